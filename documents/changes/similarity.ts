import { isMapping } from '../read/document/path.ts';

/** Counts each word of a value; the same word in another field counts separately. */
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

/** Word counts of a value, for comparisons. */
export type WordCounts = { words: ReadonlyMap<string, number>; count: number };

/** Counts the words of a value. */
export const countWords = (value: unknown): WordCounts => {
  const words = wordsIn(value);
  return { words, count: [...words.values()].reduce((sum, count) => sum + count, 0) };
};

/** Returns the similarity of two values from 0 to 1 (Dice's coefficient of their words). */
export const similarity = (one: WordCounts, other: WordCounts): number => {
  let shared = 0;
  for (const [word, count] of one.words) shared += Math.min(count, other.words.get(word) ?? 0);
  return one.count + other.count === 0 ? 1 : (2 * shared) / (one.count + other.count);
};

/** An old and a new value, by name or index, and their similarity. */
type Pair<Key> = { from: Key; to: Key; like: number };

/** Selects the most similar pairs, using each value once. @param pairs pairs that were selected before */
export const pairMostSimilar = <Key>(candidates: Pair<Key>[], pairs = new Map<Key, Key>()): Map<Key, Key> => {
  const taken = new Set(pairs.values());
  for (const { from, to } of candidates.sort((one, other) => other.like - one.like)) {
    if (pairs.has(from) || taken.has(to)) continue;
    pairs.set(from, to);
    taken.add(to);
  }
  return pairs;
};
