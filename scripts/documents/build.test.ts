import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

const pagesDir = 'tests/fixtures/dentist/pages';
let scratch: string;

beforeAll(() => {
  scratch = mkdtempSync(join(tmpdir(), 'build-flags-'));
  writeFileSync(join(scratch, 'letter.txt'), 'Dear Ann');
});
afterAll(() => rmSync(scratch, { recursive: true }));

/** What a build answers; every one of these must end before it reads a document. */
const build = (...flags: string[]) => {
  const all = ['scripts/run.mjs', 'build', '--pages', pagesDir, ...flags];
  const { status, stderr } = spawnSync('node', all, { encoding: 'utf8', timeout: 30_000 });
  return { status, stderr };
};

const folders: [name: string, flag: string, path: () => string, says: string][] = [
  ['one that holds files of others', '--out', () => scratch, 'holds files that no build has written'],
  ['a file', '--out', () => join(scratch, 'letter.txt'), 'is a file, or lies below one'],
  ['one below a file', '--out', () => join(scratch, 'letter.txt/dist'), 'is a file, or lies below one'],
  ['none', '--out', () => '', 'names no folder'],
  ['that of the documents', '--out', () => pagesDir, 'lies in the folder of the documents'],
  ['one among the documents', '--out', () => `${pagesDir}/dist`, 'lies in the folder of the documents'],
  [
    'a cache below a file',
    '--cache',
    () => join(scratch, 'letter.txt/cache'),
    'is a file, or lies below one',
  ],
];

test.each(folders)('a folder that cannot be used ends with its reason: %s', (_name, flag, path, says) => {
  const other = flag === '--out' ? [] : ['--out', join(scratch, 'dist')];
  const { status, stderr } = build(`${flag}=${path()}`, ...other);
  expect(stderr).toContain(`${flag} ${path()} ${says}`);
  expect(stderr.trim().split('\n')).toHaveLength(1);
  expect(status).toBe(2);
  expect(readdirSync(scratch)).toEqual(['letter.txt']);
});

test.runIf(process.platform === 'linux')('a file system that takes no folder ends the build at once', () => {
  for (const flag of ['--out', '--cache']) {
    const { status, stderr } = build(
      `${flag}=/proc/dist/site`,
      ...(flag === '--out' ? [] : ['--out', join(scratch, 'dist')]),
    );
    expect(stderr).toContain(`${flag} /proc/dist/site cannot be written to`);
    expect(status).toBe(2);
  }
});
