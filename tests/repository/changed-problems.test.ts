import { execFileSync } from 'node:child_process';
import { appendFileSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { SiteReader } from '../../documents/node/site-reader.ts';
import { problemToJson } from '../../documents/problems/format-problem.ts';

type Problem = ReturnType<typeof problemToJson>;
type Change = { added: Problem[]; mended: Problem[]; kept: Problem[]; alone?: boolean };
type Options = { cwd: string; check?: (pages: string) => Promise<Problem[]> };

let problemsOfRequest: (options: Options) => Promise<Change>;
let folder: string;

/** Runs the check in this process instead of a process per folder. */
const check = async (pages: string) => (await new SiteReader(pages).read()).problems.map(problemToJson);

const git = (...words: string[]) =>
  execFileSync(
    'git',
    ['-c', 'user.name=a', '-c', 'user.email=a@b.test', '-c', 'commit.gpgsign=false', ...words],
    {
      cwd: folder,
      stdio: ['ignore', 'pipe', 'ignore'],
    },
  );
const commit = () => {
  git('add', '--all');
  git('commit', '--quiet', '--message', 'a change');
};
const page = (name: string) => join(folder, 'pages', name);
const edit = (name: string, from: string, to: string) => {
  const text = readFileSync(page(name), 'utf8');
  expect(text).toContain(from);
  writeFileSync(page(name), text.replace(from, to));
};
/** Checks out what GitHub does for a pull request: its last commit, merged into the base. Returns the changed problems. */
const change = async () => {
  git('checkout', '--quiet', 'main');
  git('merge', '--quiet', '--no-ff', '--message', 'the request', 'request');
  return problemsOfRequest({ cwd: folder, check });
};
const summarize = (problems: Problem[]) =>
  problems.map(({ file, line, code }) => `${file}:${line} ${code}`).sort();

beforeAll(async () => {
  const module = pathToFileURL(resolve('.github/changed-problems.mjs')).href;
  ({ problemsOfRequest } = (await import(/* @vite-ignore */ module)) as {
    problemsOfRequest: typeof problemsOfRequest;
  });
});

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'request-'));
  cpSync('tests/fixtures/dentist/pages', join(folder, 'pages'), { recursive: true });
  git('init', '--quiet', '--initial-branch', 'main');
  edit('home.yaml', 'See [all hours](/contact#hours).', 'See [all hours](/contcat).');
  edit('contact.yaml', 'heading: Opening hours', 'headng: Opening hours');
  appendFileSync(page('home.yaml'), '\n  - { type: prose, heading: Why, text: Because., imag: x }\n');
  commit();
  git('checkout', '--quiet', '-b', 'request');
});
afterEach(() => rmSync(folder, { recursive: true }));

test('existing problems are not reported as new if their lines have moved or their text has changed', async () => {
  edit(
    'home.yaml',
    '  - type: benefits',
    '  # One more.\n  - { type: prose, heading: New, text: New words. }\n\n  - type: benefits',
  );
  edit('home.yaml', 'On weekdays, {hours.weekdays}. See [all hours]', 'On weekdays. See [hours]');
  commit();
  const { added, mended, kept } = await change();
  expect([summarize(added), summarize(mended)]).toEqual([[], []]);
  expect(summarize(kept)).toContain('pages/home.yaml:34 broken-link');
  expect(kept.map(({ code }) => code)).toEqual(expect.arrayContaining(['unknown-field', 'broken-link']));
});

test('new problems are reported with their lines, fixed problems separately', async () => {
  edit('home.yaml', '/contcat', '/contact');
  edit('home.yaml', 'imag: x }\n', 'text2: x }\n');
  edit('contact.yaml', 'headng: Opening hours', '# As it was.\n      headng: Opening hours');
  commit();
  const { added, mended, kept } = await change();
  expect(summarize(added)).toEqual(['pages/home.yaml:35 unknown-field']);
  expect(summarize(mended)).toEqual(['pages/home.yaml:31 broken-link', 'pages/home.yaml:35 unknown-field']);
  expect(summarize(kept)).toEqual(expect.arrayContaining(['pages/contact.yaml:18 unknown-field']));
});

test('another occurrence of a known problem is reported as new once, in the same file or another', async () => {
  appendFileSync(page('home.yaml'), '\n  - { type: prose, heading: And why, text: So., imag: x }\n');
  writeFileSync(
    page('gums.yaml'),
    'title: Gums\ndescription: About gums.\nnoindex: true\nsections:\n  - { type: hero, heading: Gums, tagline: Sore?, imag: x }\n',
  );
  commit();
  const { added, mended } = await change();
  expect(summarize(added)).toEqual(['pages/gums.yaml:5 unknown-field', 'pages/home.yaml:37 unknown-field']);
  expect(mended).toEqual([]);
});

test('problems of a renamed page and those added to the base in the meantime are not new', async () => {
  git('mv', 'pages/contact.yaml', 'pages/reach.yaml');
  commit();
  git('checkout', '--quiet', 'main');
  appendFileSync(page('home.yaml'), '\n  - { type: prose, heading: Late, text: Because., late: x }\n');
  commit();
  const { added, kept } = await change();
  expect(summarize(kept)).toEqual(
    expect.arrayContaining(['pages/home.yaml:35 unknown-field', 'pages/reach.yaml:17 unknown-field']),
  );
  expect(new Set(added.map(({ code }) => code))).toEqual(new Set(['broken-link']));
});

test('the problems of a removed page count as fixed', async () => {
  git('rm', '--quiet', 'pages/contact.yaml');
  edit('home.yaml', '/contact#message', '/');
  commit();
  const { mended } = await change();
  expect(summarize(mended)).toEqual(expect.arrayContaining(['pages/contact.yaml:17 unknown-field']));
});

test('without a base to compare with, all problems are reported and the result is marked as such', async () => {
  git('checkout', '--quiet', 'main');
  const { added, alone } = await problemsOfRequest({ cwd: folder });
  expect(alone).toBe(true);
  expect(summarize(added)).toEqual(expect.arrayContaining(['pages/contact.yaml:17 unknown-field']));
});
