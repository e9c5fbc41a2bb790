import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { runCommand } from '../../tests/support/programs/run-command.ts';
import { ScratchSite } from '../../tests/support/sites/scratch-site.ts';

const check = (flags: string[], cwd = process.cwd(), env: NodeJS.ProcessEnv = process.env) =>
  runCommand(resolve('scripts/documents/check.ts'), flags, { cwd, env });
const dentist = 'tests/fixtures/dentist/pages';

test('a site with only warnings passes, and the last line counts them', async () => {
  const { status, stdout } = await check(['--pages', dentist]);
  expect(status).toBe(0);
  expect(stdout.split('\n')[0]).toBe(
    'tests/fixtures/dentist/pages/_site.yaml:4:8  warning  facts.url: the URL is a placeholder. Write the real one before the site goes live.',
  );
  expect(stdout.trim().split('\n').at(-1)).toBe('0 errors, 5 warnings.');
});

test('a site with an error fails, and the JSON output is only the list of problems', async () => {
  using site = new ScratchSite();
  site.edit('home.yaml', 'tagline: Check', 'taglin: Check');
  const { status, stdout } = await check(['--pages', site.pagesDir, '--format', 'json']);
  expect(status).toBe(1);
  const problems: unknown = JSON.parse(stdout);
  expect(problems).toHaveLength(6);
  expect(problems).toContainEqual({
    file: expect.stringMatching(/pages\/home\.yaml$/),
    line: 7,
    column: 5,
    path: ['sections', 0, 'taglin'],
    code: 'unknown-field',
    message: 'there is no field taglin here',
    fix: 'Did you mean "tagline"?',
    params: expect.objectContaining({ section: { type: 'hero', heading: 'A dentist who takes the time' } }),
    severity: 'error',
  });
});

test('a brand.ts of an earlier version is reported, unless it was converted', async () => {
  using site = new ScratchSite();
  writeFileSync(join(site.pagesDir, '../brand.ts'), 'export const brand = {};');
  const find = async () =>
    (await check(['--pages', site.pagesDir])).stdout.split('\n').filter((line) => line.includes('brand.ts'));
  expect(await find()).toEqual([]);
  site.remove('_brand.yaml');
  expect(await find()).toEqual([
    expect.stringMatching(
      /brand\.ts.* the file is no longer read: \S*pages\/_brand\.yaml has taken its place/,
    ),
  ]);
});

test.each([
  ['--fromat json', "unknown option '--fromat'\n(Did you mean --format?)"],
  ['--format xml', "argument 'xml' is invalid. Allowed choices are text, json, github."],
  ['--pages --format', "option '--pages <folder>' needs a value, but '--format' is another option"],
  ['--pages a --pages b', "option '--pages <folder>' is given more than once"],
  ['pages', 'too many arguments. Expected 0 arguments but got 1.'],
])('wrong options are refused with a hint: %s', async (flags, hint) => {
  const { status, stdout, stderr } = await check(flags.split(' '));
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
  expect(stderr).toMatch(/^error: [^]*\nRun npm run site -- check --help for usage\.\n$/);
  expect(stderr).toContain(hint);
});

test('--help prints the options and examples', async () => {
  const { status, stdout } = await check(['--help']);
  expect(status).toBe(0);
  expect(stdout).toContain('Usage: npm run site -- check [options]\n\nreport the problems');
  expect(stdout).toContain('--format <name>   output format (choices: "text", "json", "github", default:');
  expect(stdout).toContain('Examples:\n  npm run site -- check\n');
});

test('GitHub gets a workflow command for each problem, with a path relative to the repository, elsewhere to the site', async () => {
  const firstLine = async (cwd: string, workspace: string) => {
    const env = { ...process.env, GITHUB_WORKSPACE: workspace };
    const { status, stdout } = await check(['--pages', 'pages', '--format', 'github'], cwd, env);
    expect(status).toBe(0);
    return stdout.split('\n')[0];
  };
  const lineFor = (file: string) =>
    `::warning file=${file},line=4,col=8,title=stand-in::facts.url: the URL is a placeholder. Write the real one before the site goes live.`;
  const repository = mkdtempSync(join(tmpdir(), 'repository-'));
  const site = join(repository, 'sites/one');
  cpSync(dentist, join(site, 'pages'), { recursive: true });
  const link = join(repository, 'link');
  symlinkSync(site, link);
  for (const cwd of [site, link])
    expect(await firstLine(cwd, repository)).toBe(lineFor('sites/one/pages/_site.yaml'));
  for (const workspace of [site, tmpdir() + '/other', ''])
    expect(await firstLine(site, workspace)).toBe(lineFor('pages/_site.yaml'));
  rmSync(repository, { recursive: true });
});

test('problems are printed even if the cache cannot be written', async () => {
  const site = mkdtempSync(join(tmpdir(), 'read-only-'));
  // A file in place of the folder fails like a read-only checkout, even if root runs the test.
  writeFileSync(join(site, '.cache'), '');
  const { status, stdout, stderr } = await check(['--pages', resolve(dentist)], site);
  expect(stdout.trim().split('\n').at(-1)).toBe('0 errors, 5 warnings.');
  expect(stderr).toBe(
    '.cache is not writable (ENOTDIR), so every check reads all images again. Make the folder writable.\n',
  );
  expect(status).toBe(0);
  rmSync(site, { recursive: true });
});
