import type { Problem } from '../problems/problem.ts';

const placeOf = ({ file, line, column }: Problem): string => `${file}:${line}:${column}`;
const pathOf = ({ file, path }: Problem): string => `${file} ${path}`;

/** Kinds of which the whole site can say more: which page, shared piece or picture was meant. */
const vague = new Set(['wrong-form', 'unknown-type', 'missing-field']);

/**
 * Leaves one problem for each mistake: what the whole site knows takes the place of what a file alone shows, and
 * advice on words waits until the value that holds them is right.
 * @param own what single files show
 * @param site what only the whole site shows
 */
export const oneForEach = (own: Problem[], site: Problem[]): Problem[] => {
  const told = new Set(site.filter(({ severity }) => severity === 'error').map(placeOf));
  const problems = [
    ...own.filter((problem) => !(vague.has(problem.code) && told.has(placeOf(problem)))),
    ...site,
  ];
  const errors = problems.filter(({ severity }) => severity === 'error');
  const [values, files] = [new Set(errors.map(pathOf)), new Set(errors.map(({ file }) => file))];
  // A problem without a path is one of the file as a whole.
  const waits = (problem: Problem) =>
    values.has(pathOf(problem)) || (problem.path === '' && files.has(problem.file));
  return problems.filter((problem) => problem.severity === 'error' || !waits(problem));
};
