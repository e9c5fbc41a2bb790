import { hash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Form } from '../schema/form.ts';
import type { Site } from '../schema/site.ts';
import { cacheKey, BuildCache } from './cache/build-cache.ts';
import { cachedParser } from './cache/cached-parser.ts';
import { bundleClient, writeClient } from './client/client.ts';
import type { Problem } from '../documents/problems/problem.ts';
import type { ReadPurpose } from '../documents/read/site/site-loader.ts';
import { listFiles } from '../documents/node/read-folder.ts';
import { SiteReader } from '../documents/node/site-reader.ts';
import { downloadFolder, isDownload } from '../documents/read/site/downloads.ts';
import { fontAssets, createFontFiles, writeFonts } from './fonts/font-files.ts';
import { writeHosting } from './hosting/hosting.ts';
import { writeMedia } from './images/image-encoder.ts';
import { loadImageInfos } from './cache/image-infos.ts';
import { ImageLibrary } from './images/image-library.ts';
import { OutputFolder } from './output/output-folder.ts';
import { createPreviewPages, selectPublishedPages, withoutEndpoint } from './pages/published-site.ts';
import { writeRedirects } from './hosting/redirects.ts';
import { writeSearchFiles } from './hosting/search-files.ts';
import { createShareImages } from './share/share-images.ts';
import { renderPages, writeSiteData } from './pages/render-pages.ts';
import { WorkerPool } from './pages/worker-pool.ts';
import type { Except } from '../schema/except.ts';

type Options = {
  /** The folder of the page documents. */
  pagesDir: string;
  /** The folder for the built site. Files of earlier builds in it are removed, and others stay. */
  out: string;
  /** Called when another build is writing to the folder and this one has to wait for it. */
  onWait?: () => void;
  /** The cache folder: encoded images, fonts, the client bundle, parsed documents and rendered pages. */
  cacheDir: string;
  /** Builds the preview of a change, whose forms say that nothing is sent. */
  preview?: boolean;
} & ReadPurpose;

/**
 * The result of a build. `site` is undefined exactly if nothing was written. Warnings that only `npm run check`
 * reports, such as those about wording, are not included.
 */
type BuildResult = {
  problems: Problem[];
  /** Pages that were left out because they are unfinished although their publication date has passed. */
  leftOut: Problem[];
  site?: Site;
  forms: Form[];
  pages: number;
  /** The number of pages that were rendered. The others came from the cache. */
  rendered: number;
  pictures: number;
};

/** Copies the files that visitors download. */
const copyDownloads = async (pagesDir: string, out: OutputFolder): Promise<void> => {
  for (const name of await listFiles(pagesDir, downloadFolder)) {
    const path = join(pagesDir, name);
    if (isDownload(name)) await out.copy(path, name, hash('sha256', await readFile(path)));
  }
};

const buildInto = async (
  { pagesDir, cacheDir, preview = false, ...purpose }: Except<Options, 'out' | 'onWait'>,
  out: OutputFolder,
  store: BuildCache,
  workers: WorkerPool,
): Promise<BuildResult> => {
  // The client is prepared while the documents are read, because they do not depend on each other.
  const preparing = bundleClient(store);
  // Prevents an unhandled rejection. The error is thrown by the `await` below, if the documents are valid.
  preparing.catch(() => undefined);
  const imageInfos = loadImageInfos(cacheDir);
  const reader = new SiteReader(pagesDir, {
    pictures: imageInfos,
    readMany: cachedParser(store, pagesDir, workers.read),
    ...purpose,
  });
  const read = await reader.readErrors();
  await imageInfos.save();
  const { site: checkedSite, images, skipped, problems } = read;
  const emptyResult = { leftOut: skipped, forms: [], pages: 0, rendered: 0, pictures: 0 };
  if (!checkedSite || problems.some(({ severity }) => severity === 'error'))
    return { problems, ...emptyResult };
  const published = selectPublishedPages({ ...read, site: checkedSite });
  const site = preview ? withoutEndpoint(published.site) : published.site;
  const pages = preview ? createPreviewPages(site, published.pages) : published.pages;
  const fonts = await createFontFiles(site.brand, store);
  await writeFonts(fonts, out);
  const assets = {
    ...(await writeClient(await preparing, out)),
    ...fontAssets(fonts),
    siteData: writeSiteData(site, out),
  };
  const library = new ImageLibrary(images);
  const share = createShareImages({ site, store, library });
  const tools = { assets, library, pagesDir, share, store, workers };
  const { rendered, blocked } = await renderPages(site, pages, tools, out);
  if (blocked.length > 0) return { problems: [...problems, ...blocked], ...emptyResult };
  writeHosting(site, pages, out);
  writeRedirects(site, pages, out);
  await writeSearchFiles(site, pages, pagesDir, out);
  await copyDownloads(pagesDir, out);
  const pictures = await writeMedia(library, store, out);
  return { problems, leftOut: skipped, site, forms: read.forms, pages: pages.length, rendered, pictures };
};

/**
 * Builds a site from its documents. A site with errors is not written. Builds into the same folder run one after the
 * other, so that the folder contains exactly the output of the last one.
 */
export const buildSite = async ({ out: outDir, onWait, ...options }: Options): Promise<BuildResult> => {
  const workers = new WorkerPool();
  const store = new BuildCache(join(options.cacheDir, 'store'));
  const record = `output-${cacheKey(resolve(outDir))}`;
  // The lock is taken before the documents are read, so that the build that writes last has read the newest documents.
  const out = await OutputFolder.open(outDir, onWait, () => store.read(record));
  try {
    const result = await buildInto(options, out, store, workers);
    if (result.site) store.write(record, await out.publish(console.error));
    await store.close();
    return result;
  } finally {
    await workers.close();
    await out.close();
  }
};
