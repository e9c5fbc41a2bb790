import { execFileSync } from 'node:child_process';
import { appendFileSync, cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

let folder: string;
const run = (program: string, ...words: string[]): string =>
  execFileSync(program, words, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });

beforeAll(() => {
  folder = join(mkdtempSync(join(tmpdir(), 'changed-tests-')), 'clone');
  execFileSync('git', ['clone', '--quiet', '--local', '.', folder], { stdio: 'ignore' });
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  cpSync('vitest.config.ts', join(folder, 'vitest.config.ts'));
  const who = ['-c', 'user.name=a', '-c', 'user.email=a@b.test', '-c', 'commit.gpgsign=false'];
  run('git', ...who, 'commit', '--quiet', '--allow-empty', '--all', '--message', 'as it is here');
});
afterAll(() => rmSync(join(folder, '..'), { recursive: true }));

const changed = {
  'renderer/sections/faq.tsx': 'renderer/sections/sections.test.tsx',
  'documents/check/pictures/repeats.ts': 'documents/check/pictures/repeats.test.ts',
  'lambda/lead-message.ts': 'lambda/lead-message.test.ts',
};

test('a change in a section, a check and a file of the Lambda is answered by their quick tests alone', () => {
  for (const file of Object.keys(changed)) appendFileSync(join(folder, file), '\n// changed\n');
  const listed = run('node_modules/.bin/vitest', 'list', '--filesOnly', '--project', 'unit', '--changed');
  const files = listed.match(/\S+\.test\.tsx?/g) ?? [];
  expect(files).toEqual(expect.arrayContaining(Object.values(changed)));
  expect(files.filter((name) => /\.slow\.|^(scripts|tests)\//.test(name))).toEqual([]);
});
