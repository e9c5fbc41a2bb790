import { realpathSync } from 'node:fs';
import { resolve } from 'node:path';
import { toGithubCommand } from '../problems/format-problem.ts';
import type { Problem } from '../problems/problem.ts';
import { isInsideFolder, relativePosixPath } from './paths.ts';
import { tryOrUndefined } from '../../schema/try-or-undefined.ts';

const realPath = (path: string): string => tryOrUndefined(() => realpathSync(path)) ?? path;

/** Returns the path relative to the repository; unchanged outside of the repository or of a GitHub workflow. */
const pathInRepository = (file: string): string => {
  const workspace = process.env['GITHUB_WORKSPACE'];
  if (!workspace) return file;
  const folder = realPath(workspace);
  const path = resolve(realPath(process.cwd()), file);
  return isInsideFolder(path, folder) ? relativePosixPath(folder, path) : file;
};

/** Returns the problem as a GitHub workflow command, which needs paths relative to the repository. */
export const githubAnnotation = (problem: Problem): string =>
  toGithubCommand({ ...problem, file: pathInRepository(problem.file) });
