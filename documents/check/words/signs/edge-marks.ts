import { finding, type Finding } from '../../../problems/finding.ts';
import type { Text } from '../../../read/document/texts.ts';
import { entry, quoted } from '../../../problems/words.ts';

const longestShown = 80;
const wrapped =
  /^(?:[“”]([^“”"]+)[“”"]|"([^“”"]+)[“”]|„([^„“”"]+)[“”"]|«([^«»]+)»|»([^«»]+)«|‘([^‘’]+)’|"([^"]+)"|''([^']+)'')$/;

/** The line to write; nothing when it is too long to be shown. */
const lineOf = (path: Text['path'], words: string): string | undefined => {
  const line = entry(path, quoted(words));
  return line.length > longestShown || words.includes('\n') ? undefined : line;
};

/** Quotes around a whole text, and characters that were left at its end: readers would see them. */
export function* edgeMarks({ path, text }: Text): Generator<Finding> {
  const whole = text.trim();
  const inside = wrapped
    .exec(whole)
    ?.slice(1)
    .find((group) => group !== undefined);
  if (inside !== undefined) {
    yield finding('stray-mark', path, { cause: 'quotes', line: lineOf(path, inside.trim()) });
    return;
  }
  const open = /^[“„«](?=[^”“»"]*$)|^‘(?=\p{L}[^’]*$)/u.exec(whole)?.[0];
  if (open !== undefined) {
    yield finding('stray-mark', path, { cause: 'open', mark: open, line: lineOf(path, whole.slice(1)) });
    return;
  }
  const end = /[,;]$|(?<=^[^[]*)\]$|(?<=^[^"]*[^"\d\s])"$|(?<=^(?:(?!\B').)*\S)(?<!in|[s\d])'$/i.exec(
    whole,
  )?.[0];
  if (end === undefined) return;
  const rest = whole
    .slice(0, -1)
    .replace(/^"(.*)"$/, '$1')
    .trim();
  yield finding('stray-mark', path, { cause: 'end', mark: end, line: lineOf(path, rest) });
}
