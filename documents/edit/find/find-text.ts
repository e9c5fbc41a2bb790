import { schemaAt } from '../../check/schema/schema-at.ts';
import { formatDocumentPath } from '../../problems/format-path.ts';
import type { Path } from '../../read/document/path.ts';
import { schemas } from '../../read/document/schemas.ts';
import { allFiles, type EditableSite, type EditableFile } from '../editable-site.ts';
import { isProse } from '../example-value.ts';
import { createTextFinder, type TextSpan } from './text-finder.ts';
import { sortUsages, useOf, type Usage } from './usages.ts';
import { visibleTexts } from './source-path.ts';

/** Words to look for, as a reader sees them. */
export type TextQuery = {
  words: string;
  /** Whether they count inside longer words, too: "oak" in "soaked". */
  isPartOfWord: boolean;
};

/** A place where words are found. */
export type TextMatch = {
  /** What tells it from other places of the same search. */
  id: string;
  file: string;
  path: Path;
  /** The words as they are written there, and the text around them. */
  found: string;
  before: string;
  after: string;
  /** What keeps them from being replaced: what is among the words, or that the field holds no words (`value`). */
  obstacle?: 'token' | 'bold' | 'link' | 'value';
};

/** Letters on either side of the words in an excerpt. */
const around = 40;

/** The text before and after a part of it, shortened, its line breaks as blanks. */
const contextOf = (text: string, from: number, to: number): { before: string; after: string } => {
  const [start, end] = [Math.max(0, from - around), Math.min(text.length, to + around)];
  const oneLine = (part: string) => part.replace(/\s+/g, ' ');
  return {
    before: (start > 0 ? '…' : '') + oneLine(text.slice(start, from)).trimStart(),
    after: oneLine(text.slice(to, end)).trimEnd() + (end < text.length ? '…' : ''),
  };
};

type FoundText = { path: Path; text: string; places: (TextSpan & TextMatch)[] };

/**
 * The texts of a file that hold the words. Values that are not words are left out, such as the side of a picture; a phone
 * number or an address among the facts is read by visitors, so it counts.
 */
export const findMatchingTexts = (
  { path: file, document: { kind, value } }: EditableFile,
  { isPartOfWord }: TextQuery,
  find: (text: string) => TextSpan[],
): FoundText[] =>
  [...visibleTexts(value)].flatMap(({ path, text }) => {
    const node = schemaAt(schemas[kind], value, path);
    const isValue = node !== undefined && !isProse(node);
    if (isValue && path[0] !== 'facts') return [];
    const places = find(text)
      .filter(({ isWhole }) => isWhole || isPartOfWord)
      .map((words) => {
        const obstacle = isValue ? ('value' as const) : words.holds;
        return {
          ...words,
          id: `${file} ${formatDocumentPath(value, path)} ${words.from}`,
          file,
          path,
          found: text.slice(words.from, words.to),
          ...contextOf(text, words.from, words.to),
          ...(obstacle && { obstacle }),
        };
      });
    return places.length > 0 ? [{ path, text, places }] : [];
  });

/** Every place of words that a visitor may read, and what keeps some of them from being replaced. */
export const findReplaceableText = (folder: EditableSite, wanted: TextQuery): TextMatch[] => {
  const find = createTextFinder(wanted.words, folder.tokens);
  return allFiles(folder).flatMap((file) =>
    findMatchingTexts(file, wanted, find).flatMap(({ places }) => places),
  );
};

/**
 * Every place in the documents where words are said: in any spelling of capitals, accents, quotes and blanks, across
 * the lines of a long text, in what tokens stand for, and through the signs of bold words and links.
 * @param words what is looked for, as a reader sees it
 */
export const findText = (folder: EditableSite, words: string): (Usage & { excerpt: string })[] => {
  const find = createTextFinder(words, folder.tokens);
  const places = allFiles(folder).flatMap((file) =>
    findMatchingTexts(file, { words, isPartOfWord: true }, find).flatMap((found) =>
      found.places.map(({ path, from, before, after, found: said }) => {
        // The first word alone: those behind it may be on the next line of the file.
        const [first = ''] = /^[^\s"'\\]+/.exec(said) ?? [];
        const occurrence = first === '' ? 0 : found.text.slice(0, from).split(first).length - 1;
        const use = useOf(file, { path, excerpt: { text: first, occurrence } });
        return { ...use, excerpt: before + said.replace(/\s+/g, ' ') + after };
      }),
    ),
  );
  return sortUsages(places);
};
