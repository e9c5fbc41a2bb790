import { hash } from 'node:crypto';
import type { Assets } from '../../renderer/server/assets.ts';
import type { Page } from '../../schema/page.ts';
import type { Site } from '../../schema/site.ts';
import type { MediaLibrary } from '../media/media-library.ts';
import { picturesIn } from '../../renderer/pictures-in.ts';
import type { FileWriter } from '../output/output-folder.ts';
import type { SharePictures } from '../share/share-pictures.ts';
import { pageDataOf } from '../../renderer/page-data.ts';
import type { PageTask } from './page-worker.ts';
import type { WorkerPool } from './worker-pool.ts';

/** Writes the facts and menus for the browser under a name that changes with them. */
export const writeSiteData = (site: Site, out: FileWriter): string => {
  const text = JSON.stringify(site);
  const url = `/assets/site-${hash('sha256', text).slice(0, 8)}.json`;
  out.write(url.slice(1), text);
  return url;
};

type Tools = {
  assets: Assets;
  library: MediaLibrary;
  share: SharePictures;
  themeFile: string;
  workers: WorkerPool;
};

/** Writes every page, with its share picture. */
export const renderPages = async (
  site: Site,
  pages: Page[],
  { assets, library, share, themeFile, workers }: Tools,
  out: FileWriter,
): Promise<void> => {
  // Named here, they are written although no page shows them.
  library.describe(picturesIn(site).keys());
  const cards = new Map(pages.map((page) => [page, share.urlOf(page)]));
  const taskOf = (page: Page): PageTask => ({
    data: pageDataOf(site, page, library),
    share: cards.get(page) ?? '',
  });
  const writeShares = async (): Promise<void> => {
    // One after the other: each keeps every core busy when it is rendered anew.
    for (const card of cards.values()) await share.write(card, out);
  };
  const common = { site, assets, themeFile, out: out.path };
  await Promise.all([workers.render(common, pages, taskOf), writeShares()]);
};
