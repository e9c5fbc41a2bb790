import { execFileSync, spawnSync } from 'node:child_process';
import { appendFileSync, cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';

let folder: string;
const run = (program: string, ...words: string[]): string =>
  execFileSync(program, words, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
const git = (...words: string[]) =>
  run('git', '-c', 'user.name=a', '-c', 'user.email=a@b.test', '-c', 'commit.gpgsign=false', ...words);

const folders =
  'schema documents renderer site-builder studio lambda leads infra scripts tests bench starters docs';
const files =
  '.oxfmtrc.json .oxlintrc.json package.json package-lock.json stages.yaml tsconfig.json vite.config.ts vitest.config.ts';

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

/** Runs `npm test -- --changed` after changes, which are reverted afterwards. */
const testAfter = (change: () => void) => {
  change();
  const words = ['scripts/run.mjs', 'test', '--changed'];
  const { status, stdout, stderr } = spawnSync(process.execPath, words, { cwd: folder, encoding: 'utf8' });
  git('stash', '--quiet', '--include-untracked');
  return { status, out: stripVTControlCharacters(stdout + stderr) };
};
const edit = (...names: string[]) =>
  names.forEach((name) =>
    appendFileSync(join(folder, name), name.endsWith('.ts') ? '\n// changed\n' : '\n# changed\n'),
  );

test('changes of code run their quick tests, and what is skipped is printed', () => {
  const { status, out } = testAfter(() =>
    edit('documents/check/images/repeated-images.ts', 'tests/fixtures/x.txt'),
  );
  expect({ status, out }).toEqual({ status: 0, out: expect.stringContaining('repeated-images.test.ts') });
  expect(out).toContain('Only their format is checked: tests/fixtures/x.txt.');
  expect(out).toMatch(/Skipped: \*\.slow\.test\.\*, publishing, infra, .* npm test runs them\./);
  expect(out).not.toMatch(/ (\S+\.slow|(scripts|tests)\/\S+)\.test\.ts/);
  expect(out).not.toContain('✓ documents');
});

test('a change of a schema checks the documents, and runs the tests of its importers and of the validators', () => {
  const { out } = testAfter(() => edit('schema/sections/faq.ts'));
  expect(out).toContain('✓ documents');
  for (const name of ['schema/parity', 'documents/read/schema/schema-problems'])
    expect(out).toMatch(new RegExp(`✓ .*${name}\\.test\\.ts`));
});

test('changes in pages check the documents, also those with links to a deleted page', () => {
  expect(testAfter(() => edit('pages/home.yaml'))).toEqual({
    status: 0,
    out: expect.stringContaining('✓ documents'),
  });
  expect(testAfter(() => rmSync(join(folder, 'pages/contact.yaml')))).toEqual({
    status: 1,
    out: expect.stringMatching(/✗ documents[^]*there is no page \/contact/),
  });
});
