import { diffComm } from 'node-diff3';
import { isEqual, childOf, isFields } from '../read/document/path.ts';
import { likeness, saidBy } from './likeness.ts';

/** An entry of a list that is there before and after, and whether it has left its place among the others. */
export type Match = { from: number; to: number; isMoved: boolean };

/** From this share of common words on, one entry is what became of another one. */
const alike = 0.4;

/** Whether one could have become the other: a section stays of its type, a group a group. */
const isOfOneKind = (one: unknown, other: unknown): boolean =>
  isFields(one) === isFields(other) &&
  Array.isArray(one) === Array.isArray(other) &&
  childOf(one, 'type') === childOf(other, 'type');

/** Pairs of numbers, each number used once. */
class Pairs {
  readonly to = new Map<number, number>();
  readonly #taken = new Set<number>();

  add(from: number, to: number): void {
    if (!this.isFree(from, to)) return;
    this.to.set(from, to);
    this.#taken.add(to);
  }

  isFree(from: number, to: number): boolean {
    return !this.to.has(from) && !this.#taken.has(to);
  }
}

/** Pairs that say the same, those nearest to each other first, and then those that are most alike. */
const pairAlike = (before: readonly unknown[], after: readonly unknown[], pairs: Pairs): void => {
  for (const [from, one] of before.entries()) {
    const same = [...after.keys()].filter((to) => pairs.isFree(from, to) && isEqual(one, after[to]));
    const [nearest] = same.sort((one, other) => Math.abs(one - from) - Math.abs(other - from));
    if (nearest !== undefined) pairs.add(from, nearest);
  }
  const left = [...before.keys()].filter((from) => !pairs.to.has(from));
  const said = new Map(left.map((from) => [from, saidBy(before[from])]));
  const candidates = [...after.entries()].flatMap(([to, other]) => {
    const others = saidBy(other);
    return [...said]
      .filter(([from]) => pairs.isFree(from, to) && isOfOneKind(before[from], other))
      .map(([from, one]) => ({ from, to, like: likeness(one, others) }))
      .filter(({ like }) => like >= alike);
  });
  for (const { from, to } of candidates.sort((one, other) => other.like - one.like)) pairs.add(from, to);
};

/** Pairs what is left and stands between the same neighbors: it was rewritten where it stands. */
const pairInPlace = (before: readonly unknown[], after: readonly unknown[], pairs: Pairs): void => {
  for (const from of before.keys()) {
    const previous = from === 0 ? -1 : pairs.to.get(from - 1);
    const to = (previous ?? Number.NaN) + 1;
    if (to < after.length && pairs.isFree(from, to) && isOfOneKind(before[from], after[to]))
      pairs.add(from, to);
  }
};

/**
 * Finds the entries of a list again after it was changed: by what they say, then by likeness, then by their place.
 * @returns them in their order before; what is in none was removed or added
 */
export const matchedEntries = (before: readonly unknown[], after: readonly unknown[]): Match[] => {
  const pairs = new Pairs();
  pairAlike(before, after, pairs);
  pairInPlace(before, after, pairs);
  const found = [...pairs.to].sort(([one], [other]) => one - other);
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
