import { isFields, pathText, type Path } from '../../read/document/path.ts';
import { sectionTypes } from '../../read/document/schemas.ts';
import { interpolateText, type Tokens } from '../../read/site/tokens.ts';
import { filesOf, type EditableSite } from '../editable-site.ts';
import { offsetIn } from '../text/text-places.ts';
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

const quotes: Record<string, string> = {
  '’': "'",
  '‘': "'",
  '“': '"',
  '”': '"',
  '–': '-',
  '—': '-',
  '‑': '-',
};

/** A letter as it is compared: small, without accents, quotes and dashes straight. */
const plain = (letter: string): string =>
  (quotes[letter] ?? letter)
    .normalize('NFKD')
    .replace(/[\p{Mark}\u00ad]/gu, '')
    .toLowerCase();

/** A token; the signs of bold words; the beginning and the end of a link. */
export const markup = /\{[^{}]*\}|\*\*|\[(?=[^\]]*\]\()|\]\((?:[^()\n]|\([^()\n]*\))+\)/g;

/** What a reader sees of a text: its letters as they are compared, each with its place in the text. */
const seenOf = (text: string, { values }: Pick<Tokens, 'values'>): { letters: string; places: number[] } => {
  let letters = '';
  const places: number[] = [];
  const add = (shown: string, from: number, isOne: boolean) => {
    let place = from;
    for (const letter of shown) {
      for (const part of plain(letter)) {
        const isBlank = /\s/.test(part);
        if (!isBlank || !letters.endsWith(' ')) {
          letters += isBlank ? ' ' : part;
          for (let unit = 0; unit < part.length; unit += 1) places.push(place);
        }
      }
      if (!isOne) place += letter.length;
    }
  };
  let done = 0;
  for (const { 0: sign, index } of text.matchAll(markup)) {
    add(text.slice(done, index), done, false);
    // What looks like a token and is none stands as it is.
    if (sign.startsWith('{')) add(interpolateText(sign, values), index, true);
    done = index + sign.length;
  }
  add(text.slice(done), done, false);
  return { letters, places };
};

/** Letters on either side of the words in an excerpt. */
const around = 40;

const excerptOf = (text: string, from: number, to: number): string => {
  const [start, end] = [Math.max(0, from - around), Math.min(text.length, to + around)];
  const cut = text.slice(start, end).replace(/\s+/g, ' ').trim();
  return `${start > 0 ? '…' : ''}${cut}${end < text.length ? '…' : ''}`;
};

/**
 * Every place in the documents where words are said: in any spelling of capitals, accents, quotes and blanks, across
 * the lines of a long text, in what tokens stand for, and through the signs of bold words and links.
 * @param words what is looked for, as a reader sees it
 */
export const placesOfWords = (folder: EditableSite, words: string): Said[] => {
  const { tokens } = folder;
  const wanted = seenOf(words.trim(), tokens).letters;
  if (wanted === '') return [];
  return filesOf(folder)
    .flatMap(({ document: { source, value } }) =>
      [...textsIn(value)].flatMap(({ path, text }) => {
        const { letters, places } = seenOf(text, tokens);
        const found: Said[] = [];
        for (let at = letters.indexOf(wanted); at >= 0; at = letters.indexOf(wanted, at + wanted.length)) {
          const from = places[at] ?? 0;
          const to = places[at + wanted.length] ?? text.length;
          const position = source.positionOf(offsetIn(source, path, from));
          const where = { file: source.file, ...position, path: pathText(value, path, sectionTypes) };
          found.push({ ...where, excerpt: excerptOf(text, from, to) });
        }
        return found;
      }),
    )
    .sort((a, b) => (a.file === b.file ? a.line - b.line || a.column - b.column : a.file < b.file ? -1 : 1));
};
