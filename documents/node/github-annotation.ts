import { realpathSync } from 'node:fs';
import { relative, resolve, sep } from 'node:path';
import { toGithubCommand } from '../problems/format-problem.ts';
import type { Problem } from '../problems/problem.ts';

const realPath = (path: string): string => {
  try {
    return realpathSync(path);
  } catch {
    return path;
  }
};

/** The path from the folder of the repository; the path as it is outside of it, and where no workflow runs. */
const pathInRepository = (file: string): string => {
  const workspace = process.env['GITHUB_WORKSPACE'];
  if (!workspace) return file;
  const path = relative(realPath(workspace), resolve(realPath(process.cwd()), file));
  return path.startsWith('..') ? file : path.split(sep).join('/');
};

/** The problem as a workflow command of GitHub, which looks for files from the folder of the repository. */
export const githubAnnotation = (problem: Problem): string =>
  toGithubCommand({ ...problem, file: pathInRepository(problem.file) });
