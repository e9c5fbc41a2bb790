import { pathText } from '../../problems/place-text.ts';
import { nodeAt } from '../../check/schema/schema-at.ts';
import type { Path } from '../../read/document/path.ts';
import { schemas } from '../../read/document/schemas.ts';
import { Source } from '../../read/document/source.ts';
import { EditRefusal } from '../edit-refusal.ts';
import { filesOf, type EditableSite, type SiteFile } from '../editable-site.ts';
import { isWords } from '../example-value.ts';
import { applyEdits } from '../text/edits.ts';
import { setValue } from '../text/set-value.ts';
import { inCapitalsOf, replacedText } from './replacement.ts';
import { wordFinder, type FoundWords } from './seen-text.ts';
import { contextOf } from './words-said.ts';
import { textsIn } from './written-place.ts';

/** Words to look for, as a reader sees them. */
export type WantedWords = {
  words: string;
  /** Whether they count inside longer words, too: "oak" in "soaked". */
  isPartOfWord: boolean;
};

/** A place where words are found, to be replaced. */
export type WordPlace = {
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

type FoundText = { path: Path; text: string; places: (FoundWords & WordPlace)[] };

/**
 * The texts of a file that hold the words. Values that are not words are left out, such as the side of a picture; a phone
 * number or an address among the facts is read by visitors, so it counts.
 */
const textsWith = (
  { path: file, document: { kind, value } }: SiteFile,
  { isPartOfWord }: WantedWords,
  find: (text: string) => FoundWords[],
): FoundText[] =>
  [...textsIn(value)].flatMap(({ path, text }) => {
    const node = nodeAt(schemas[kind], value, path);
    const isValue = node !== undefined && !isWords(node);
    if (isValue && path[0] !== 'facts') return [];
    const places = find(text)
      .filter(({ isWhole }) => isWhole || isPartOfWord)
      .map((words) => {
        const obstacle = isValue ? ('value' as const) : words.holds;
        return {
          ...words,
          id: `${file} ${pathText(value, path)} ${words.from}`,
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
export const replaceablePlaces = (folder: EditableSite, wanted: WantedWords): WordPlace[] => {
  const find = wordFinder(wanted.words, folder.tokens);
  return filesOf(folder).flatMap((file) => textsWith(file, wanted, find).flatMap(({ places }) => places));
};

/** What replacing words changes, how many places, and why others were left as they are, by the ids of the places. */
export type Replacement = {
  changes: Map<string, string>;
  count: number;
  refusals: Map<string, string>;
};

/**
 * Replaces words with others, in the capitals of those that are found.
 * @param instead what is written in their place; an empty text takes the words away
 * @param chosen the ids of the places (`replaceablePlaces`) that are replaced
 */
export const replaceWords = (
  folder: EditableSite,
  wanted: WantedWords,
  instead: string,
  chosen: ReadonlySet<string>,
): Replacement => {
  const find = wordFinder(wanted.words, folder.tokens);
  const result: Replacement = { changes: new Map(), count: 0, refusals: new Map() };
  for (const file of filesOf(folder)) {
    let { text } = file.document.source;
    for (const { path, text: written, places } of textsWith(file, wanted, find)) {
      const own = places.filter(({ id, obstacle }) => chosen.has(id) && obstacle === undefined);
      if (own.length === 0) continue;
      const replacements = own.map((place) => ({
        ...place,
        instead: inCapitalsOf(place.found, wanted.words.trim(), instead.trim()),
      }));
      try {
        const next = replacedText(written, replacements);
        if (next.trim() === '') throw new EditRefusal('Nothing would be left of this text.');
        text = applyEdits(text, setValue(new Source(file.document.source.file, text), path, next));
        result.count += own.length;
      } catch (error) {
        if (!(error instanceof EditRefusal)) throw error;
        for (const { id } of own) result.refusals.set(id, error.message);
      }
    }
    if (text !== file.document.source.text) result.changes.set(file.path, text);
  }
  return result;
};
