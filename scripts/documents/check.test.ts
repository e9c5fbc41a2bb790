import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { runCommand } from '../../tests/support/programs/run-command.ts';
import { ScratchSite } from '../../tests/support/sites/scratch-site.ts';

const check = (...flags: string[]) =>
  runCommand(resolve('scripts/documents/check.ts'), flags, { cwd: process.cwd(), env: process.env });

test('a site with warnings alone passes, and the last line counts them', async () => {
  const { status, stdout } = await check('--pages', 'tests/fixtures/dentist/pages');
  expect(status).toBe(0);
  expect(stdout.split('\n')[0]).toBe(
    'tests/fixtures/dentist/pages/_site.yaml:4:10  facts.phone: the phone number is a stand-in. Write the real one before the site goes live.',
  );
  expect(stdout.trim().split('\n').at(-1)).toBe('0 errors, 5 warnings.');
});

test('run as the menu does, a site with an error fails, and as JSON there is nothing but the list', () => {
  using site = new ScratchSite();
  site.edit('home.yaml', 'tagline: Check', 'taglin: Check');
  const words = ['scripts/run.mjs', 'check', '--pages', site.pagesDir, '--format', 'json'];
  const { status, stdout } = spawnSync('node', words, { encoding: 'utf8' });
  expect(status).toBe(1);
  const problems: unknown = JSON.parse(stdout);
  expect(problems).toHaveLength(6);
  expect(problems).toContainEqual({
    file: expect.stringMatching(/pages\/home\.yaml$/),
    line: 7,
    column: 5,
    path: `the first section, hero 'A dentist who takes the time'`,
    code: 'unknown-field',
    message: 'unknown field "taglin"',
    fix: 'Did you mean "tagline"?',
    instead: { meant: 'tagline' },
    severity: 'error',
  });
});

test('GitHub gets a workflow command for each problem', async () => {
  const { status, stdout } = await check('--pages', 'tests/fixtures/dentist/pages', '--format', 'github');
  expect(status).toBe(0);
  expect(stdout.split('\n')[0]).toBe(
    '::warning file=tests/fixtures/dentist/pages/_site.yaml,line=4,col=10,title=stand-in::facts.phone: the phone number is a stand-in. Write the real one before the site goes live.',
  );
});

test('an unknown format ends with the ones that exist', async () => {
  const { status, stdout, stderr } = await check('--format', 'xml');
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
  expect(stderr).toContain('--format xml is unknown. Give one of: text, json, github.');
});

test('an unknown flag ends with the ones that exist', async () => {
  const { status, stderr } = await check('--strict');
  expect(status).toBe(2);
  expect(stderr).toContain("Unknown option '--strict'");
  expect(stderr).toContain('--pages');
});
