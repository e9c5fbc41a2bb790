import type { Path } from '../../../documents/read/document/path.ts';
import type { Problem } from '../../../documents/problems/problem.ts';
import { problemText } from '../../../documents/problems/problem-text.ts';
import { withFieldLabels } from '../../problems/with-field-labels.ts';
import { useChecked, useStudio } from '../../state/use-studio.ts';

/** A message about a value. */
export type PlacedProblem = {
  path: Path;
  severity: Problem['severity'];
  message: string;
  /** The problem that the check has found, if the message is about one. */
  problem?: Problem;
  /** What the buttons of a warning do, which an entry of a list shows before it is changed. */
  actions?: Record<'cancel' | 'proceed', () => void>;
};

/** Whether `path` is `outer` or inside it. */
export const isWithin = (path: Path, outer: Path): boolean =>
  path.length >= outer.length && outer.every((segment, index) => segment === path[index]);

/** Returns the problems of a document. */
export const usePlacedProblems = (file: string): PlacedProblem[] => {
  const displayedName = useStudio().shownName(file);
  return useChecked((checked) => checked.problems)
    .filter((problem) => problem.file === displayedName)
    .map((problem) => {
      const { message, fix } = problemText(problem);
      const text = withFieldLabels(`${message}. ${fix}`);
      return { path: problem.path, severity: problem.severity, message: text, problem };
    });
};
