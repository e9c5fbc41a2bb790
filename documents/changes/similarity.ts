import { isMapping } from '../read/document/path.ts';

/** Adds the words of a value to `counts` and returns it; the same word in another field counts separately. */
const addWords = (value: unknown, field = '', counts = new Map<string, number>()): Map<string, number> => {
  if (Array.isArray(value)) for (const item of value) addWords(item, field, counts);
  else if (isMapping(value)) for (const [name, item] of Object.entries(value)) addWords(item, name, counts);
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
  const words = addWords(value);
  return { words, count: [...words.values()].reduce((sum, count) => sum + count, 0) };
};

/** Returns the similarity of two values from 0 to 1 (Dice's coefficient of their words). */
export const computeSimilarity = (a: WordCounts, b: WordCounts): number => {
  let shared = 0;
  for (const [word, count] of a.words) shared += Math.min(count, b.words.get(word) ?? 0);
  return a.count + b.count === 0 ? 1 : (2 * shared) / (a.count + b.count);
};

/** An old and a new value, by name or index, and their similarity. */
type Pair<Key> = { from: Key; to: Key; similarity: number };

/** Selects the most similar pairs, using each value once. @param pairs pairs that were selected before */
export const pairMostSimilar = <Key>(candidates: Pair<Key>[], pairs = new Map<Key, Key>()): Map<Key, Key> => {
  const taken = new Set(pairs.values());
  for (const { from, to } of candidates.sort((a, b) => b.similarity - a.similarity)) {
    if (pairs.has(from) || taken.has(to)) continue;
    pairs.set(from, to);
    taken.add(to);
  }
  return pairs;
};
