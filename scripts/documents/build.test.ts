import { spawnSync } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

const pagesDir = 'tests/fixtures/dentist/pages';
let scratch: string;

beforeAll(() => {
  scratch = mkdtempSync(join(tmpdir(), 'build-flags-'));
  writeFileSync(join(scratch, 'letter.txt'), 'Dear Ann');
});
afterAll(() => rmSync(scratch, { recursive: true }));

/** Runs a build that must fail before it reads a document. */
const build = (...flags: string[]) => {
  const pages = flags.includes('--pages') ? [] : ['--pages', pagesDir];
  const all = ['scripts/run.mjs', 'build', ...pages, ...flags];
  const { status, stderr } = spawnSync('node', all, { encoding: 'utf8', timeout: 30_000 });
  return { status, stderr };
};

const folders: [name: string, flag: string, path: () => string, says: string][] = [
  [
    'one that holds files of others',
    '--out',
    () => scratch,
    'contains files that were not written by a build',
  ],
  ['a file', '--out', () => join(scratch, 'letter.txt'), 'is a file or inside of one'],
  ['one below a file', '--out', () => join(scratch, 'letter.txt/dist'), 'is a file or inside of one'],
  ['none', '--out', () => '', 'is not the name of a folder'],
  ['that of the documents', '--out', () => pagesDir, 'is inside of the folder of the documents'],
  ['one among the documents', '--out', () => `${pagesDir}/dist`, 'is inside of the folder of the documents'],
  ['a cache below a file', '--cache', () => join(scratch, 'letter.txt/cache'), 'is a file or inside of one'],
];

test.each(folders)('a folder that cannot be used ends with its reason: %s', (_name, flag, path, says) => {
  const validOut = flag === '--out' ? [] : ['--out', join(scratch, 'dist')];
  const { status, stderr } = build(`${flag}=${path()}`, ...validOut);
  expect(stderr).toContain(`${flag} ${path()} ${says}`);
  expect(stderr.trim().split('\n')).toHaveLength(1);
  expect(status).toBe(2);
  expect(readdirSync(scratch)).toEqual(['letter.txt']);
});

/** Creates a temporary folder with files that is deleted when its scope ends. */
const createFolder = (files: Record<string, string>) => {
  const folder = mkdtempSync(join(tmpdir(), 'build-out-'));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  return { folder, [Symbol.dispose]: () => rmSync(folder, { recursive: true }) };
};

/** Output of other programs: a sitemap alone does not prove that our build has written a folder. */
const foreign: [name: string, files: Record<string, string>][] = [
  ['WordPress', { 'index.php': '', 'sitemap.xml': '', '.htaccess': '', 'wp-content/uploads/orders.csv': '' }],
  ['Hugo or Astro', { 'index.html': '', 'sitemap.xml': '', 'robots.txt': '', '404.html': '' }],
  ['a tool with a file of the same name', { 'index.html': '', '.site.json': '{"name":"shop"}' }],
];

test.each(foreign)('the output of %s is not overwritten, also through a symbolic link', (_name, files) => {
  using site = createFolder(files);
  const link = join(scratch, 'link');
  symlinkSync(site.folder, link);
  for (const out of [site.folder, link]) {
    const { status, stderr } = build('--out', out);
    expect(stderr).toContain(`--out ${out} contains files that were not written by a build`);
    expect(status).toBe(2);
  }
  rmSync(link);
  for (const [name, text] of Object.entries(files))
    expect(readFileSync(join(site.folder, name), 'utf8')).toBe(text);
});

test('an output folder that links to or contains the documents or the cache is refused', () => {
  using site = createFolder({ 'pages/home.yaml': '', '.cache/store/x': '' });
  const [pages, link, danglingLink] = [
    join(site.folder, 'pages'),
    join(scratch, 'link'),
    join(scratch, 'loose'),
  ];
  symlinkSync(pages, link);
  symlinkSync(join(site.folder, 'nowhere'), danglingLink);
  const refusals = [
    build('--pages', pages, '--out', join(link, 'dist')),
    build('--pages', pages, '--out', site.folder),
    build('--pages', pagesDir, '--cache', join(site.folder, '.cache'), '--out', site.folder),
    build('--out', danglingLink),
  ];
  rmSync(link);
  rmSync(danglingLink);
  expect(refusals.map(({ status }) => status)).toEqual([2, 2, 2, 2]);
  expect(
    refusals.map(({ stderr }) => /(is inside of|contains|cannot be written to)[^,.]*/.exec(stderr)?.[0]),
  ).toEqual([
    'is inside of the folder of the documents',
    'contains the folder of the documents',
    'contains the folder of --cache',
    'cannot be written to (ENOENT)',
  ]);
});

test.runIf(process.platform === 'linux')('a file system without write access ends the build at once', () => {
  for (const flag of ['--out', '--cache']) {
    const { status, stderr } = build(
      `${flag}=/proc/dist/site`,
      ...(flag === '--out' ? [] : ['--out', join(scratch, 'dist')]),
    );
    expect(stderr).toContain(`${flag} /proc/dist/site cannot be written to`);
    expect(status).toBe(2);
  }
});

test.each(['2026-02-30', '2026-13-01', '2025-02-29T08:00:00Z', '2026-03-01T25:00Z', '1', 'March 1'])(
  'a time that does not exist is refused: --at "%s"',
  (time) => {
    const { status, stderr } = build('--at', time, '--out', join(scratch, 'dist'));
    expect(stderr).toContain(`--at ${time} is invalid. Give an existing date and time`);
    expect(status).toBe(2);
  },
);

test('an unknown option is refused without a wrong suggestion', () => {
  expect(build('--port', '3')).toEqual({
    status: 2,
    stderr: "error: unknown option '--port'\nRun npm run site -- build --help for usage.\n",
  });
});
