import { formatProblems } from '../../documents/node/format-problems.ts';
import type { Problem } from '../../documents/problems/problem.ts';

/** Prints the errors and the number of warnings. */
export const printProblems = (problems: Problem[]): void => {
  const errors = problems.filter(({ severity }) => severity === 'error');
  for (const line of formatProblems(errors)) console.error(line);
  const warnings = problems.length - errors.length;
  if (warnings > 0)
    console.error(`${warnings} warning${warnings === 1 ? '' : 's'}; npm run check lists them.`);
};
