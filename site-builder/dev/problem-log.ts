import { formatProblem } from '../../documents/node/format-problems.ts';
import type { Problem } from '../../documents/problems/problem.ts';
import { describeProblem } from '../../documents/problems/format-problem.ts';

/**
 * Returns a function that receives all current problems and prints one line for each that has appeared or is gone since
 * its last call. The first call prints nothing.
 */
export const createProblemLog = (print: (line: string) => void): ((problems: Problem[]) => void) => {
  let known: Map<string, Problem> | undefined;
  return (problems) => {
    // Not by line, which changes whenever one is added above.
    const current = new Map(problems.map((each) => [`${each.file} ${describeProblem(each)}`, each]));
    for (const [key, problem] of current) if (known && !known.has(key)) print(formatProblem(problem));
    for (const [key, problem] of known ?? []) if (!current.has(key)) print(formatProblem(problem, 'fixed'));
    known = current;
  };
};
