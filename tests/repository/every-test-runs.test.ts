import { execFileSync } from 'node:child_process';
import { relative } from 'node:path';
import { expect, test } from 'vitest';
import { findBin } from '../../scripts/find-bin.ts';

const run = (program: string, ...args: string[]): string =>
  execFileSync(program, args, { encoding: 'utf8', env: { ...process.env, TEST_SCOPE: 'all' } });

test('a project of Vitest runs every test file, in the gate or with --all', () => {
  const json = run(process.execPath, findBin('vitest'), 'list', '--filesOnly', '--json');
  const listed = (JSON.parse(json) as { file: string }[]).map(({ file }) => relative('.', file));
  const states = ['--cached', '--others', '--exclude-standard'];
  const files = run('git', 'ls-files', ...states, '*.test.ts', '*.test.tsx')
    .trim()
    .split('\n');
  expect(listed.toSorted()).toEqual(files.toSorted());
});
