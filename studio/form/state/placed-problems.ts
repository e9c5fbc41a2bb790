import type { Path } from '../../../documents/read/document/path.ts';
import type { Problem } from '../../../documents/problems/problem.ts';

/** A message about a value. */
export type PlacedProblem = {
  path: Path;
  severity: Problem['severity'];
  message: string;
  /** The problem that the check has found, if the message is about one, and the label of its fix. */
  problem?: Problem;
  fix?: string;
};

/** Whether `path` is `outer` or inside it. */
export const isWithin = (path: Path, outer: Path): boolean =>
  path.length >= outer.length && outer.every((segment, index) => segment === path[index]);
