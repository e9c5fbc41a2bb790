import { pathText } from '../../problems/place-text.ts';
import type { Path } from '../../read/document/path.ts';
import { filesOf, type EditableSite } from '../editable-site.ts';
import { wordFinder } from './seen-text.ts';
import type { Use } from './uses.ts';
import { textsIn } from './written-place.ts';
import { isNode, isScalar, Scalar } from 'yaml';
import type { Source } from '../../read/document/source.ts';
import { unitsOf } from '../text/strings/units.ts';

/** A place where words are said, with what stands around them. */
export type Said = Use & { excerpt: string };

/** Letters on either side of the words in an excerpt. */
const around = 40;

/** The text before and after a part of it, shortened, its line breaks as blanks. */
export const contextOf = (text: string, from: number, to: number): { before: string; after: string } => {
  const [start, end] = [Math.max(0, from - around), Math.min(text.length, to + around)];
  const oneLine = (part: string) => part.replace(/\s+/g, ' ');
  return {
    before: (start > 0 ? '…' : '') + oneLine(text.slice(start, from)).trimStart(),
    after: oneLine(text.slice(to, end)).trimEnd() + (end < text.length ? '…' : ''),
  };
};

const excerptOf = (text: string, from: number, to: number): string => {
  const { before, after } = contextOf(text, from, to);
  return before + text.slice(from, to).replace(/\s+/g, ' ') + after;
};

/**
 * Every place in the documents where words are said: in any spelling of capitals, accents, quotes and blanks, across
 * the lines of a long text, in what tokens stand for, and through the signs of bold words and links.
 * @param words what is looked for, as a reader sees it
 */
export const placesOfWords = (folder: EditableSite, words: string): Said[] => {
  const find = wordFinder(words, folder.tokens);
  return filesOf(folder)
    .flatMap(({ document: { source, value } }) =>
      [...textsIn(value)].flatMap(({ path, text }) =>
        find(text).map(({ from, to }): Said => {
          const position = source.positionOf(offsetIn(source, path, from));
          const where = { file: source.file, ...position, path, place: pathText(value, path) };
          return { ...where, excerpt: excerptOf(text, from, to) };
        }),
      ),
    )
    .sort((a, b) => (a.file === b.file ? a.line - b.line || a.column - b.column : a.file < b.file ? -1 : 1));
};

const isBlank = (letters: string): boolean => /^\s*$/.test(letters);

/**
 * Where in the file the letters of a text stand, however it is written: quoted, escaped, folded or below its field.
 * @param index which letter of the text, counted from 0 in UTF-16 code units
 * @returns the offset of the letter, or of the next that is no blank; of the text when that cannot be told
 */
const offsetIn = (source: Source, path: Path, index: number): number => {
  const node: unknown = source.parse().document.getIn(path, true);
  const [start = 0, end = 0] = (isNode(node) && node.range) || [];
  if (!isScalar(node) || typeof node.value !== 'string') return start;
  const { value, type } = node;
  const isQuoted = type === Scalar.QUOTE_DOUBLE || type === Scalar.QUOTE_SINGLE;
  const isBelow = type === Scalar.BLOCK_FOLDED || type === Scalar.BLOCK_LITERAL;
  let at = isBelow ? source.text.indexOf('\n', start) + 1 : start + (isQuoted ? 1 : 0);
  let read = 0;
  for (const { raw, meaning } of unitsOf(source.text.slice(at, end), type ?? Scalar.PLAIN, 0)) {
    at += raw.length;
    if (isBlank(meaning)) continue;
    while (isBlank(value.charAt(read)) && read < value.length) read += 1;
    if (!value.startsWith(meaning, read)) return start;
    read += meaning.length;
    if (read > index) return at - raw.length;
  }
  return start;
};
