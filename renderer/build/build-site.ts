import { join } from 'node:path';
import type { Site } from '../../schema/site.ts';
import { siteTheme } from '../theme/site-theme.ts';
import { ownBrand, readBrand } from './brand-file.ts';
import { buildClient } from './client.ts';
import type { Problem } from './documents/problem.ts';
import { SiteReader } from './documents/site-reader.ts';
import { fontAssets, fontFiles, writeFonts } from './font-files.ts';
import { writeHosting } from './hosting.ts';
import { EncodedPictures } from './media/encode.ts';
import { MediaLibrary } from './media/media-library.ts';
import { writeMedia } from './media/write-media.ts';
import { publishedAt } from './published.ts';
import { writeRedirects } from './redirects.ts';
import { writeSearchFiles } from './search-files.ts';
import { SharePictures } from './share/share-pictures.ts';
import { writePages, writeSiteData } from './write-pages.ts';

type Options = {
  /** The folder of the documents. */
  pagesDir: string;
  /** The folder for the finished site; it is emptied first. */
  out: string;
  /** The folder in which encoded pictures are kept between builds. */
  cacheDir: string;
  /** The file of the brand; the site's own when none is named. */
  themeFile?: string;
};

/** What a build made, or why it made nothing. `site` is missing exactly when nothing was written. */
export type BuildResult = { problems: Problem[]; site?: Site; pages: number; pictures: number };

/** Builds a site from its documents. A site with errors is not written. */
export const buildSite = async ({
  pagesDir,
  out,
  cacheDir,
  themeFile = ownBrand,
}: Options): Promise<BuildResult> => {
  const { site: whole, pages: all, problems } = await new SiteReader(pagesDir).read();
  if (!whole || problems.some(({ severity }) => severity === 'error'))
    return { problems, pages: 0, pictures: 0 };
  const { site, pages } = publishedAt(new Date(), { site: whole, pages: all });

  const brand = await readBrand(themeFile);
  const { loader, version } = await buildClient(themeFile, out);
  const fonts = await fontFiles(brand);
  await writeFonts(fonts, out);
  const assets = { loader, version, ...fontAssets(fonts), siteData: await writeSiteData(site, out) };
  const library = new MediaLibrary(pagesDir);
  const share = new SharePictures({ site, brand, pagesDir, cacheDir });
  await writePages(site, pages, { assets, theme: siteTheme(brand), library, share }, out);
  await writeHosting(site, pages, out);
  await writeRedirects(site, pages, out);
  await writeSearchFiles(site, pages, pagesDir, out);
  const pictures = await writeMedia(library, new EncodedPictures(join(cacheDir, 'pictures')), out);
  await share.write(out);
  return { problems, site, pages: pages.length, pictures };
};
