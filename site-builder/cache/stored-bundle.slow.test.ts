import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { build } from 'vite';
import { Store } from './store.ts';
import { collectInputs, storedBundle } from './stored-bundle.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'bundle-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Writes a file that is older than every bundle. */
const write = (name: string, text: string): string => {
  const file = join(folder, name);
  writeFileSync(file, text);
  utimesSync(file, 1, 1);
  return file;
};

/** Bundles a file and another one that may be missing. @returns whether the bundler ran */
const bundlesAgain = async (files: string[], meanwhile = () => {}): Promise<boolean> => {
  const store = new Store(join(folder, 'store'));
  let runs = 0;
  await storedBundle('test', join(folder, 'brand.ts'), store, async (path, inputs) => {
    runs += 1;
    mkdirSync(path);
    for (const file of files) inputs.add(file);
    meanwhile();
  });
  await store.close();
  return runs > 0;
};

test('a bundle is made again when one of its inputs has changed or is gone', async () => {
  const [one, other] = [write('one.js', '1'), write('other.js', '1')];
  expect(await bundlesAgain([one, other])).toBe(true);
  expect(await bundlesAgain([one, other])).toBe(false);
  write('other.js', '2');
  expect(await bundlesAgain([one, other])).toBe(true);
  rmSync(other);
  expect(await bundlesAgain([one])).toBe(true);
  expect(await bundlesAgain([one])).toBe(false);
});

test('a bundle of which an input was changed or removed meanwhile is not used again', async () => {
  const [one, other] = [write('one.js', '1'), write('other.js', '1')];
  await bundlesAgain([one, other], () => writeFileSync(other, '2'));
  expect(await bundlesAgain([one, other], () => rmSync(other))).toBe(true);
  expect(await bundlesAgain([one])).toBe(true);
});

test('style sheets that a style sheet imports, and assets by URL, are inputs', async () => {
  const image = write('tooth.png', 'not an image');
  const colors = write('colors.css', 'p { color: red }');
  const style = write('style.css', "@import './colors.css';");
  const entry = write(
    'entry.js',
    "import './style.css';\nconsole.log(new URL('./tooth.png', import.meta.url).href);",
  );
  const inputs = new Set<string>();
  await build({
    configFile: false,
    root: folder,
    logLevel: 'silent',
    plugins: [collectInputs(inputs)],
    build: { write: false, assetsInlineLimit: 0, rolldownOptions: { input: entry } },
  });
  expect([...inputs].sort()).toEqual([colors, entry, style, image].sort());
});
