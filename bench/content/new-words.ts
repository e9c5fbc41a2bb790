import { createRandom } from '../send-email/random.ts';

/** Tokens, the targets of links, and words too short to be worth exchanging stay as they are. */
const kept = /\{[^}]*\}|\]\([^)]*\)/;
const word = /\{[^}]*\}|\]\([^)]*\)|[A-Za-z]{4,}/g;

/** The words of some texts by their length, each once, small, in the order of the alphabet. */
export const vocabularyOf = (texts: Iterable<string>): Map<number, string[]> => {
  const words = new Set([...texts].flatMap((text) => text.toLowerCase().match(/\b[a-z]{4,}\b/g) ?? []));
  const byLength = new Map<number, string[]>();
  for (const one of [...words].sort()) byLength.set(one.length, [...(byLength.get(one.length) ?? []), one]);
  return byLength;
};

/**
 * Puts another word of the same length in the place of every word, so that a text stays as long as it is and looks
 * the same on the page, and no two pages say the same.
 * @param seed the same one gives the same words
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
      text.replace(word, (found) => (kept.test(found) ? found : another(found))),
  };
};
