import { realpathSync } from 'node:fs';
import { resolve } from 'node:path';
import { toGithubCommand } from '../problems/format-problem.ts';
import type { Problem } from '../problems/problem.ts';
import { isInsideFolder, relativePosixPath } from './paths.ts';

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
  const folder = realPath(workspace);
  const path = resolve(realPath(process.cwd()), file);
  return isInsideFolder(path, folder) ? relativePosixPath(folder, path) : file;
};

/** The problem as a workflow command of GitHub, which looks for files from the folder of the repository. */
export const githubAnnotation = (problem: Problem): string =>
  toGithubCommand({ ...problem, file: pathInRepository(problem.file) });
