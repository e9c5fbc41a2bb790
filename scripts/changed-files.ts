import { execFileSync } from 'node:child_process';

const git = (...args: string[]): string[] =>
  execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean);

/**
 * The files of the repository that differ from what was committed.
 * @param since a commit or branch; what was committed since the two parted counts, too
 * @throws Error when there is no such commit
 */
export const changedFiles = (since = 'HEAD'): string[] => {
  const [base = since] = git('merge-base', since, 'HEAD');
  const untracked = git('ls-files', '--others', '--exclude-standard');
  return [...git('diff', '--name-only', '--diff-filter=d', base), ...untracked];
};
