import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { TestProject } from 'vitest/node';
import { protectServer } from '../../../infra/local/guard.ts';
import { SiteReader } from '../../../documents/node/site-reader.ts';
import { BuildCache } from '../../../site-builder/cache/build-cache.ts';
import { buildStudio } from '../../../site-builder/dev/studio/build-studio.ts';
import { startPreview } from '../../../site-builder/preview/preview-server.ts';
import { cacheDir } from '../../../scripts/shared-options.ts';
import { freePort } from '../../../scripts/local/free-port.ts';
import { exampleBrand } from './example-brand.ts';
import { startLocalBackend } from '../../../scripts/local/local-backend.ts';
import { findChromium } from '../programs/chromium.ts';
import { ensureFonts } from '../programs/fonts.ts';
import { runsAll } from '../sample.ts';
import { copyWithFewImages } from './few-pictures.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** URL of the production build of the site. */
    site: string;
    /** URL of the mailbox of the SES emulator. */
    mailbox: string;
    /** Path of the Chromium that the tests use. */
    chromium: string;
    /** Folder of the production build. */
    dist: string;
    /** Folder of the documents that it was built from. */
    pages: string;
  }
}

/** Builds in a separate process, because the test runner's NODE_ENV would result in a development build. */
export const buildWithCommand = (pages: string, out: string) =>
  promisify(execFile)('node', ['scripts/run.mjs', 'build', '--pages', pages, '--out', out], {
    env: { ...process.env, NODE_ENV: 'production' },
  });

/** Builds the Studio in advance, because several test files open it at the same time and each would build it. */
const buildStudioOnce = (): Promise<string> =>
  buildStudio(exampleBrand, new BuildCache(join(cacheDir, 'store')));

/**
 * Builds the first site with few images, or for the tests of the engine a fixture and the Studio. Serves the site as in
 * production, with emulators as backend.
 */
export default async function setUp(project: TestProject) {
  if (runsAll) ensureFonts();
  const folder = await mkdtemp(join(tmpdir(), 'site-'));
  const dist = join(folder, 'dist');
  const isFirstSite = project.name === 'site';
  const source = isFirstSite ? 'pages' : 'tests/fixtures/mason/pages';
  const { site, forms, pages: documents } = await new SiteReader(source).read();
  if (!site) throw new Error('_site.yaml has errors.');
  const pages = isFirstSite ? join(folder, 'pages') : source;
  if (isFirstSite) await copyWithFewImages(source, documents, pages);
  await Promise.all([buildWithCommand(pages, dist), ...(isFirstSite ? [] : [buildStudioOnce()])]);
  const port = await freePort(4100);
  const backend = await startLocalBackend({ site, forms }, port, { quiet: true });
  const server = await startPreview({ guard: protectServer, root: dist, port, api: backend.apiUrl });
  project.provide('site', `http://127.0.0.1:${port}`);
  project.provide('mailbox', backend.mailboxUrl);
  project.provide('chromium', findChromium());
  project.provide('dist', dist);
  project.provide('pages', pages);
  return async () => {
    await new Promise((resolve) => server.close(resolve));
    await backend.stop();
    await rm(folder, { recursive: true, force: true });
  };
}
