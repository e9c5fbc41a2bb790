import { join } from 'node:path';
import type { Site } from '../../schema/site.ts';
import { ownBrand, readBrand } from './brand-file.ts';
import { codeVersion } from './cache/code-version.ts';
import { DrawnPages } from './cache/drawn-pages.ts';
import { writeClient } from './client.ts';
import type { Problem } from './documents/problem.ts';
import { SiteReader, type SiteDocuments } from './documents/site-reader.ts';
import { keptDocuments } from './cache/kept.ts';
import { fontAssets, fontFiles, writeFonts } from './font-files.ts';
import { writeHosting } from './hosting.ts';
import { EncodedPictures, pictureCache } from './media/encode.ts';
import { MediaLibrary } from './media/media-library.ts';
import { writeMedia } from './media/write-media.ts';
import { OutputFolder } from './output-folder.ts';
import { publishedAt } from './published.ts';
import { writeRedirects } from './redirects.ts';
import { writeSearchFiles } from './search-files.ts';
import { SharePictures } from './share/share-pictures.ts';
import { writePages, writeSiteData } from './write-pages.ts';

type Options = {
  /** The folder of the documents. */
  pagesDir: string;
  /** The folder for the finished site; what else it holds is removed. */
  out: string;
  /** The folder of what is kept between builds: encoded pictures, the browser side, notes of what was drawn. */
  cacheDir: string;
  /** The file of the brand; the site's own when none is named. */
  themeFile?: string;
};

/** What a build made, or why it made nothing; advice on words is the check's. `site` is missing exactly when nothing was written. */
export type BuildResult = {
  problems: Problem[];
  site?: Site;
  pages: number;
  /** Pages that were drawn; the others were there already. */
  drawn: number;
  pictures: number;
};

/** Reads the documents. What was needed for it is out of memory when the pages are drawn. */
const readSite = async (pagesDir: string, cacheDir: string): Promise<SiteDocuments> => {
  const kept = keptDocuments(cacheDir);
  const documents = await new SiteReader(pagesDir, kept).readErrors();
  await kept.save();
  return documents;
};

/** Builds a site from its documents. A site with errors is not written. */
export const buildSite = async ({
  pagesDir,
  out: outDir,
  cacheDir,
  themeFile = ownBrand,
}: Options): Promise<BuildResult> => {
  const { site: whole, pages: all, problems } = await readSite(pagesDir, cacheDir);
  if (!whole || problems.some(({ severity }) => severity === 'error'))
    return { problems, pages: 0, drawn: 0, pictures: 0 };
  const { site, pages } = publishedAt(new Date(), { site: whole, pages: all });

  const version = codeVersion(themeFile);
  const out = await OutputFolder.open(outDir);
  const drawnPages = new DrawnPages(cacheDir, outDir);
  await drawnPages.open();
  const brand = await readBrand(themeFile);
  const client = await writeClient(themeFile, out, { kept: join(cacheDir, 'browser'), version });
  const fonts = await fontFiles(brand);
  await writeFonts(fonts, out);
  const assets = { ...client, ...fontAssets(fonts), siteData: await writeSiteData(site, out) };
  const library = new MediaLibrary(pagesDir);
  const share = new SharePictures({ site, brand, pagesDir, cacheDir });
  const tools = { assets, library, share, drawn: drawnPages, themeFile, version };
  const drawn = await writePages(site, pages, tools, out);
  await writeHosting(site, pages, outDir);
  await writeRedirects(site, pages, outDir);
  await writeSearchFiles(site, pages, pagesDir, outDir);
  const pictures = await writeMedia(library, new EncodedPictures(pictureCache(cacheDir)), out);
  await share.write(out);
  await out.close();
  await drawnPages.close();
  return { problems, site, pages: pages.length, drawn, pictures };
};
