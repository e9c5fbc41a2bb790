/** Parameters of a mistake in a line. `write` is only set if the correction is certain. */
export type LineParams = {
  sign?: string;
  name?: string;
  /** The corrected line, and whether other lines need the same correction. */
  write?: string;
  others?: boolean;
  /** The current and the correct number of spaces at the start of the line. */
  from?: number;
  to?: number;
  /** A line that is an example of the right column. */
  example?: { line: number; text: string };
};

type LineMessages = { message: (params: LineParams) => string; fix: (params: LineParams) => string };

const spaces = (count = 0): string =>
  count === 0 ? 'without spaces' : `with ${count} ${count === 1 ? 'space' : 'spaces'}`;

/** Returns a function that fills in the parameters `{token}`, `{name}`, `{from}` and `{to}`. */
const fillIn =
  (text: string) =>
  ({ sign = '', name = '', from, to }: LineParams): string => {
    const words: Record<string, string> = {
      token: sign || 'a space',
      name: name || 'text',
      from: spaces(from),
      to: spaces(to),
    };
    return text.replace(/\{(token|name|from|to)\}/g, (_, key: string) => words[key] ?? '');
  };

/**
 * Creates the messages of a mistake in a line. The fix is the corrected line if it is certain, or else `otherwise`.
 */
export const lineMessage = (message: string, otherwise: string): LineMessages => ({
  message: fillIn(message),
  fix: (params) => {
    const { write, others = false } = params;
    if (write === undefined) return fillIn(otherwise)(params);
    return `Write ${write}${others ? ', and the other lines in the same way' : ''}.`;
  },
});

/**
 * Creates the messages of a line in the wrong column. The fix is the right column if it is certain, or else an
 * example line.
 */
export const wrongColumn = (message: string): LineMessages => ({
  message: fillIn(message),
  fix: ({ to, example, others = false }) => {
    if (to !== undefined)
      return `Begin it ${spaces(to)}${others ? ', and move the lines below that belong to it by as much' : ''}.`;
    const such = example ? `, such as ${example.text} on line ${example.line}` : '';
    return `Indent it like the other lines of its group${such}.`;
  },
});
