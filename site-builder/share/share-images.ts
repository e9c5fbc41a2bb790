import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Page } from '../../schema/page.ts';
import type { Site } from '../../schema/site.ts';
import type { Brand } from '../../renderer/theme/brand.ts';
import type { Font } from '../../renderer/theme/fonts.ts';
import { cacheKey, type BuildCache } from '../cache/build-cache.ts';
import { subsetFontFile } from '../fonts/subset-font.ts';
import type { ImageLibrary } from '../images/image-library.ts';
import type { OutputFolder } from '../output/output-folder.ts';
import { collectImages } from '../../renderer/collect-images.ts';
import type { Card, ShareFont } from './render-share-card.ts';

/** Counts up when the rendering changes, so that stored pictures are rendered anew. */
const rendering = 5;

/** Weight of the business's name at the foot. */
const textWeight = 500;

/** What a page is called in its own words: its main heading. */
const titleOf = ({ sections, title }: Page): string => {
  const first = sections[0];
  return (first && 'heading' in first && first.heading) || title;
};

/** What a share picture shows. */
type Content = Pick<Card, 'title' | 'mark' | 'picture'>;

type Fonts = Pick<Card, 'headingFont' | 'textFont'>;

/** The share picture of a page: its URL, its name in the store, and what it shows. */
type ShareCard = { url: string; name: string; content: Content };

type Options = {
  site: Site;
  brand: Brand;
  store: BuildCache;
  library: ImageLibrary;
};

/** The share pictures of a site: one for each page, rendered from its title and first picture. */
export const sharePictures = ({ site, brand, store, library }: Options) => {
  let fonts: Promise<Fonts> | undefined;

  /** A font in one weight, as a file that text tools can read. */
  const subset = async (font: Font, weight: number): Promise<ShareFont> => {
    const path = await subsetFontFile({ font, weights: [weight, weight] }, 'truetype', store);
    // Text tools know a font by the name in its file, which is not always that of its package.
    const { fromFile } = await import('@capsizecss/unpack/fs');
    return { file: resolve(path), name: (await fromFile(path)).familyName, weight };
  };
  const subsetFonts = async (): Promise<Fonts> => ({
    headingFont: await subset(brand.fonts.heading, brand.headingWeight),
    textFont: await subset(brand.fonts.text, textWeight),
  });

  const render = async (path: string, content: Content): Promise<void> => {
    fonts ??= subsetFonts();
    // Native code takes longer to load than most builds that need no new picture.
    const { renderShareCard } = await import('./render-share-card.ts');
    const card = { ...content, ...(await fonts), name: site.facts.name, brand };
    await writeFile(path, await renderShareCard(card));
  };

  return {
    /** The picture of a page, which `write` will make. */
    cardOf: (page: Page): ShareCard => {
      const mark = library.picture(site.header.mark);
      const [photo] = [...collectImages(page)].flatMap(([name, focus]) => {
        const picture = library.picture(name);
        return picture && !picture.isDrawing ? { ...picture, focus } : [];
      });
      const title = titleOf(page);
      const shown = photo && photo.hash + (photo.focus ?? '');
      const hash = cacheKey(rendering, title, site.facts.name, brand, mark?.hash, shown).slice(0, 16);
      const url = `/media/share-${page.route.slice(1) || 'home'}-${hash}.jpg`;
      return { url, name: `share-${hash}.jpg`, content: { title, mark: mark?.path, picture: photo } };
    },

    /** Writes a picture that `cardOf` returned. */
    write: async ({ url, name, content }: ShareCard, out: OutputFolder): Promise<void> => {
      const path = await store.path(name, (made) => render(made, content));
      await out.copy(path, url.slice(1));
    },
  };
};

export type ShareImages = ReturnType<typeof sharePictures>;
