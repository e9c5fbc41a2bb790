import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { defaultBrandFile } from '../client/brand-file.ts';
import { engineRoot } from '../engine.mjs';
import { BuildCache } from './build-cache.ts';
import { cachedBundle } from './cached-bundle.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'bundle-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('a bundle is made again when the brand has changed, also in a file that it imports', async () => {
  const write = (name: string, text: string): void => writeFileSync(join(folder, name), text);
  /** @returns whether the bundler ran */
  const bundlesAgain = async (): Promise<boolean> => {
    let runs = 0;
    await cachedBundle(
      'test',
      join(folder, 'brand.ts'),
      new BuildCache(join(folder, 'store')),
      async (path) => {
        runs += 1;
        mkdirSync(path);
      },
    );
    return runs > 0;
  };
  const own = readFileSync(defaultBrandFile, 'utf8')
    .replace('./renderer', join(engineRoot, 'renderer'))
    .replace(/headingWeight: \d+/, 'headingWeight');
  write('brand.ts', `import { headingWeight } from './weight.ts';\n${own}`);
  write('weight.ts', 'export const headingWeight = 600;\n');
  expect(await bundlesAgain()).toBe(true);
  expect(await bundlesAgain()).toBe(false);
  write('weight.ts', 'export const headingWeight = 500;\n');
  expect(await bundlesAgain()).toBe(true);
  const store = new BuildCache(join(folder, 'store'));
  const changing = cachedBundle('other', join(folder, 'brand.ts'), store, async (path) => {
    mkdirSync(path);
    write('weight.ts', 'export const headingWeight = 400;\n');
  });
  await expect(changing).rejects.toThrow('The brand was changed while it was bundled. Build again.');
  expect(readdirSync(store.folder).filter((name) => /^other-[0-9a-f]{64}$/.test(name))).toEqual([]);
});
