import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

test('the types of infra/ and of its commands agree', () => {
  const { stdout, status } = spawnSync('npx', ['--no', '--', 'tsc', '--project', 'infra'], {
    encoding: 'utf8',
  });
  expect(stdout).toBe('');
  expect(status).toBe(0);
});
