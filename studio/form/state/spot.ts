import { isEqual } from '../../../documents/read/document/is-equal.ts';
import type { Path } from '../../../documents/read/document/path.ts';
import { isWithin } from './placed-problems.ts';

/** A place in a list where an entry may be put, or from which one is dragged. */
export type Spot = {
  list: Path;
  index: number;
  /** How many entries the list has. */
  count: number;
  isFull: boolean;
  /** What the entry is called that stands there. */
  name: string;
  /** What the entries are: lists of one kind exchange them. */
  kind: string;
  /** Puts the entry that stands elsewhere here. */
  take: (from: Path, at: number, tool: 'drag') => void;
};

export const isSameList = (one: Spot, other: Spot): boolean => isEqual(one.list, other.list);

/** Whether an entry may be put somewhere: in its own list, or another one of its kind that is not inside of it. */
export const fits = (from: Spot, to: Spot): boolean =>
  isSameList(from, to) ||
  (from.kind === to.kind && !to.isFull && !isWithin(to.list, from.list) && !isWithin(from.list, to.list));
