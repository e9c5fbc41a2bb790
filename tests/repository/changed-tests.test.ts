import { execFileSync } from 'node:child_process';
import { appendFileSync, cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

let folder: string;
const run = (program: string, ...words: string[]): string =>
  execFileSync(program, words, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
const git = (...words: string[]) =>
  run('git', '-c', 'user.name=a', '-c', 'user.email=a@b.test', '-c', 'commit.gpgsign=false', ...words);

const code = ['schema', 'documents', 'renderer', 'site-builder', 'studio', 'lambda', 'scripts', 'tests'];

/** Creates a repository with a copy of the code, because this checkout may lack its Git history. */
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'changed-tests-'));
  for (const name of [...code, 'package.json', 'vitest.config.ts'])
    cpSync(name, join(folder, name), {
      recursive: true,
      filter: (from) => basename(from) !== 'node_modules',
    });
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  git('init', '--quiet');
  git('add', ...code);
  git('commit', '--quiet', '--message', 'copy of the code');
});
afterAll(() => rmSync(folder, { recursive: true }));

const testsByFile = {
  'renderer/sections/faq.tsx': 'renderer/sections/sections.test.tsx',
  'documents/check/images/repeated-images.ts': 'documents/check/images/repeated-images.test.ts',
  'lambda/lead-message.ts': 'lambda/lead-message.test.ts',
};

test('after changes in a section, a check and the Lambda, --changed runs only their quick tests', () => {
  for (const file of Object.keys(testsByFile)) appendFileSync(join(folder, file), '\n// changed\n');
  const listed = run('node_modules/.bin/vitest', 'list', '--filesOnly', '--project', 'unit', '--changed');
  const files = listed.match(/\S+\.test\.tsx?/g) ?? [];
  expect(files).toEqual(expect.arrayContaining(Object.values(testsByFile)));
  expect(files.filter((name) => /\.slow\.|^(scripts|tests)\//.test(name))).toEqual([]);
});
