import { createHash } from 'node:crypto';
import type { Page } from '../../schema/page.ts';
import type { Site } from '../../schema/site.ts';
import type { Assets } from '../server/assets.ts';
import type { DrawnPages } from './cache/drawn-pages.ts';
import type { MediaLibrary } from './media/media-library.ts';
import type { OutputFolder } from './output-folder.ts';
import { pageDataOf } from './page-data.ts';
import { drawPages } from './draw-pages.ts';
import { filesOf, type PageTask } from './page-files.ts';
import type { SharePictures } from './share/share-pictures.ts';

const shortHash = (length: number, ...texts: string[]): string => {
  const hash = createHash('sha256');
  for (const text of texts) hash.update(text);
  return hash.digest('hex').slice(0, length);
};

/** Writes the facts and menus for the browser under a name that changes with them. */
export const writeSiteData = async (site: Site, out: OutputFolder): Promise<string> => {
  const text = JSON.stringify(site);
  const url = `/assets/site-${shortHash(8, text)}.json`;
  await out.write(url.slice(1), text);
  return url;
};

type Tools = {
  assets: Assets;
  library: MediaLibrary;
  share: SharePictures;
  drawn: DrawnPages;
  themeFile: string;
  /** Of the program that draws. */
  version: string;
};

/**
 * Writes every page that is not there yet as it has to be.
 * @returns how many were drawn
 */
export const writePages = async (
  site: Site,
  pages: Page[],
  { assets, library, share, drawn, themeFile, version }: Tools,
  out: OutputFolder,
): Promise<number> => {
  // The footer says the year.
  const common = shortHash(64, version, JSON.stringify([site, assets, new Date().getFullYear()]));
  const tasks: (PageTask & { key: string })[] = [];
  for (const page of pages) {
    const data = await pageDataOf(site, page, library);
    const address = await share.urlOf(page);
    const key = shortHash(24, common, address, JSON.stringify(data));
    const files = filesOf(page.route);
    if (drawn.has(page.route, key, files)) for (const file of files) out.keep(file);
    else tasks.push({ data, share: address, key });
  }
  await drawPages(tasks, { site, assets, themeFile }, out);
  for (const { data, key } of tasks) drawn.add(data.page.route, key, filesOf(data.page.route));
  return tasks.length;
};
