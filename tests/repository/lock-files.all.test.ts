import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { LockFile } from '../support/package/locked.ts';

const { satisfies } = createRequire(import.meta.url)('semver') as {
  satisfies: (version: string, range: string) => boolean;
};

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

test.each(['.', 'infra'])(
  'every package in the lock file of %s supports the oldest version of Node',
  (folder) => {
    const { packages } = JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8')) as LockFile;
    const tooNew = Object.entries(packages).flatMap(([path, { engines = {} }]) =>
      Object.entries(engines).flatMap(([program, range]) =>
        program === 'node' && !satisfies('20.19.0', range) ? `${path}: ${range}` : [],
      ),
    );
    expect(tooNew).toEqual([]);
  },
);
