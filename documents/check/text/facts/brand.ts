import { distance } from 'fastest-levenshtein';
import type { Tokens } from '../../../read/site/tokens.ts';
import { finding } from '../../../problems/finding.ts';
import type { TextCheck } from '../text-checks.ts';

/** Minimum length of a name that is checked. Shorter names are similar to too many other words. */
const minLength = 4;

/** Facts that are not checked: the name itself, and the e-mail address and URL, which are lowercase. */
const ownSpellings = /^(facts\.(name|url)|locations\.\d+\.email)$/;

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/\band\b/g, '')
    .replace(/[^\p{L}\p{N}]/gu, '');

const word = /[\p{L}\p{N}&'’-]+/gu;

/** Returns how many letters may differ in a misspelled name. */
const maxDistance = (expected: string): number => Math.min(2, Math.floor(expected.length / 8));

/**
 * Splits the name into parts so that every misspelled name contains at least one of them. Texts without any part are
 * skipped.
 */
const splitName = (expected: string): string[] => {
  const size = Math.floor(expected.length / (maxDistance(expected) + 1));
  return Array.from({ length: maxDistance(expected) + 1 }, (_, index) =>
    expected.slice(index * size, (index + 1) * size),
  );
};

/** Returns a function that finds near matches of the name, with one word more or less. */
const createSpellingFinder = (name: string) => {
  const expected = plain(name);
  const pieces = splitName(expected);
  const count = [...name.matchAll(word)].length;
  return function* (text: string): Generator<string> {
    const whole = plain(text);
    if (!pieces.some((piece) => whole.includes(piece))) return;
    const words = [...text.matchAll(word)];
    const plains = words.map(([written]) => plain(written));
    for (let index = 0; index < words.length; index += 1) {
      // The first word may be "and", which `plain` has removed.
      if (plains[index] !== '' && plains[index]?.[0] !== expected[0]) continue;
      for (const size of [count, count + 1, count - 1]) {
        const [first, last] = [words[index], words[index + size - 1]];
        if (size < 1 || !first || !last) continue;
        const written = plains.slice(index, index + size).join('');
        if (Math.abs(written.length - expected.length) > 2 || written[0] !== expected[0]) continue;
        if (distance(written, expected) > maxDistance(expected)) continue;
        yield text.slice(first.index, last.index + last[0].length);
        index += size - 1;
        break;
      }
    }
  };
};

/** Returns a check for misspellings of the business name. */
export const createBrandCheck = ({ values }: Pick<Tokens, 'values'>): TextCheck => {
  const name = values.get('name');
  if (name === undefined || plain(name).length < minLength) return () => [];
  const spellingsIn = createSpellingFinder(name);
  return function* ({ path, text }) {
    if (ownSpellings.test(path.join('.'))) return;
    for (const piece of spellingsIn(text)) {
      if (piece.replace(/['’]s$/, '') === name) continue;
      const options = { excerpt: { text: piece }, replacement: '{name}' };
      yield finding('brand-spelling', path, { written: piece }, options);
    }
  };
};
