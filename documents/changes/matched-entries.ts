import { diffComm } from 'node-diff3';
import { isDeepEqual, getChild, isMapping } from '../read/document/path.ts';
import { similarity, countWords, pairMostSimilar, type WordCounts } from './similarity.ts';

/** Indices of an entry in the old and the new list, and whether it moved relative to the others. */
export type Match = { from: number; to: number; isMoved: boolean };

/** From this similarity on, an entry counts as an edited version of another one. */
const alike = 0.4;

/**
 * Whether one value could be an edited version of the other: sections must have the same type, mappings must stay
 * mappings.
 */
const isOfOneKind = (one: unknown, other: unknown): boolean =>
  isMapping(one) === isMapping(other) &&
  Array.isArray(one) === Array.isArray(other) &&
  getChild(one, 'type') === getChild(other, 'type');

/** Pairs equal entries, closest ones first, and then the most similar ones. */
const pairAlike = (before: readonly unknown[], after: readonly unknown[]): Map<number, number> => {
  const [said, others] = [before.map(countWords), after.map(countWords)];
  const pairs = new Map<number, number>();
  const takeAll = (likeOf: (from: number, to: number) => number): void => {
    const taken = new Set(pairs.values());
    const left = [...after.keys()].filter((to) => !taken.has(to));
    const candidates = [...before.keys()]
      .filter((from) => !pairs.has(from))
      .flatMap((from) => left.map((to) => ({ from, to, like: likeOf(from, to) })))
      .filter(({ like }) => like > 0);
    pairMostSimilar(candidates, pairs);
  };
  takeAll((from, to) => (isDeepEqual(before[from], after[to]) ? 1 / (1 + Math.abs(to - from)) : 0));
  takeAll((from, to) => {
    const like = similarity(said[from] as WordCounts, others[to] as WordCounts);
    return like >= alike && isOfOneKind(before[from], after[to]) ? like : 0;
  });
  return pairs;
};

/** Pairs the remaining entries that have the same neighbors: they were rewritten in place. */
const pairInPlace = (before: readonly unknown[], after: readonly unknown[], pairs: Map<number, number>) => {
  const taken = new Set(pairs.values());
  for (const from of before.keys()) {
    const to = from === 0 ? 0 : (pairs.get(from - 1) ?? Number.NaN) + 1;
    const isFree = to < after.length && !pairs.has(from) && !taken.has(to);
    if (!isFree || !isOfOneKind(before[from], after[to])) continue;
    pairs.set(from, to);
    taken.add(to);
  }
};

/**
 * Matches the entries of a list before and after a change: by value, then by similarity, then by position.
 * @returns pairs in the old order; entries in no pair were removed or added
 */
export const matchedEntries = (before: readonly unknown[], after: readonly unknown[]): Match[] => {
  const pairs = pairAlike(before, after);
  pairInPlace(before, after, pairs);
  const found = [...pairs].sort(([one], [other]) => one - other);
  const places = found.map(([, to]) => to);
  // The longest subsequence that keeps its order has stayed, so the fewest possible entries have moved.
  const stays = new Set(
    diffComm(
      places,
      places.toSorted((one, other) => one - other),
    ).flatMap((part) => ('common' in part ? part.common : [])),
  );
  return found.map(([from, to]) => ({ from, to, isMoved: !stays.has(to) }));
};
