import { createRandom } from '../../tests/support/sites/random-numbers.ts';

/** Tokens, link targets and short words are not replaced. */
const unchanged = /\{[^}]*\}|\]\([^)]*\)/;
const word = /\{[^}]*\}|\]\([^)]*\)|[A-Za-z]{4,}/g;

/** Returns the words of some texts by length, in lower case, without duplicates, sorted. */
export const vocabularyOf = (texts: Iterable<string>): Map<number, string[]> => {
  const words = new Set([...texts].flatMap((text) => text.toLowerCase().match(/\b[a-z]{4,}\b/g) ?? []));
  const byLength = new Map<number, string[]>();
  for (const one of [...words].sort()) byLength.set(one.length, [...(byLength.get(one.length) ?? []), one]);
  return byLength;
};

/**
 * Creates a function that replaces every word with another one of the same length, so that pages have different texts
 * with the same layout.
 * @param seed the same seed produces the same words
 */
export const createRewriter = (vocabulary: ReadonlyMap<number, string[]>, seed: number) => {
  const random = createRandom(seed);
  const another = (old: string): string => {
    const choice = vocabulary.get(old.length) ?? [old];
    const drawn = choice[Math.floor(random() * choice.length)] ?? old;
    return /^[A-Z]/.test(old) ? drawn.charAt(0).toUpperCase() + drawn.slice(1) : drawn;
  };
  return {
    random,
    rewrite: (text: string): string =>
      text.replace(word, (found) => (unchanged.test(found) ? found : another(found))),
  };
};
