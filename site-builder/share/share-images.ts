import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Page } from '../../schema/page.ts';
import type { Site } from '../../schema/site.ts';
import type { Font } from '../../schema/brand.ts';
import { cacheKey, type BuildCache } from '../cache/build-cache.ts';
import { subsetFontFile } from '../fonts/subset-font.ts';
import type { ImageLibrary } from '../images/image-library.ts';
import type { OutputFolder } from '../output/output-folder.ts';
import { collectImages } from '../../renderer/collect-images.ts';
import type { Card, ShareFont } from './render-share-card.ts';

/** Version of the rendering. Increment it when the rendering changes, to invalidate cached share images. */
const rendering = 5;

/** Weight of the site's name at the bottom. */
const textWeight = 500;

/** Returns the main heading of a page, or its title. */
const getCardTitle = ({ sections, title }: Page): string => {
  const first = sections[0];
  return (first && 'heading' in first && first.heading) || title;
};

/** The font that is drawn if the brand uses the font of the visitor's device. */
const drawnFonts = {
  serif: '@fontsource-variable/newsreader/files/newsreader-latin-wght-normal.woff2',
  'sans-serif': '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2',
};

/** The content of a share image. */
type Content = Pick<Card, 'title' | 'mark' | 'picture'>;

type Fonts = Pick<Card, 'headingFont' | 'textFont'>;

/** The share image of a page: its URL, its name in the cache, and its content. */
type ShareCard = { url: string; name: string; content: Content };

type Options = {
  site: Site;
  store: BuildCache;
  library: ImageLibrary;
};

/** Creates the share images of a site: one for each page, rendered from its title and first photo. */
export const createShareImages = ({ site, store, library }: Options) => {
  const { brand } = site;
  let fonts: Promise<Fonts> | undefined;

  /** Returns a font in one weight, as a file that the text renderer can read. */
  const subset = async ({ file, generic }: Font, weight: number): Promise<ShareFont> => {
    const used = { file: file ?? drawnFonts[generic], weights: [weight, weight] as const };
    const path = await subsetFontFile(used, 'truetype', store);
    // The text renderer selects a font by the family name in its file, which may differ from that of the package.
    const { fromFile } = await import('@capsizecss/unpack/fs');
    return { file: resolve(path), name: (await fromFile(path)).familyName, weight };
  };
  const subsetFonts = async (): Promise<Fonts> => ({
    headingFont: await subset(brand.fonts.heading, brand.headingWeight),
    textFont: await subset(brand.fonts.text, textWeight),
  });

  const render = async (path: string, content: Content): Promise<void> => {
    fonts ??= subsetFonts();
    // Imported here because loading native code takes longer than most builds without new images.
    const { renderShareCard } = await import('./render-share-card.ts');
    const card = { ...content, ...(await fonts), name: site.facts.name, brand };
    await writeFile(path, await renderShareCard(card));
  };

  return {
    /** Returns the share image of a page, to be written by `write`. */
    describeCard: (page: Page): ShareCard => {
      const mark = library.getImage(site.header.mark);
      const [photo] = [...collectImages(page)].flatMap(([name, focus]) => {
        const picture = library.getImage(name);
        return picture && !picture.isDrawing ? { ...picture, focus } : [];
      });
      const title = getCardTitle(page);
      const imageKey = photo && photo.hash + (photo.focus ?? '');
      const hash = cacheKey(rendering, title, site.facts.name, brand, mark?.hash, imageKey).slice(0, 16);
      const url = `/media/share-${page.route.slice(1) || 'home'}-${hash}.jpg`;
      return { url, name: `share-${hash}.jpg`, content: { title, mark: mark?.path, picture: photo } };
    },

    /** Writes a share image that `describeCard` has returned. */
    write: async ({ url, name, content }: ShareCard, out: OutputFolder): Promise<void> => {
      const path = await store.path(name, (made) => render(made, content));
      await out.copy(path, url.slice(1));
    },
  };
};

export type ShareImages = ReturnType<typeof createShareImages>;
