import { getChild, isDeepEqual, isMapping, type Path } from '../read/document/path.ts';
import type { ValueChange } from './list-changes.ts';
import { matchEntries } from './matched-entries.ts';

/**
 * Resolves a conflict: returns the value to use for one that both sides changed. `before` is their value, `after` ours.
 */
type Decide = (conflict: ValueChange) => unknown;

/** An entry of a merged list, and its index in the list whose order is not used. */
type MergedEntry = { value: unknown; other: number | undefined };

const mergeLists = (
  base: unknown[],
  mine: unknown[],
  theirs: unknown[],
  decide: Decide,
  path: Path,
): unknown[] => {
  const [ours, others] = [matchEntries(base, mine), matchEntries(base, theirs)];
  const hasTheirOrder = !ours.some(({ isMoved }) => isMoved) && others.some(({ isMoved }) => isMoved);
  const [lead, leadMatches] = hasTheirOrder ? [theirs, others] : [mine, ours];
  const [other, otherMatches] = hasTheirOrder ? [mine, ours] : [theirs, others];
  const [baseOfLead, baseOfOther] = [leadMatches, otherMatches].map(
    (matches) => new Map(matches.map(({ from, to }) => [to, from])),
  ) as [Map<number, number>, Map<number, number>];
  const otherOf = new Map(otherMatches.map(({ from, to }) => [from, to]));
  const mergeEntry = (from: number | undefined, inLead: number | undefined, inOther: number | undefined) => {
    const [a, b] = [lead[inLead ?? -1], other[inOther ?? -1]];
    const [index, mineValue, theirValue] = hasTheirOrder ? [inOther, b, a] : [inLead, a, b];
    const place = [...path, index ?? inLead ?? inOther ?? 0];
    return mergeValues(base[from ?? -1], mineValue, theirValue, decide, place);
  };
  const merged = lead.map((_, index): MergedEntry => {
    const from = baseOfLead.get(index);
    const inOther = otherOf.get(from ?? -1);
    return { value: mergeEntry(from, index, inOther), other: inOther };
  });
  const inLead = new Set(baseOfLead.values());
  let position = -1;
  for (const [index, entry] of other.entries()) {
    const from = baseOfOther.get(index);
    if (from !== undefined && inLead.has(from)) {
      position = merged.findIndex((each) => each.other === index);
      continue;
    }
    const isAddedTwice = from === undefined && lead.some((each) => isDeepEqual(each, entry));
    const value = isAddedTwice ? undefined : mergeEntry(from, undefined, index);
    merged.splice((position += 1), 0, { value, other: index });
  }
  return merged.map(({ value }) => value).filter((value) => value !== undefined);
};

/**
 * Merges the changes of two sides of a value. Undefined stands for a value that does not exist.
 * @param base the value from which both started
 * @param path path of the value in our document
 */
export const mergeValues = (
  base: unknown,
  mine: unknown,
  theirs: unknown,
  decide: Decide,
  path: Path = [],
): unknown => {
  if (isDeepEqual(mine, theirs) || isDeepEqual(theirs, base)) return mine;
  if (isDeepEqual(mine, base)) return theirs;
  if (Array.isArray(base) && Array.isArray(mine) && Array.isArray(theirs))
    return mergeLists(base, mine, theirs, decide, path);
  if (!isMapping(mine) || !isMapping(theirs)) return decide({ path, before: theirs, after: mine });
  const merged = [...new Set([...Object.keys(mine), ...Object.keys(theirs)])].map((name) => [
    name,
    mergeValues(getChild(base, name), getChild(mine, name), getChild(theirs, name), decide, [...path, name]),
  ]);
  return Object.fromEntries(merged.filter(([, value]) => value !== undefined));
};
