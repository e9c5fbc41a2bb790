import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { findBin } from '../../scripts/find-bin.ts';

/** Returns the test files that Vitest runs in a scope of `npm test`. */
const listTestFiles = (scope: 'gate' | 'all'): string[] =>
  execFileSync(process.execPath, [findBin('vitest'), 'list', '--filesOnly', '--json'], {
    encoding: 'utf8',
    env: { ...process.env, TEST_SCOPE: scope },
  })
    .split('\n')
    .flatMap((line) => line.match(/"file": "(.*)"/)?.[1] ?? [])
    .map((file) => file.slice(process.cwd().length + 1))
    .toSorted();

test('every test file runs in the gate, or with --all if its name says so', () => {
  const files = execFileSync(
    'git',
    ['ls-files', '--cached', '--others', '--exclude-standard', '*.test.ts', '*.test.tsx'],
    {
      encoding: 'utf8',
    },
  )
    .trim()
    .split('\n')
    .toSorted();
  expect(listTestFiles('all')).toEqual(files);
  expect(listTestFiles('gate')).toEqual(files.filter((file) => !/\.all\.test\./.test(file)));
});
