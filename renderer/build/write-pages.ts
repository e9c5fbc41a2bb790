import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Theme } from '@mui/material/styles';
import type { Page } from '../../schema/page.ts';
import type { Site } from '../../schema/site.ts';
import { dataUrl } from '../addresses.ts';
import type { Assets } from '../server/assets.ts';
import { createPageRenderer } from '../server/render-page.tsx';
import type { MediaLibrary } from './media/media-library.ts';
import { pageDataOf } from './page-data.ts';
import type { SharePictures } from './share/share-pictures.ts';

const write = async (out: string, path: string, text: string): Promise<void> => {
  const file = join(out, path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
};

/** The file of a route: `/about` is `about/index.html`; the not-found page is `404.html`. */
const fileOf = (route: string): string => (route === '/not-found' ? '/404.html' : join(route, 'index.html'));

/** Writes the facts and menus for the browser under a name that changes with them. */
export const writeSiteData = async (site: Site, out: string): Promise<string> => {
  const text = JSON.stringify(site);
  const url = `/assets/site-${createHash('sha256').update(text).digest('hex').slice(0, 8)}.json`;
  await write(out, url, text);
  return url;
};

type Tools = { assets: Assets; theme: Theme; library: MediaLibrary; share: SharePictures };

/** Draws and writes every page: its HTML, and its data for moves within the site. */
export const writePages = async (
  site: Site,
  pages: Page[],
  { assets, theme, library, share }: Tools,
  out: string,
): Promise<void> => {
  const render = await createPageRenderer(site, assets, theme);
  for (const page of pages) {
    const data = await pageDataOf(site, page, library);
    await write(out, fileOf(page.route), render(data, await share.urlOf(page)));
    await write(out, dataUrl(page.route), JSON.stringify({ ...data, version: assets.version }));
  }
};
