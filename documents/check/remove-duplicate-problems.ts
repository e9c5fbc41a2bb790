import type { Problem } from '../problems/problem.ts';

const placeOf = ({ file, range: { start } }: Problem): string => `${file}:${start.line}:${start.column}`;
const keyOf = (file: string, path: Problem['path']): string => JSON.stringify([file, ...path]);

/**
 * Codes of problems that are dropped if a check of the whole site reports one at the same position, which is better
 * because that check knows all pages, shared sections and images.
 */
const vague = new Set(['wrong-form', 'unknown-type', 'missing-field']);

/**
 * Keeps one problem per mistake: a site-wide problem replaces the file's own problem at the same position, and
 * warnings about a value are dropped while it has errors.
 * @param own problems that were found in single files
 * @param site problems that were found by checks of the whole site
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
