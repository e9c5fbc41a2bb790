import { cp, readdir, readFile, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import sharp from 'sharp';
import { BuildCache } from '../../site-builder/cache/build-cache.ts';
import type { SiteCheckResult } from '../../documents/check/check-site.ts';
import { SiteReader } from '../../documents/node/site-reader.ts';
import { fontAssets, createFontFiles, writeFonts } from '../../site-builder/fonts/font-files.ts';
import { writeMedia } from '../../site-builder/images/image-encoder.ts';
import { ImageLibrary } from '../../site-builder/images/image-library.ts';
import { ImageInfos } from '../../documents/node/images/image-infos.ts';
import { OutputFolder } from '../../site-builder/output/output-folder.ts';
import { createShareImages } from '../../site-builder/share/share-images.ts';
import type { Site } from '../../schema/site.ts';
import { makeSite } from '../content/make-site.ts';
import { root } from './run.ts';
import { setAside } from './set-aside.ts';

/** A generated site with encoded images, so that no measured build has to encode any. */
export type BenchSite = {
  pagesDir: string;
  /** The cache with encoded images, for this product. */
  cacheDir: string;
  /** Encoded images and fonts, for the peers. */
  publicDir: string;
  factsFile: string;
};

/** Whether a cache entry is prepared before a build is timed. The peers get the same files. */
const isReady = (name: string): boolean => /^(picture|share|font)-/.test(name);

const prepareShares = async (
  { pages, images: pictures }: SiteCheckResult,
  site: Site,
  store: string,
): Promise<void> => {
  const share = createShareImages({
    site,
    store: new BuildCache(store),
    library: new ImageLibrary(pictures),
  });
  const background = '#24382F';
  const card = await sharp({ create: { width: 1200, height: 630, channels: 3, background } })
    .jpeg()
    .toBuffer();
  for (const page of pages) {
    // All pages share one image, because rendering share images is encoding, which is not measured.
    const hash = /-([0-9a-f]{16})\.jpg$/.exec(share.describeCard(page).url)?.[1];
    await writeFile(join(store, `share-${hash}.jpg`), card);
  }
};

/** Generates a site with the given number of pages and encodes its images. */
export const prepareSite = async (scratch: string, pages: number): Promise<BenchSite> => {
  const folder = join(scratch, `site-${pages}`);
  const [pagesDir, cacheDir, publicDir] = ['pages', 'cache', 'public'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ];
  await makeSite({ from: join(root, 'pages'), to: pagesDir, pages });
  const before = join(root, '.cache/store');
  const store = join(cacheDir, 'store');
  const filter = (path: string) => path === before || isReady(basename(path));
  if (existsSync(before)) await cp(before, store, { recursive: true, filter });

  const originals = join(pagesDir, 'media');
  const names = (await readdir(originals)).filter((name) => /\.(jpg|svg)$/.test(name));
  const library = new ImageLibrary(await new ImageInfos().get(originals, names));
  const media = library.describe(names);
  const out = await OutputFolder.open(publicDir);
  await writeMedia(library, new BuildCache(store), out);
  const read = await new SiteReader(pagesDir).read();
  const { site } = read;
  if (!site) throw new Error('the generated site has errors');
  const fonts = await createFontFiles(site.brand, new BuildCache(store));
  await writeFonts(fonts, out);
  await out.publish(console.error);
  await out.close();
  const { fontCss, ...assets } = fontAssets(fonts);
  const rules = await readFile(join(root, 'bench/peers/shared/style.css'), 'utf8');
  const factsFile = join(folder, 'facts.json');
  const css = fontCss + rules.replace(/\s*\n\s*/g, '');
  await writeFile(factsFile, JSON.stringify({ media, ...assets, css }));
  await prepareShares(read, site, store);
  return { pagesDir, cacheDir, publicDir, factsFile };
};

/**
 * Removes the cache entries of this product, except for those that the peers get too: encoded images, fonts and image
 * metadata.
 */
export const forgetBuilds = async ({ cacheDir }: BenchSite): Promise<void> => {
  const store = join(cacheDir, 'store');
  for (const name of await readdir(store))
    if (!isReady(name)) await setAside(join(store, name), join(cacheDir, 'aside'));
};
