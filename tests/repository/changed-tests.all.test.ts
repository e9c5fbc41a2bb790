import { execFileSync, spawnSync } from 'node:child_process';
import { appendFileSync, cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

let folder: string;
const run = (program: string, ...words: string[]): string =>
  execFileSync(program, words, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
const git = (...words: string[]) =>
  run('git', '-c', 'user.name=a', '-c', 'user.email=a@b.test', '-c', 'commit.gpgsign=false', ...words);

const folders = 'schema documents renderer site-builder studio lambda leads infra scripts tests';
const files = '.oxfmtrc.json package.json package-lock.json tsconfig.json vite.config.ts vitest.config.ts';

/** Creates a repository with a copy of the code, because this checkout may lack its Git history. */
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'changed-tests-'));
  for (const name of `${folders} ${files}`.split(' '))
    cpSync(name, join(folder, name), {
      recursive: true,
      filter: (from) => basename(from) !== 'node_modules',
    });
  cpSync('tests/fixtures/dentist/pages', join(folder, 'pages'), { recursive: true });
  for (const name of ['node_modules', 'infra/node_modules']) symlinkSync(resolve(name), join(folder, name));
  writeFileSync(join(folder, '.gitignore'), 'node_modules\n.cache\n');
  git('init', '--quiet');
  git('add', '.');
  git('commit', '--quiet', '--message', 'copy of the code');
});
afterAll(() => rmSync(folder, { recursive: true }));

const testsByFile = {
  'renderer/sections/faq.tsx': 'renderer/sections/sections.test.tsx',
  'documents/check/images/repeated-images.ts': 'documents/check/images/repeated-images.test.ts',
  'leads/lead-message.ts': 'leads/lead-message.test.ts',
};

test('after changes in a section, a check and the Lambda, --changed runs only their quick tests', () => {
  for (const file of Object.keys(testsByFile)) appendFileSync(join(folder, file), '\n// changed\n');
  const listed = run('node_modules/.bin/vitest', 'list', '--filesOnly', '--project', 'unit', '--changed');
  const listedFiles = listed.match(/\S+\.test\.tsx?/g) ?? [];
  expect(listedFiles).toEqual(expect.arrayContaining(Object.values(testsByFile)));
  expect(listedFiles.filter((name) => /\.slow\.|^(scripts|tests)\//.test(name))).toEqual([]);
});

test('after changes in pages, --changed checks the documents', () => {
  git('stash', '--quiet');
  const testChanged = () => {
    const words = ['scripts/run.mjs', 'test', '--changed'];
    const { status, stdout, stderr } = spawnSync(process.execPath, words, { cwd: folder, encoding: 'utf8' });
    return { status, out: stdout + stderr };
  };
  appendFileSync(join(folder, 'pages/home.yaml'), '\n# A comment\n');
  expect(testChanged()).toEqual({ status: 0, out: expect.stringContaining('✓ documents') });
  rmSync(join(folder, 'pages/contact.yaml'));
  expect(testChanged()).toEqual({
    status: 1,
    out: expect.stringMatching(/✗ documents[^]*there is no page \/contact/),
  });
});
