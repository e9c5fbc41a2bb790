import { pathText } from '../../problems/place-text.ts';
import { isFields, type Path } from '../../read/document/path.ts';
import { filesOf, type EditableSite } from '../editable-site.ts';
import { offsetIn } from '../text/text-places.ts';
import { wordFinder } from './seen-text.ts';
import type { Use } from './uses.ts';

/** A place where words are said, with what stands around them. */
export type Said = Use & { excerpt: string };

/** Fields that say nothing to a visitor. */
const unspoken = new Set(['type', 'href', 'src', 'icon', 'anchor', 'formerly', 'imageHosts']);

/** Every text of a document that a visitor may read. */
export function* textsIn(value: unknown, path: Path = []): Generator<{ path: Path; text: string }> {
  if (typeof value === 'string') yield { path, text: value };
  else if (Array.isArray(value))
    for (const [index, item] of value.entries()) yield* textsIn(item, [...path, index]);
  else if (isFields(value))
    for (const [key, item] of Object.entries(value)) {
      const isName = key === 'name' && value['type'] === 'shared';
      if (!unspoken.has(key) && !isName) yield* textsIn(item, [...path, key]);
    }
}

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
