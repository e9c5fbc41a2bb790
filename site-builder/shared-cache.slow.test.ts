import { execFile } from 'node:child_process';
import { cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';

let scratch: string;
beforeAll(async () => {
  scratch = await mkdtemp(join(tmpdir(), 'shared-'));
  await cp('tests/fixtures/dentist/pages', join(scratch, 'pages'), { recursive: true });
});
afterAll(() => rm(scratch, { recursive: true }));

/** Two sites with different brands, whose pages and client bundles all differ. */
const brands = ['tests/fixtures/dentist/brand.ts', 'brand.ts'];

/** Builds a site. @returns the content of every file */
const built = async (themeFile: string, cache: string): Promise<Map<string, string>> => {
  const out = join(scratch, `out-${cache}-${brands.indexOf(themeFile)}`);
  const flags = ['--pages', join(scratch, 'pages'), '--cache', join(scratch, cache)];
  // Each build is a separate process, as in practice.
  await promisify(execFile)('node', [
    'scripts/run.mjs',
    'build',
    ...flags,
    '--out',
    out,
    '--theme',
    themeFile,
  ]);
  const entries = await readdir(out, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const read = async (file: string) => [relative(out, file), await readFile(file, 'latin1')] as const;
  return new Map(await Promise.all(files.sort().map(read)));
};

test('two simultaneous builds with a shared cache produce the same files as with separate caches', async () => {
  const [one = '', other = ''] = brands;
  const alone = [await built(one, 'of-one'), await built(other, 'of-other')];
  expect(alone[0]).not.toEqual(alone[1]);
  expect(await Promise.all([built(one, 'shared'), built(other, 'shared')])).toEqual(alone);
}, 120_000);
