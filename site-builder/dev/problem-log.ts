import { formatProblem } from '../../documents/node/format-problems.ts';
import type { Problem } from '../../documents/problems/problem.ts';
import { problemText } from '../../documents/problems/problem-text.ts';

/** Returns problems by what identifies them when lines or sections are added above them. */
const identify = (problems: Problem[]): Map<string, Problem> => {
  const identified = new Map<string, Problem>();
  for (const problem of problems) {
    let key = `${problem.file} ${problemText(problem).message}`;
    while (identified.has(key)) key += ' again';
    identified.set(key, problem);
  }
  return identified;
};

/**
 * Returns a function that receives all current problems and prints one line for each that has appeared or is gone since
 * its last call. The first call prints nothing.
 */
export const createProblemLog = (print: (line: string) => void): ((problems: Problem[]) => void) => {
  let known: Map<string, Problem> | undefined;
  return (problems) => {
    const current = identify(problems);
    for (const [key, problem] of current) if (known && !known.has(key)) print(formatProblem(problem));
    for (const [key, problem] of known ?? []) if (!current.has(key)) print(formatProblem(problem, 'fixed'));
    known = current;
  };
};
