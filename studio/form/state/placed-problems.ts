import type { Path } from '../../../documents/read/document/path.ts';
import type { Problem } from '../../../documents/problems/problem.ts';
import { problemText } from '../../../documents/problems/problem-text.ts';
import { withFieldLabels } from '../../problems/with-field-labels.ts';
import { useChecked, useStudio } from '../../state/use-studio.ts';

/** What is wrong with a value, and the problem of the check that says so if one does. */
export type PlacedProblem = {
  path: Path;
  severity: Problem['severity'];
  said: string;
  problem?: Problem;
};

/** Whether one way leads to another one's value or into it. */
export const isWithin = (path: Path, outer: Path): boolean =>
  path.length >= outer.length && outer.every((step, index) => step === path[index]);

/** What is wrong with a document, and where. */
export const usePlacedProblems = (file: string): PlacedProblem[] => {
  const shown = useStudio().shownName(file);
  return useChecked((checked) => checked.problems)
    .filter((problem) => problem.file === shown)
    .map((problem) => {
      const { message, fix } = problemText(problem);
      const said = withFieldLabels(`${message}. ${fix}`);
      return { path: problem.path, severity: problem.severity, said, problem };
    });
};
