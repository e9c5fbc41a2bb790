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

/** The code alone, in a repository of its own: what is tested may have come without its history. */
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
  git('commit', '--quiet', '--message', 'as it is here');
});
afterAll(() => rmSync(folder, { recursive: true }));

const changed = {
  'renderer/sections/faq.tsx': 'renderer/sections/sections.test.tsx',
  'documents/check/images/repeated-images.ts': 'documents/check/images/repeated-images.test.ts',
  'lambda/lead-message.ts': 'lambda/lead-message.test.ts',
};

test('a change in a section, a check and a file of the Lambda is answered by their quick tests alone', () => {
  for (const file of Object.keys(changed)) appendFileSync(join(folder, file), '\n// changed\n');
  const listed = run('node_modules/.bin/vitest', 'list', '--filesOnly', '--project', 'unit', '--changed');
  const files = listed.match(/\S+\.test\.tsx?/g) ?? [];
  expect(files).toEqual(expect.arrayContaining(Object.values(changed)));
  expect(files.filter((name) => /\.slow\.|^(scripts|tests)\//.test(name))).toEqual([]);
});
