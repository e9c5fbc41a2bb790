import { diffComm } from 'node-diff3';
import { isDeepEqual, getChild, isMapping } from '../read/document/path.ts';
import { computeSimilarity, countWords, pairMostSimilar, type WordCounts } from './similarity.ts';

/** Indices of an entry in the old and the new list, and whether it moved relative to the others. */
export type Match = { from: number; to: number; isMoved: boolean };

/** Minimum similarity (0 to 1) of two entries for one to count as an edited version of the other. */
const similarityThreshold = 0.4;

/**
 * Whether one value could be an edited version of the other: sections must have the same type, mappings must stay
 * mappings.
 */
const canCorrespond = (a: unknown, b: unknown): boolean =>
  isMapping(a) === isMapping(b) &&
  Array.isArray(a) === Array.isArray(b) &&
  getChild(a, 'type') === getChild(b, 'type');

/** Pairs equal entries, those with the closest positions first, and then the most similar entries. */
const pairSimilar = (before: readonly unknown[], after: readonly unknown[]): Map<number, number> => {
  const [oldWords, newWords] = [before.map(countWords), after.map(countWords)];
  const pairs = new Map<number, number>();
  const pairBy = (score: (from: number, to: number) => number): void => {
    const taken = new Set(pairs.values());
    const unpaired = [...after.keys()].filter((to) => !taken.has(to));
    const candidates = [...before.keys()]
      .filter((from) => !pairs.has(from))
      .flatMap((from) => unpaired.map((to) => ({ from, to, similarity: score(from, to) })))
      .filter(({ similarity }) => similarity > 0);
    pairMostSimilar(candidates, pairs);
  };
  pairBy((from, to) => (isDeepEqual(before[from], after[to]) ? 1 / (1 + Math.abs(to - from)) : 0));
  pairBy((from, to) => {
    const similarity = computeSimilarity(oldWords[from] as WordCounts, newWords[to] as WordCounts);
    return similarity >= similarityThreshold && canCorrespond(before[from], after[to]) ? similarity : 0;
  });
  return pairs;
};

/** Pairs the remaining entries that have the same neighbors: they were rewritten in place. */
const pairByPosition = (
  before: readonly unknown[],
  after: readonly unknown[],
  pairs: Map<number, number>,
) => {
  const taken = new Set(pairs.values());
  for (const from of before.keys()) {
    const to = from === 0 ? 0 : (pairs.get(from - 1) ?? Number.NaN) + 1;
    const isFree = to < after.length && !pairs.has(from) && !taken.has(to);
    if (!isFree || !canCorrespond(before[from], after[to])) continue;
    pairs.set(from, to);
    taken.add(to);
  }
};

/**
 * Matches the entries of a list before and after a change: by value, then by similarity, then by position.
 * @returns pairs in the old order; entries in no pair were removed or added
 */
export const matchEntries = (before: readonly unknown[], after: readonly unknown[]): Match[] => {
  const pairs = pairSimilar(before, after);
  pairByPosition(before, after, pairs);
  const sorted = [...pairs].sort(([a], [b]) => a - b);
  const newIndices = sorted.map(([, to]) => to);
  // Entries of the longest subsequence in unchanged order count as not moved, so that as few entries as possible have
  // moved.
  const unmoved = new Set(
    diffComm(
      newIndices,
      newIndices.toSorted((a, b) => a - b),
    ).flatMap((part) => ('common' in part ? part.common : [])),
  );
  return sorted.map(([from, to]) => ({ from, to, isMoved: !unmoved.has(to) }));
};
