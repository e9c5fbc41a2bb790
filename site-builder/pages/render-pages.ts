import { hash } from 'node:crypto';
import { constants, readFileSync } from 'node:fs';
import { copyFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Assets } from '../../renderer/server/assets.ts';
import type { Problem } from '../../documents/problems/problem.ts';
import type { Page } from '../../schema/page.ts';
import type { Site } from '../../schema/site.ts';
import { codeHash } from '../cache/engine-hash.ts';
import { cacheKey, type BuildCache } from '../cache/build-cache.ts';
import type { ImageLibrary } from '../images/image-library.ts';
import { collectImages } from '../../renderer/collect-images.ts';
import type { OutputFolder } from '../output/output-folder.ts';
import type { ShareImages } from '../share/share-images.ts';
import { createPageData, namesOf } from '../../renderer/page-data.ts';
import { findBlockedContent, locateBlockedContent } from './blocked-content.ts';
import { pagePaths } from './page-paths.ts';
import type { PageTask } from './page-worker.ts';
import type { WorkerPool } from './worker-pool.ts';

/** Writes the site facts, menus and brand for the browser. The URL contains a hash of the content. */
export const writeSiteData = (site: Site, out: OutputFolder): string => {
  const text = JSON.stringify(site);
  const url = `/assets/site-${hash('sha256', text).slice(0, 16)}.json`;
  out.write(url.slice(1), text);
  return url;
};

/** Returns the content hash of a data file. Deployments also store the file under this hash. */
const hashDataFile = (text: string): string => hash('sha256', text).slice(0, 16);

type Tools = {
  assets: Assets;
  library: ImageLibrary;
  pagesDir: string;
  share: ShareImages;
  store: BuildCache;
  workers: WorkerPool;
};

/**
 * Writes every page with its data for client-side navigation, and its share image. A page is rendered only if the cache
 * does not contain its HTML; the key includes everything that it is rendered from.
 * @returns the number of rendered pages, and the problems of content that browsers would block
 */
export const renderPages = async (
  site: Site,
  pages: Page[],
  { assets, library, pagesDir, share, store, workers }: Tools,
  out: OutputFolder,
): Promise<{ rendered: number; blocked: Problem[] }> => {
  // Requests the images of the site document, so that their files are written even if no page shows them.
  const sitePictures = library.describe(collectImages(site).keys());
  // The year is part of the key because the footer contains it.
  const common = cacheKey(codeHash(), assets, site, sitePictures, new Date().getFullYear());
  const changed: { task: PageTask; html: string; name: string }[] = [];
  const names = namesOf(pages);
  const cards = pages.map((page) => share.describeCard(page));
  for (const [index, page] of pages.entries()) {
    const [html, dataFile] = pagePaths(page.route);
    const data = createPageData(site, page, library, names);
    const text = JSON.stringify({ ...data, version: assets.version });
    out.write(dataFile, text);
    const card = (cards[index] as (typeof cards)[number]).url;
    const name = `page-${cacheKey(common, card, text)}.html`;
    const stored = store.find(name);
    if (out.reuseFile(html, name)) continue;
    if (stored) await out.copy(stored, html, name);
    else changed.push({ task: { data, share: card, revision: hashDataFile(text) }, html, name });
  }
  const writeShares = async (): Promise<void> => {
    // One at a time, because rendering a share image uses all cores.
    for (const card of cards) await share.write(card, out);
  };
  const tasks = changed.map(({ task }) => task);
  await Promise.all([workers.render({ site, assets, out: out.path }, tasks), writeShares()]);
  const found = changed.map(
    ({ task, html }) =>
      [
        task.data.page.route,
        findBlockedContent(readFileSync(join(out.path, html), 'utf8'), site),
      ] as const,
  );
  const blocked = await locateBlockedContent(pagesDir, new Map(found));
  // Pages with blocked content are not cached, because the next build would not report it again.
  if (blocked.length > 0) return { rendered: 0, blocked };
  for (const { html, name } of changed)
    await store.path(name, (path) => copyFile(join(out.path, html), path, constants.COPYFILE_FICLONE));
  return { rendered: changed.length, blocked };
};
