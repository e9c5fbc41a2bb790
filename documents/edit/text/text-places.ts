import { isNode, isScalar, Scalar } from 'yaml';
import type { Path } from '../../read/document/path.ts';
import type { Source } from '../../read/document/source.ts';
import { doubleQuotedMeaning } from './strings/escapes.ts';

/** An escape of a text in double quotes (YAML 1.2.2, section 5.7). */
const escape = /\\(?:x[\da-fA-F]{2}|u[\da-fA-F]{4}|U[\da-fA-F]{8}|\r?\n[ \t]*|[^])/y;

const isBlank = (letters: string): boolean => /^\s*$/.test(letters);

/** The letters of a text in the order in which they are written: where each is, and what it means. */
function* lettersOf(text: string, start: number, end: number, type: Scalar.Type | undefined) {
  let at = start;
  while (at < end) {
    let length = 1;
    let meaning = text.charAt(at);
    if (type === Scalar.QUOTE_DOUBLE && meaning === '\\') {
      escape.lastIndex = at;
      const written = escape.exec(text)?.[0] ?? meaning;
      [length, meaning] = [written.length, doubleQuotedMeaning(written)];
    } else if (type === Scalar.QUOTE_SINGLE && text.startsWith("''", at)) length = 2;
    if (!isBlank(meaning)) yield { at, meaning };
    at += length;
  }
}

/**
 * Where in the file the letters of a text stand, however it is written: quoted, escaped, folded or below its field.
 * @param index which letter of the text, counted from 0 in UTF-16 code units
 * @returns the offset of the letter, or of the next that is no blank; of the text when that cannot be told
 */
export const offsetIn = (source: Source, path: Path, index: number): number => {
  const node: unknown = source.parse().document.getIn(path, true);
  const [start = 0, end = 0] = (isNode(node) && node.range) || [];
  if (!isScalar(node) || typeof node.value !== 'string') return start;
  const { value, type } = node;
  const isQuoted = type === Scalar.QUOTE_DOUBLE || type === Scalar.QUOTE_SINGLE;
  const isBelow = type === Scalar.BLOCK_FOLDED || type === Scalar.BLOCK_LITERAL;
  const first = isBelow ? source.text.indexOf('\n', start) + 1 : start + (isQuoted ? 1 : 0);
  let read = 0;
  for (const { at, meaning } of lettersOf(source.text, first, isQuoted ? end - 1 : end, type)) {
    while (isBlank(value.charAt(read)) && read < value.length) read += 1;
    if (!value.startsWith(meaning, read)) return start;
    read += meaning.length;
    if (read > index) return at;
  }
  return start;
};
