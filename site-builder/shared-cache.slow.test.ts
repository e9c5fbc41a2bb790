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

/** Two sites that differ in their look: every page, and whatever is made for the browser. */
const brands = ['tests/fixtures/dentist/brand.ts', 'brand.ts'];

/** Every file of a site that is built, with its bytes. */
const built = async (themeFile: string, cache: string): Promise<Map<string, string>> => {
  const out = join(scratch, `out-${cache}-${brands.indexOf(themeFile)}`);
  const flags = ['--pages', join(scratch, 'pages'), '--cache', join(scratch, cache)];
  // A process for each: that is how sites are built at once.
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

test('two sites that are built at once with one cache are as each is with its own', async () => {
  const [one = '', other = ''] = brands;
  const alone = [await built(one, 'of-one'), await built(other, 'of-other')];
  expect(alone[0]).not.toEqual(alone[1]);
  expect(await Promise.all([built(one, 'shared'), built(other, 'shared')])).toEqual(alone);
}, 120_000);
