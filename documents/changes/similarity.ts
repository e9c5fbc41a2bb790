import { isMapping } from '../read/document/path.ts';

/** How often each word is said in a value; a word that stands in another field is another word. */
const wordsIn = (value: unknown, field = '', counts = new Map<string, number>()): Map<string, number> => {
  if (Array.isArray(value)) for (const each of value) wordsIn(each, field, counts);
  else if (isMapping(value)) for (const [name, each] of Object.entries(value)) wordsIn(each, name, counts);
  else
    for (const word of String(value)
      .toLowerCase()
      .match(/[\p{L}\p{N}/]+/gu) ?? []) {
      const key = `${field} ${word}`;
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
  return counts;
};

/** What a value says, ready to be compared with others. */
export type WordCounts = { words: ReadonlyMap<string, number>; count: number };

/** Reads what a value says. */
export const countWords = (value: unknown): WordCounts => {
  const words = wordsIn(value);
  return { words, count: [...words.values()].reduce((sum, count) => sum + count, 0) };
};

/** The share of words that two values have in common, from 0 to 1 (Dice's coefficient of their words). */
export const similarity = (one: WordCounts, other: WordCounts): number => {
  let shared = 0;
  for (const [word, count] of one.words) shared += Math.min(count, other.words.get(word) ?? 0);
  return one.count + other.count === 0 ? 1 : (2 * shared) / (one.count + other.count);
};

/** A value before and one after, each by its name or index, and their likeness. */
type Pair<Key> = { from: Key; to: Key; like: number };

/** Takes the pairs that are most alike, each side once. @param pairs those that were taken already */
export const pairMostSimilar = <Key>(candidates: Pair<Key>[], pairs = new Map<Key, Key>()): Map<Key, Key> => {
  const taken = new Set(pairs.values());
  for (const { from, to } of candidates.sort((one, other) => other.like - one.like)) {
    if (pairs.has(from) || taken.has(to)) continue;
    pairs.set(from, to);
    taken.add(to);
  }
  return pairs;
};
