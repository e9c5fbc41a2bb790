import { interpolateText, type Tokens } from '../../read/site/tokens.ts';

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
const markup = /\{[^{}]*\}|\*\*|\[(?=[^\]]*\]\()|\]\((?:[^()\n]|\([^()\n]*\))+\)/g;
const markupOrLetter = new RegExp(`(${markup.source})|[^]`, 'gu');

/** Where a letter that a reader sees is written: from one offset to another, in a token or as itself. */
type Origin = { from: number; to: number; isToken: boolean };

/** What a reader sees of a text: its letters as they are compared, each with its origin in the text. */
type Seen = { letters: string; origins: Origin[] };

const seenOf = (text: string, { values }: Pick<Tokens, 'values'>): Seen => {
  let letters = '';
  const origins: Origin[] = [];
  for (const { 0: piece, 1: sign, index } of text.matchAll(markupOrLetter)) {
    const isToken = sign?.startsWith('{') === true;
    if (sign !== undefined && !isToken) continue;
    const origin = { from: index, to: index + piece.length, isToken };
    // What looks like a token and is none is shown as it is.
    for (const letter of isToken ? interpolateText(piece, values) : piece)
      for (const part of plain(letter)) {
        const isBlank = /\s/.test(part);
        if (isBlank && letters.endsWith(' ')) continue;
        letters += isBlank ? ' ' : part;
        for (let unit = 0; unit < part.length; unit += 1) origins.push(origin);
      }
  }
  return { letters, origins };
};

/** Words in a text: from one offset to another. */
export type TextSpan = {
  from: number;
  to: number;
  /** Whether no letter or digit precedes or follows them. */
  isWhole: boolean;
  /** What is among the words besides their letters, so that they cannot be replaced; undefined for nothing. */
  holds: 'token' | 'bold' | 'link' | undefined;
};

const endsInWord = /[\p{L}\p{N}]$/u;
const beginsWithWord = /^[\p{L}\p{N}]/u;
/** The rest of a word such as "can't", which is another word than "can". */
const contraction = /^'t(?![\p{L}\p{N}])/u;

const isWholeAt = (letters: string, from: number, to: number): boolean => {
  const [words, before, after] = [
    letters.slice(from, to),
    letters.slice(Math.max(0, from - 2), from),
    letters.slice(to, to + 3),
  ];
  if (beginsWithWord.test(words) && endsInWord.test(before)) return false;
  return !endsInWord.test(words) || !(beginsWithWord.test(after) || contraction.test(after));
};

const heldBy = (text: string, origins: readonly Origin[]): TextSpan['holds'] => {
  if (origins.some(({ isToken }) => isToken)) return 'token';
  const written = text.slice(origins[0]?.from, origins.at(-1)?.to);
  const signs = Array.from(written.matchAll(markup), ([sign]) => sign);
  if (signs.length === 0) return undefined;
  return signs.every((sign) => sign === '**') ? 'bold' : 'link';
};

/** Finds words in one text after another. @param words what is looked for, as a reader sees it */
export const createTextFinder = (words: string, tokens: Pick<Tokens, 'values'>) => {
  const wanted = seenOf(words.trim(), tokens).letters;
  return (text: string): TextSpan[] => {
    if (wanted === '') return [];
    const { letters, origins } = seenOf(text, tokens);
    const found: TextSpan[] = [];
    for (let at = letters.indexOf(wanted); at >= 0; at = letters.indexOf(wanted, at + wanted.length)) {
      const own = origins.slice(at, at + wanted.length);
      const [from, last] = [own[0]?.from ?? 0, own.at(-1)?.to ?? text.length];
      // An accent that follows its letter belongs to it.
      const to = last + (/^[\p{Mark}\u00ad]+/u.exec(text.slice(last))?.[0].length ?? 0);
      const holds = text.slice(from, to) === words.trim() ? undefined : heldBy(text, own);
      found.push({ from, to, isWhole: isWholeAt(letters, at, at + wanted.length), holds });
    }
    return found;
  };
};
