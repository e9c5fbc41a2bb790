import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import fc from 'fast-check';
import { chromium } from 'playwright-core';
import { runnerImport } from 'vite';
import { protectServer } from '../infra/local/guard.ts';
import { cacheDir } from '../scripts/shared-options.ts';
import { createCommand, parseOptions } from '../scripts/cli.ts';
import { BuildCache } from '../site-builder/cache/build-cache.ts';
import { startDevServer } from '../site-builder/dev/dev-server.ts';
import { buildStudio } from '../site-builder/dev/studio/build-studio.ts';
import { studioUrl } from '../studio/address.ts';
import { findChromium } from '../tests/support/programs/chromium.ts';
import type * as RandomRuns from '../tests/support/publishing/random-runs.ts';
import { makeSite } from './content/make-site.ts';
import { machine } from './machine.ts';
import { measureTyping } from './studio/typing.ts';

/**
 * `npm run site -- bench studio`: measures the time from a key press to the preview, and from opening to the first page, in
 * small and large sites, and the size of the Studio's code. Also runs random edits by several editors who publish the same
 * site through GitHub's API; no change may be lost.
 */
const options = parseOptions(
  createCommand('bench studio', ['--pages 42 --publishing 0'], 'measure typing, loading and random editing')
    .option('--pages <numbers>', 'sizes of the sites, in pages; 0 for none', '42,1000')
    .option('--keys <number>', 'number of typed characters', '100')
    .option('--publishing <number>', 'number of random runs of several editors; 0 for none', '300')
    .option('--seed <number>', 'seed of the random runs', '20260'),
);

/** Returns a percentile. */
const percentile = (numbers: number[], part: number): number =>
  [...numbers].sort((a, b) => a - b)[Math.ceil((numbers.length * part) / 100) - 1] ?? NaN;

/** Returns the compressed size of files in a folder, in kB. */
const weigh = async (folder: string, names: string[]): Promise<number> => {
  const code = names.filter((name) => /\.(js|css|html)$/.test(name));
  const files = await Promise.all(code.map((name) => readFile(join(folder, name))));
  return Math.round(files.reduce((sum, file) => sum + brotliCompressSync(file).length, 0) / 1000);
};

/** Types into sites of different sizes and measures the size of the loaded files. */
const measure = async (sizes: number[]): Promise<void> => {
  const built = await buildStudio(undefined, new BuildCache(join(cacheDir, 'store')));
  const scratch = await mkdtemp(join(tmpdir(), 'bench-'));
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
  try {
    let loaded: string[] = [];
    for (const pages of sizes) {
      const pagesDir = join(scratch, String(pages));
      await makeSite({ from: 'pages', to: pagesDir, pages });
      const server = await startDevServer({
        guard: protectServer,
        pagesDir,
        cacheDir,
        port: 0,
        api: 'http://127.0.0.1:9',
      });
      const url = `http://127.0.0.1:${server.config.server.port}${studioUrl}/`;
      const { usable, keys, files } = await measureTyping(browser, url, Number(options.keys));
      const [half, most] = [percentile(keys, 50), percentile(keys, 95)].map(Math.round);
      console.log(
        `${pages} pages: usable after ${Math.round(usable)} ms; from a key to the page p50 ${half} ms, p95 ${most} ms (${keys.length} keys)`,
      );
      loaded = files.map((path) => path.replace(`${studioUrl}/`, '') || 'index.html');
      await server.close();
    }
    const all = await readdir(built, { recursive: true });
    // Only loaded for a HEIC image from a phone.
    const decoder = all.filter((name) => name.includes('libheif'));
    const own = all.filter((name) => !decoder.includes(name));
    console.log(
      `Code, brotli: ${await weigh(built, loaded)} kB at the first opening, ${await weigh(built, own)} kB in all, and ${await weigh(built, decoder)} kB for pictures of telephones`,
    );
  } finally {
    await browser.close();
    await rm(scratch, { recursive: true });
  }
};

console.log(machine());
const sizes = options.pages.split(',').map(Number).filter(Boolean);
if (sizes.length > 0) await measure(sizes);

const seed = Number(options.seed);
const publishing = Number(options.publishing);
// Only Vite can load the messages of the Studio.
const { checkPublishingRun, publishingRuns } = (
  await runnerImport<typeof RandomRuns>('./tests/support/publishing/random-runs.ts', { configFile: false })
).module;
await fc.assert(fc.asyncProperty(publishingRuns, checkPublishingRun), { seed, numRuns: publishing });
console.log(
  `${publishing} random runs of editors who publish one site: no word was lost, and every published state passed the check`,
);
