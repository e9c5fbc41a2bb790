import { spawnSync } from 'node:child_process';

/** How many lines differ between two folders, and in how many files. A changed line counts once. */
export const changedLines = (before: string, after: string): { lines: number; files: number } => {
  // It ends with 1 when something differs. A picture has no lines: it counts as "-".
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
