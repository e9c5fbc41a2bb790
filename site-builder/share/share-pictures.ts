import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Page } from '../../schema/page.ts';
import type { Site } from '../../schema/site.ts';
import type { Brand } from '../../renderer/theme/brand.ts';
import type { Font } from '../../renderer/theme/fonts.ts';
import { keyOf, type Store } from '../cache/store.ts';
import { subsetFontFile } from '../fonts/subset-font.ts';
import type { MediaLibrary } from '../media/media-library.ts';
import type { OutputFolder } from '../output/output-folder.ts';
import { picturesIn } from '../../renderer/pictures-in.ts';
import type { Card, CardFont } from './render-share-card.ts';

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

/** The share picture of a page: its URL, its name in the store, and what it shows. */
type ShareCard = { url: string; name: string; content: Content };

type Options = {
  site: Site;
  brand: Brand;
  store: Store;
  library: MediaLibrary;
};

/** The share pictures of a site: one for each page, rendered from its title and first picture. */
export class SharePictures {
  readonly #options: Options;
  #fonts: Promise<Pick<Card, 'headingFont' | 'textFont'>> | undefined;

  constructor(options: Options) {
    this.#options = options;
  }

  /** The picture of a page, which `write` will make. */
  cardOf(page: Page): ShareCard {
    const { site, brand, library } = this.#options;
    const mark = library.picture(site.header.mark);
    const [photo] = [...picturesIn(page)].flatMap(([name, focus]) => {
      const picture = library.picture(name);
      return picture && !picture.isDrawing ? { ...picture, focus } : [];
    });
    const title = titleOf(page);
    const hash = keyOf(
      rendering,
      title,
      site.facts.name,
      brand,
      mark?.hash,
      photo && photo.hash + (photo.focus ?? ''),
    ).slice(0, 16);
    const url = `/media/share-${page.route.slice(1) || 'home'}-${hash}.jpg`;
    return { url, name: `share-${hash}.jpg`, content: { title, mark: mark?.path, picture: photo } };
  }

  /** Writes a picture that `cardOf` returned. */
  async write({ url, name, content }: ShareCard, out: OutputFolder): Promise<void> {
    const path = await this.#options.store.path(name, (path) => this.#render(path, content));
    await out.copy(path, url.slice(1));
  }

  async #render(path: string, content: Content): Promise<void> {
    const { site, brand } = this.#options;
    this.#fonts ??= this.#subsetFonts();
    // Native code takes longer to load than most builds that need no new picture.
    const { renderShareCard } = await import('./render-share-card.ts');
    const fonts = await this.#fonts;
    await writeFile(path, await renderShareCard({ ...content, name: site.facts.name, brand, ...fonts }));
  }

  async #subsetFonts(): Promise<Pick<Card, 'headingFont' | 'textFont'>> {
    const { fonts, headingWeight } = this.#options.brand;
    return {
      headingFont: await this.#subset(fonts.heading, headingWeight),
      textFont: await this.#subset(fonts.text, textWeight),
    };
  }

  /** A font in one weight, as a file that text tools can read. */
  async #subset(font: Font, weight: number): Promise<CardFont> {
    const path = await subsetFontFile({ font, weights: [weight, weight] }, 'truetype', this.#options.store);
    // Text tools know a font by the name in its file, which is not always that of its package.
    const { fromFile } = await import('@capsizecss/unpack/fs');
    return { file: resolve(path), name: (await fromFile(path)).familyName, weight };
  }
}
