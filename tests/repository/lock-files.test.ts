import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';

// `npm ci` rejects a lock file that lacks a package for any platform. It runs offline in an empty folder, so that
// packages that are missing in the lock file cannot be resolved otherwise.
test.each(['.', 'infra', 'bench'])('npm ci accepts the lock file of %s', (folder) => {
  const empty = mkdtempSync(join(tmpdir(), 'lock-'));
  try {
    for (const file of ['package.json', 'package-lock.json']) cpSync(join(folder, file), join(empty, file));
    const flags = ['ci', '--dry-run', '--ignore-scripts', '--offline', '--cache', join(empty, 'cache')];
    const { status, stderr } = spawnSync('npm', flags, {
      cwd: empty,
      encoding: 'utf8',
      shell: process.platform === 'win32',
    });
    expect(status, stderr).toBe(0);
  } finally {
    rmSync(empty, { recursive: true });
  }
});
