import { execFile } from 'node:child_process';
import { cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';

let scratch: string;
/** Two sites with different brands, whose pages all differ. */
const sites = ['one', 'other'];

beforeAll(async () => {
  scratch = await mkdtemp(join(tmpdir(), 'shared-'));
  for (const name of sites)
    await cp('tests/fixtures/dentist/pages', join(scratch, name), { recursive: true });
  await cp('pages/_brand.yaml', join(scratch, 'other/_brand.yaml'));
});
afterAll(() => rm(scratch, { recursive: true }));

/** Builds a site. @returns the content of every file */
const built = async (site: string, cache: string): Promise<Map<string, string>> => {
  const out = join(scratch, `out-${cache}-${site}`);
  const flags = ['--pages', join(scratch, site), '--cache', join(scratch, cache), '--out', out];
  // Each build is a separate process, as in practice.
  await promisify(execFile)('node', ['scripts/run.mjs', 'build', ...flags]);
  const entries = await readdir(out, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const read = async (file: string) => [relative(out, file), await readFile(file, 'latin1')] as const;
  return new Map(await Promise.all(files.sort().map(read)));
};

test('two simultaneous builds with a shared cache produce the same files as with separate caches', async () => {
  const [one = '', other = ''] = sites;
  const alone = [await built(one, 'of-one'), await built(other, 'of-other')];
  expect(alone[0]).not.toEqual(alone[1]);
  expect(await Promise.all([built(one, 'shared'), built(other, 'shared')])).toEqual(alone);
}, 120_000);
