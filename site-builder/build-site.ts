import { join, resolve } from 'node:path';
import type { Site } from '../schema/site.ts';
import { defaultBrandFile, readBrand } from './client/brand-file.ts';
import { contrastProblems } from './client/brand-problems.ts';
import { cacheKey, BuildCache } from './cache/build-cache.ts';
import { cachedParser } from './cache/cached-parser.ts';
import { bundleClient, writeClient } from './client/client.ts';
import type { Problem } from '../documents/problems/problem.ts';
import type { ReadPurpose } from '../documents/check-site.ts';
import { SiteReader } from '../documents/node/site-reader.ts';
import { fontAssets, fontFiles, writeFonts } from './fonts/font-files.ts';
import { writeHosting } from './hosting/hosting.ts';
import { ImageEncoder, writeMedia } from './images/image-encoder.ts';
import { loadImageInfos } from './cache/image-infos.ts';
import { ImageLibrary } from './images/image-library.ts';
import { OutputFolder } from './output/output-folder.ts';
import { previewPages, publishedPages } from './pages/published-site.ts';
import { writeRedirects } from './hosting/redirects.ts';
import { writeSearchFiles } from './hosting/search-files.ts';
import { sharePictures } from './share/share-images.ts';
import { renderPages, writeSiteData } from './pages/render-pages.ts';
import { WorkerPool } from './pages/worker-pool.ts';

type Options = {
  /** The folder of the documents. */
  pagesDir: string;
  /** The folder for the finished site; what else it holds is removed. */
  out: string;
  /** Is called when another build writes to the folder and this one waits for it. */
  onWait?: () => void;
  /** The folder of what one build leaves for the next: encoded pictures, fonts, the browser side, documents, pages. */
  cacheDir: string;
  /** The file of the brand; the site's own when none is named. */
  themeFile?: string;
  /** Makes the preview of a change, which says that nothing is sent. */
  preview?: boolean;
} & ReadPurpose;

/** What a build made, or why it made nothing; advice on words is the check's. `site` is missing exactly when nothing was written. */
type BuildResult = {
  problems: Problem[];
  /** Pages that were left out as unfinished, although their day has come. */
  leftOut: Problem[];
  site?: Site;
  pages: number;
  /** Pages that were rendered; the others are as an earlier build rendered them. */
  rendered: number;
  pictures: number;
};

const build = async (
  {
    pagesDir,
    cacheDir,
    themeFile = defaultBrandFile,
    preview = false,
    ...purpose
  }: Omit<Options, 'out' | 'onWait'>,
  out: OutputFolder,
  store: BuildCache,
  workers: WorkerPool,
): Promise<BuildResult> => {
  // Made while the documents are read: they have nothing to do with each other.
  const preparing = Promise.all([readBrand(themeFile), bundleClient(themeFile, store)]);
  // Its error is thrown where it is awaited, if the documents are right.
  preparing.catch(() => undefined);
  const facts = loadImageInfos(cacheDir);
  const reader = new SiteReader(pagesDir, {
    pictures: facts,
    readMany: cachedParser(store, pagesDir, workers.read),
    ...purpose,
  });
  const read = await reader.readErrors();
  await facts.save();
  const { site: whole, pictures, leftOut, problems } = read;
  const nothing = { leftOut, pages: 0, rendered: 0, pictures: 0 };
  if (!whole || problems.some(({ severity }) => severity === 'error')) return { problems, ...nothing };
  const { site, pages: published } = publishedPages({ ...read, site: whole });
  const pages = preview ? previewPages(site, published) : published;
  const [brand, client] = await preparing;
  const unreadable = contrastProblems(brand, themeFile);
  if (unreadable.length > 0) return { problems: [...problems, ...unreadable], ...nothing };

  const fonts = await fontFiles(brand, store);
  await writeFonts(fonts, out);
  const assets = {
    ...(await writeClient(client, out)),
    ...fontAssets(fonts),
    siteData: writeSiteData(site, out),
  };
  const library = new ImageLibrary(pictures);
  const share = sharePictures({ site, brand, store, library });
  const tools = { assets, brand, library, share, store, themeFile, workers };
  const rendered = await renderPages(site, pages, tools, out);
  writeHosting(site, pages, out);
  writeRedirects(site, pages, out);
  await writeSearchFiles(site, pages, pagesDir, out);
  const made = await writeMedia(library, new ImageEncoder(store), out);
  return { problems, leftOut, site, pages: pages.length, rendered, pictures: made };
};

/**
 * Builds a site from its documents. A site with errors is not written. Builds into one folder wait for each other, so
 * that it holds what the last one made, and nothing else.
 */
export const buildSite = async ({ out: outDir, onWait, ...options }: Options): Promise<BuildResult> => {
  const workers = new WorkerPool();
  const store = new BuildCache(join(options.cacheDir, 'store'));
  const record = `output-${cacheKey(resolve(outDir))}`;
  // Before the documents are read: those of the build that writes last are the newest.
  const out = await OutputFolder.open(outDir, onWait, () => store.read(record));
  try {
    const result = await build(options, out, store, workers);
    if (result.site) store.write(record, await out.publish());
    await store.close();
    return result;
  } finally {
    await workers.close();
    await out.close();
  }
};
