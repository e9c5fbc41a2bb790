import { formatProblems } from '../../documents/node/format-problems.ts';
import { pluralize } from '../../leads/print.ts';
import type { Problem } from '../../documents/problems/problem.ts';

/** Prints the errors and the number of warnings. */
export const printProblems = (problems: Problem[]): void => {
  const errors = problems.filter(({ severity }) => severity === 'error');
  for (const line of formatProblems(errors)) console.error(line);
  const warnings = problems.length - errors.length;
  if (warnings > 0) console.error(`${pluralize(warnings, 'warning')}; npm run check lists them.`);
};
