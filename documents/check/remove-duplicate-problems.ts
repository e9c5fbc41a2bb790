import type { Problem } from '../problems/problem.ts';

const placeOf = ({ file, range: { start } }: Problem): string => `${file}:${start.line}:${start.column}`;
const keyOf = (file: string, path: Problem['path']): string => JSON.stringify([file, ...path]);

/** Kinds of which the whole site can say more: which page, shared piece or picture was meant. */
const vague = new Set(['wrong-form', 'unknown-type', 'missing-field']);

/**
 * Leaves one problem for each mistake: what the whole site knows replaces what a file alone shows, and a warning about a
 * value waits until no error is in it.
 * @param own what single files show
 * @param site what only the whole site shows
 */
export const removeDuplicateProblems = (own: Problem[], site: Problem[]): Problem[] => {
  const reported = new Set(site.filter(({ severity }) => severity === 'error').map(placeOf));
  const problems = [
    ...own.filter((problem) => !(vague.has(problem.code) && reported.has(placeOf(problem)))),
    ...site,
  ];
  const wrong = new Set<string>();
  for (const { severity, file, path } of problems)
    if (severity === 'error')
      for (let length = 0; length <= path.length; length += 1) wrong.add(keyOf(file, path.slice(0, length)));
  return problems.filter(({ severity, file, path }) => severity === 'error' || !wrong.has(keyOf(file, path)));
};
