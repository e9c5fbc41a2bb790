import { interpolateText } from '../../read/site/interpolate.ts';
import type { Tokens } from '../../read/site/tokens.ts';

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
const normalize = (character: string): string =>
  (quotes[character] ?? character)
    .normalize('NFKD')
    .replace(/[\p{Mark}\u00ad]/gu, '')
    .toLowerCase();

/** Matches a token, a bold marker, or the start or end of a link. */
const markup = /\{[^{}]*\}|\*\*|\[(?=[^\]]*\]\()|\]\((?:[^()\n]|\([^()\n]*\))+\)/g;
const markupOrCharacter = new RegExp(`(${markup.source})|[^]`, 'gu');

/** Source range of a visible character, and whether it comes from a token. */
type Origin = { from: number; to: number; isToken: boolean };

/** Visible text: normalized characters, each with its source range. */
type NormalizedText = { characters: string; origins: Origin[] };

const normalizeText = (text: string, values: Tokens['values']): NormalizedText => {
  let characters = '';
  const origins: Origin[] = [];
  for (const { 0: match, 1: markupMatch, index } of text.matchAll(markupOrCharacter)) {
    const isToken = markupMatch?.startsWith('{') === true;
    if (markupMatch !== undefined && !isToken) continue;
    const origin = { from: index, to: index + match.length, isToken };
    // An unknown token is shown as written.
    for (const character of isToken ? interpolateText(match, values) : match)
      for (const normalized of normalize(character)) {
        const isBlank = /\s/.test(normalized);
        if (isBlank && characters.endsWith(' ')) continue;
        characters += isBlank ? ' ' : normalized;
        for (let unit = 0; unit < normalized.length; unit += 1) origins.push(origin);
      }
  }
  return { characters, origins };
};

/** Range of a match in a text. */
export type TextSpan = {
  from: number;
  to: number;
  /** Whether no letter or digit is directly before or after it. */
  isWholeWord: boolean;
  /** Markup within the match, which prevents its replacement. */
  markup: 'token' | 'bold' | 'link' | undefined;
};

const endsInWord = /[\p{L}\p{N}]$/u;
const beginsWithWord = /^[\p{L}\p{N}]/u;
/** Matches the end of a contraction such as "can't", which is a different word than "can". */
const contraction = /^'t(?![\p{L}\p{N}])/u;

const isWholeWordAt = (characters: string, from: number, to: number): boolean => {
  const words = characters.slice(from, to);
  const before = characters.slice(Math.max(0, from - 2), from);
  const after = characters.slice(to, to + 3);
  if (beginsWithWord.test(words) && endsInWord.test(before)) return false;
  return !endsInWord.test(words) || !(beginsWithWord.test(after) || contraction.test(after));
};

const findMarkup = (text: string, origins: readonly Origin[]): TextSpan['markup'] => {
  if (origins.some(({ isToken }) => isToken)) return 'token';
  const source = text.slice(origins[0]?.from, origins.at(-1)?.to);
  const found = Array.from(source.matchAll(markup), ([match]) => match);
  if (found.length === 0) return undefined;
  return found.every((match) => match === '**') ? 'bold' : 'link';
};

/** Creates a function that finds words in texts. @param words the search text as readers see it */
export const createTextFinder = (words: string, tokens: Tokens['values']) => {
  const query = normalizeText(words.trim(), tokens).characters;
  return (text: string): TextSpan[] => {
    if (query === '') return [];
    const { characters, origins } = normalizeText(text, tokens);
    const found: TextSpan[] = [];
    for (let at = characters.indexOf(query); at >= 0; at = characters.indexOf(query, at + query.length)) {
      const matched = origins.slice(at, at + query.length);
      const [from, last] = [matched[0]?.from ?? 0, matched.at(-1)?.to ?? text.length];
      // A combining accent belongs to the letter before it.
      const to = last + (/^[\p{Mark}\u00ad]+/u.exec(text.slice(last))?.[0].length ?? 0);
      const markupInMatch = text.slice(from, to) === words.trim() ? undefined : findMarkup(text, matched);
      found.push({
        from,
        to,
        isWholeWord: isWholeWordAt(characters, at, at + query.length),
        markup: markupInMatch,
      });
    }
    return found;
  };
};
