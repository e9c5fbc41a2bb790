import { spawnSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';

const newest = '.cache/commands/newest.json';

const help = (): void => {
  const { status, stderr } = spawnSync(process.execPath, ['scripts/run.mjs', 'check', '--help'], {
    encoding: 'utf8',
  });
  expect(status, stderr).toBe(0);
};

test('commands are bundled once for the same sources, also where a file that counts is not there', () => {
  help();
  const { mtimeMs } = statSync(newest);
  expect(readFileSync(newest, 'utf8')).toContain('null');
  help();
  expect(statSync(newest).mtimeMs).toBe(mtimeMs);
});
