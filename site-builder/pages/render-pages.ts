import { createHash } from 'node:crypto';
import type { Page } from '../../schema/page.ts';
import type { Site } from '../../schema/site.ts';
import type { Assets } from '../../renderer/server/assets.ts';
import type { DrawnPages } from '../cache/drawn-pages.ts';
import type { Origin } from '../../documents/read/page/origin.ts';
import type { MediaLibrary } from '../media/media-library.ts';
import { picturesIn } from '../media/pictures-in.ts';
import type { OutputFolder } from '../output/output-folder.ts';
import type { SharePictures } from '../share/share-pictures.ts';
import { pageDataOf } from './page-data.ts';
import { filesOf } from './page-files.ts';
import type { PageTask } from './page-worker.ts';
import type { WorkerPool } from './worker-pool.ts';
const shortHash = (length: number, ...texts: string[]): string => {
  const hash = createHash('sha256');
  for (const text of texts) hash.update(text);
  return hash.digest('hex').slice(0, length);
};

/** Writes the facts and menus for the browser under a name that changes with them. */
export const writeSiteData = (site: Site, out: OutputFolder): string => {
  const text = JSON.stringify(site);
  const url = `/assets/site-${shortHash(8, text)}.json`;
  out.write(url.slice(1), text);
  return url;
};

type Tools = {
  assets: Assets;
  library: MediaLibrary;
  share: SharePictures;
  drawn: DrawnPages;
  origins: ReadonlyMap<string, Origin>;
  /** Where pages do not lead although their documents do. */
  unlinked: ReadonlyMap<string, readonly string[]>;
  themeFile: string;
  workers: WorkerPool;
  /** Of the program that draws. */
  version: string;
};

/**
 * Writes every page that is not there yet as it has to be, with its share picture.
 * @returns how many were drawn
 */
export const renderPages = async (
  site: Site,
  pages: Page[],
  { assets, library, share, drawn, origins, unlinked, themeFile, workers, version }: Tools,
  out: OutputFolder,
): Promise<number> => {
  // Named here, they are also written when no page has to be drawn.
  const sitePictures = library.describe(picturesIn(site));
  // The footer says the year.
  const year = new Date().getFullYear();
  const common = shortHash(64, version, JSON.stringify([site, assets, sitePictures, year]));
  const keyOf = ({ route }: Page): string => {
    const { texts, pictures } = origins.get(route) as Origin;
    const own = [library.describe(pictures), unlinked.get(route)];
    return shortHash(24, common, texts, JSON.stringify(own));
  };
  const changed: { page: Page; key: string }[] = [];
  for (const page of pages) {
    const key = keyOf(page);
    const files = drawn.find(page.route, key);
    if (!files) changed.push({ page, key });
    for (const file of files ?? []) out.keep(file);
  }
  const made: { route: string; key: string; files: string[] }[] = [];
  // One after the other, beside the drawing of the pages: each keeps every core busy when it is drawn anew.
  let sharing = Promise.resolve();
  const tasks = changed.map(({ page, key }): PageTask => {
    const address = share.urlOf(page);
    sharing = sharing.then(() => share.write(address, out));
    sharing.catch(() => undefined);
    made.push({ route: page.route, key, files: [...filesOf(page.route), address.slice(1)] });
    return { data: pageDataOf(site, page, library), share: address };
  });
  await workers.render({ key: common, site, assets, themeFile, out: out.path }, tasks);
  await sharing;
  for (const { route, key, files } of made) drawn.add(route, key, files);
  return made.length;
};
