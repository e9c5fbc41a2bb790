import { spawnSync } from 'node:child_process';

/** Counts the lines and files that differ between two folders. A changed line counts once. */
export const changedLines = (before: string, after: string): { lines: number; files: number } => {
  // `git diff` exits with 1 if there are differences. For binary files such as images, it prints "-" instead of line counts.
  const { stdout } = spawnSync('git', ['diff', '--no-index', '--numstat', before, after], {
    encoding: 'utf8',
  });
  const rows = stdout.trim().split('\n').filter(Boolean);
  const lines = rows.map((row) => {
    const [added, removed] = row.split('\t').map((count) => Number(count) || 0);
    return Math.max(added ?? 0, removed ?? 0);
  });
  return { lines: lines.reduce((sum, count) => sum + count, 0), files: rows.length };
};
