/** What is known of a mistake in the lines of a file. Only a correction that is certain has `write`. */
export type LineParams = {
  sign?: string;
  name?: string;
  /** The line as it should be, and whether other lines are to be corrected in the same way. */
  write?: string;
  others?: boolean;
  /** The spaces with which the line begins, and those with which it should begin. */
  from?: number;
  to?: number;
  /** The line that shows what belongs here. */
  example?: { line: number; text: string };
};

type Words = { message: (params: LineParams) => string; fix: (params: LineParams) => string };

const spaces = (count = 0): string =>
  count === 0 ? 'without spaces' : `with ${count} ${count === 1 ? 'space' : 'spaces'}`;

/** A text with the parameters in it: `{sign}`, `{name}`, `{from}` and `{to}`. */
const filled =
  (text: string) =>
  ({ sign = '', name = '', from, to }: LineParams): string => {
    const words: Record<string, string> = {
      sign: sign || 'a space',
      name: name || 'text',
      from: spaces(from),
      to: spaces(to),
    };
    return text.replace(/\{(sign|name|from|to)\}/g, (_, key: string) => words[key] ?? '');
  };

/** What is wrong with a line, and what a line of its kind looks like; the exact line where it is certain. */
export const lineMessage = (message: string, otherwise: string): Words => ({
  message: filled(message),
  fix: (params) => {
    const { write, others = false } = params;
    if (write === undefined) return filled(otherwise)(params);
    return `Write ${write}${others ? ', and the other lines in the same way' : ''}.`;
  },
});

/** The same of a line in the wrong column: where it begins if that is certain, or else a line that shows it. */
export const wrongColumn = (message: string): Words => ({
  message: filled(message),
  fix: ({ to, example, others = false }) => {
    if (to !== undefined)
      return `Begin it ${spaces(to)}${others ? ', and move the lines below that belong to it by as much' : ''}.`;
    const such = example ? `, such as ${example.text} on line ${example.line}` : '';
    return `Begin it in the same column as the line it belongs with${such}.`;
  },
});
