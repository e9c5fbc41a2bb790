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
import { wordFinder, type FoundWords } from './seen-text.ts';
import { contextOf, textsIn } from './words-said.ts';

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

const initials = /(?<![\p{L}\p{N}'’])\p{L}/gu;

const lettersIn = (text: string): string[] => text.match(/\p{L}/gu) ?? [];
const isCapital = (letter: string | undefined): boolean => letter !== letter?.toLowerCase();

/** How a text uses capitals: for all its letters, for each word, for the first word, for none, or in another way. */
const capitalsOf = (text: string): 'all' | 'words' | 'first' | 'none' | 'other' => {
  const letters = lettersIn(text);
  if (!letters.some(isCapital)) return 'none';
  if (letters.length > 1 && letters.every(isCapital)) return 'all';
  if ((text.match(initials) ?? []).every(isCapital)) return 'words';
  return isCapital(letters[0]) ? 'first' : 'other';
};

const withCapital = (text: string): string => text.replace(/\p{L}/u, (letter) => letter.toUpperCase());

/**
 * Returns the words that replace found ones, with the capitals of those: "Oak" becomes "Maple" and "OAK" becomes "MAPLE"
 * where "oak" is replaced by "maple". Words that are found as they were typed become exactly what was typed instead.
 */
export const inCapitalsOf = (found: string, wanted: string, instead: string): string => {
  const [capitals, typed] = [capitalsOf(found), capitalsOf(wanted)];
  if (capitals === typed || capitals === 'other') return instead;
  // Of "Oak" and "Maple" neither capital is part of the word; that of "IKEA" is.
  const plain = typed === capitalsOf(instead) ? instead.toLowerCase() : instead;
  if (capitals === 'all') return plain.toUpperCase();
  if (capitals === 'none') return plain;
  return capitals === 'words' && /\s/.test(found)
    ? plain.replaceAll(initials, (letter) => letter.toUpperCase())
    : withCapital(plain);
};

/** One replacement in a text: what is from `from` to `to` becomes `instead`. */
type Exchange = { from: number; to: number; instead: string };

/** A text with replacements. Where words are taken away, so is one of the blanks around them. */
export const replacedText = (text: string, replacements: readonly Exchange[]): string => {
  let made = '';
  let done = 0;
  for (const { from, to, instead } of replacements) {
    made += text.slice(done, from) + instead;
    done = to;
    if (instead !== '') continue;
    if (/(?:^|\s)$/.test(made)) done += /^[ \t]*/.exec(text.slice(done))?.[0].length ?? 0;
    if (/^(?:$|[.,;:!?)\n])/.test(text.slice(done))) made = made.replace(/[ \t]+$/, '');
  }
  return made + text.slice(done);
};
