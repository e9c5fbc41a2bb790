import { diffComm } from 'node-diff3';
import { isDeepEqual, getChild, isMapping } from '../read/document/path.ts';
import { similarity, countWords, pairMostSimilar, type WordCounts } from './similarity.ts';

/** An entry of a list that is there before and after, and whether it has left its place among the others. */
export type Match = { from: number; to: number; isMoved: boolean };

/** From this share of common words on, one entry is what became of another one. */
const alike = 0.4;

/** Whether one could have become the other: a section stays of its type, a group a group. */
const isOfOneKind = (one: unknown, other: unknown): boolean =>
  isMapping(one) === isMapping(other) &&
  Array.isArray(one) === Array.isArray(other) &&
  getChild(one, 'type') === getChild(other, 'type');

/** Pairs those that say the same, those nearest to each other first, and then those that are most alike. */
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

/** Pairs what is left and stands between the same neighbors: it was rewritten where it stands. */
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
 * Finds the entries of a list again after it was changed: by what they say, then by likeness, then by their place.
 * @returns them in their order before; what is in none was removed or added
 */
export const matchedEntries = (before: readonly unknown[], after: readonly unknown[]): Match[] => {
  const pairs = pairAlike(before, after);
  pairInPlace(before, after, pairs);
  const found = [...pairs].sort(([one], [other]) => one - other);
  const places = found.map(([, to]) => to);
  // Those that keep their order among each other have stayed, and as few as possible have moved.
  const stays = new Set(
    diffComm(
      places,
      places.toSorted((one, other) => one - other),
    ).flatMap((part) => ('common' in part ? part.common : [])),
  );
  return found.map(([from, to]) => ({ from, to, isMoved: !stays.has(to) }));
};
