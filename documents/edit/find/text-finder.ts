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

/** Normalizes a character for comparison: lower case, no accents, straight quotes and hyphens. */
const plain = (letter: string): string =>
  (quotes[letter] ?? letter)
    .normalize('NFKD')
    .replace(/[\p{Mark}\u00ad]/gu, '')
    .toLowerCase();

/** Matches a token, a bold marker, or the start or end of a link. */
const markup = /\{[^{}]*\}|\*\*|\[(?=[^\]]*\]\()|\]\((?:[^()\n]|\([^()\n]*\))+\)/g;
const markupOrLetter = new RegExp(`(${markup.source})|[^]`, 'gu');

/** Source range of a visible character, and whether it comes from a token. */
type Origin = { from: number; to: number; isToken: boolean };

/** Visible text: normalized characters, each with its source range. */
type Seen = { letters: string; origins: Origin[] };

const seenOf = (text: string, { values }: Pick<Tokens, 'values'>): Seen => {
  let letters = '';
  const origins: Origin[] = [];
  for (const { 0: piece, 1: sign, index } of text.matchAll(markupOrLetter)) {
    const isToken = sign?.startsWith('{') === true;
    if (sign !== undefined && !isToken) continue;
    const origin = { from: index, to: index + piece.length, isToken };
    // An unknown token is shown as written.
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

/** Range of a match in a text. */
export type TextSpan = {
  from: number;
  to: number;
  /** Whether no letter or digit is directly before or after it. */
  isWhole: boolean;
  /** Markup within the match, which prevents its replacement. */
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

/** Creates a function that finds words in texts. @param words the search text as readers see it */
export const createTextFinder = (words: string, tokens: Pick<Tokens, 'values'>) => {
  const wanted = seenOf(words.trim(), tokens).letters;
  return (text: string): TextSpan[] => {
    if (wanted === '') return [];
    const { letters, origins } = seenOf(text, tokens);
    const found: TextSpan[] = [];
    for (let at = letters.indexOf(wanted); at >= 0; at = letters.indexOf(wanted, at + wanted.length)) {
      const own = origins.slice(at, at + wanted.length);
      const [from, last] = [own[0]?.from ?? 0, own.at(-1)?.to ?? text.length];
      // A combining accent belongs to the letter before it.
      const to = last + (/^[\p{Mark}\u00ad]+/u.exec(text.slice(last))?.[0].length ?? 0);
      const holds = text.slice(from, to) === words.trim() ? undefined : heldBy(text, own);
      found.push({ from, to, isWhole: isWholeAt(letters, at, at + wanted.length), holds });
    }
    return found;
  };
};
