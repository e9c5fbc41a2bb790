import { hash } from 'node:crypto';
import type { Origin } from '../../documents/read/page/origin.ts';
import type { Assets } from '../../renderer/server/assets.ts';
import type { Page } from '../../schema/page.ts';
import type { Site } from '../../schema/site.ts';
import type { RenderedPages } from '../cache/rendered-pages.ts';
import { keyOf } from '../cache/store.ts';
import type { MediaLibrary } from '../media/media-library.ts';
import { picturesIn } from '../../renderer/pictures-in.ts';
import type { OutputFolder } from '../output/output-folder.ts';
import type { SharePictures } from '../share/share-pictures.ts';
import { pageDataOf } from '../../renderer/page-data.ts';
import { filesOf } from './page-files.ts';
import type { PageTask } from './page-worker.ts';
import type { WorkerPool } from './worker-pool.ts';

/** Writes the facts and menus for the browser under a name that changes with them. */
export const writeSiteData = (site: Site, out: OutputFolder): string => {
  const text = JSON.stringify(site);
  const url = `/assets/site-${hash('sha256', text).slice(0, 8)}.json`;
  out.write(url.slice(1), text);
  return url;
};

type Tools = {
  assets: Assets;
  library: MediaLibrary;
  share: SharePictures;
  rendered: RenderedPages;
  origins: ReadonlyMap<string, Origin>;
  /** Where pages do not lead although their documents do. */
  unlinked: ReadonlyMap<string, readonly string[]>;
  themeFile: string;
  workers: WorkerPool;
  /** Of the program that renders. */
  version: string;
};

/**
 * Writes every page that is not there yet as it has to be, with its share picture.
 * @returns how many were rendered
 */
export const renderPages = async (
  site: Site,
  pages: Page[],
  { assets, library, share, rendered, origins, unlinked, themeFile, workers, version }: Tools,
  out: OutputFolder,
): Promise<number> => {
  // Named here, they are also written when no page has to be rendered.
  const sitePictures = library.describe(picturesIn(site).keys());
  // The footer says the year.
  const year = new Date().getFullYear();
  const common = keyOf(version, site, assets, sitePictures, year);
  const keyOfPage = ({ route }: Page): string => {
    const { texts, pictures } = origins.get(route) as Origin;
    return keyOf(common, texts, library.describe(pictures), unlinked.get(route));
  };
  const changed: { page: Page; key: string; card: string }[] = [];
  for (const page of pages) {
    const key = keyOfPage(page);
    const files = rendered.find(page.route, key);
    if (!files) changed.push({ page, key, card: share.urlOf(page) });
    for (const file of files ?? []) out.keep(file);
  }
  const taskOf = ({ page, card }: (typeof changed)[number]): PageTask => ({
    data: pageDataOf(site, page, library),
    share: card,
  });
  const writeShares = async (): Promise<void> => {
    // One after the other: each keeps every core busy when it is rendered anew.
    for (const { card } of changed) await share.write(card, out);
  };
  await Promise.all([
    workers.render({ key: common, site, assets, themeFile, out: out.path }, changed, taskOf),
    writeShares(),
  ]);
  for (const { page, key, card } of changed)
    rendered.add(page.route, key, [...filesOf(page.route), card.slice(1)]);
  return changed.length;
};
