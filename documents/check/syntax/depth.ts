import { fileProblem, placedAt } from '../../problems/legacy.ts';
import type { Problem } from '../../problems/problem.ts';
import { mostDepth, tooDeepAt } from '../../read/document/depth.ts';
import type { Source } from '../../read/document/source.ts';

/** Lists and groups that are nested too deep: one problem where they are. */
export const excessiveDepth = ({ file, text }: Source): Problem[] => {
  const offset = tooDeepAt(text);
  if (offset === undefined) return [];
  const message = `lists and groups stand more than ${mostDepth} deep in one another`;
  const problem = fileProblem(file, 'yaml-depth', message, 'Remove the dashes, brackets or spaces too many.');
  const before = text.slice(0, offset).split('\n');
  return [{ ...problem, ...placedAt(before.length, [...(before.at(-1) ?? '')].length + 1) }];
};
