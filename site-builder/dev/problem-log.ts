import { formatProblem } from '../../documents/node/format-problems.ts';
import type { Problem } from '../../documents/problems/problem.ts';
import { problemText } from '../../documents/problems/problem-text.ts';

/**
 * Returns a function that receives all current problems and prints one line for each that has appeared or is gone since
 * its last call. The first call prints nothing.
 */
export const createProblemLog = (print: (line: string) => void): ((problems: Problem[]) => void) => {
  let known: Map<string, Problem> | undefined;
  return (problems) => {
    const current = new Map<string, Problem>();
    for (const problem of problems) {
      // Identifies a problem without its position, which changes when lines or sections are inserted above it.
      let key = `${problem.file} ${problemText(problem).message}`;
      while (current.has(key)) key += ' again';
      current.set(key, problem);
    }
    for (const [key, problem] of current) if (known && !known.has(key)) print(formatProblem(problem));
    for (const [key, problem] of known ?? []) if (!current.has(key)) print(formatProblem(problem, 'fixed'));
    known = current;
  };
};
