import { hash as hashOf } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Page } from '../../schema/page.ts';
import type { Site } from '../../schema/site.ts';
import type { Brand } from '../../renderer/theme/brand.ts';
import type { Font } from '../../renderer/theme/fonts.ts';
import { exists } from '../cache/exists.ts';
import { writeWhole } from '../cache/whole-file.ts';
import { cutFont } from '../fonts/subset-font.ts';
import { fontCache } from '../fonts/font-files.ts';
import type { MediaLibrary } from '../media/media-library.ts';
import type { OutputFolder } from '../output/output-folder.ts';
import { picturesIn } from '../media/pictures-in.ts';
import { fontName } from './font-name.ts';
import type { Card, CardFont } from './render-share-card.ts';

/** Counts up when the drawing changes, so that kept pictures are drawn anew. */
const drawing = 3;

/** Weight of the business's name at the foot. */
const textWeight = 500;

/** What a page is called in its own words: its main heading. */
const titleOf = ({ sections, title }: Page): string => {
  const first = sections[0];
  return (first && 'heading' in first && first.heading) || title;
};

/** A picture that is wanted: where it is kept, and what it shows. */
type Wanted = { path: string } & Pick<Card, 'title' | 'mark' | 'picture'>;

type Options = {
  site: Site;
  brand: Brand;
  /** The folder in which drawn pictures are kept between builds. */
  cacheDir: string;
  library: MediaLibrary;
};

/** The share pictures of a site: one for each page, drawn from its title and first picture, kept by their content. */
export class SharePictures {
  readonly #options: Options;
  readonly #wanted = new Map<string, Wanted>();
  #fonts: Promise<Pick<Card, 'headingFont' | 'textFont'>> | undefined;

  constructor(options: Options) {
    this.#options = options;
  }

  /** The address of a page's picture, which `write` will make. */
  urlOf(page: Page): string {
    const { site, brand, cacheDir, library } = this.#options;
    const mark = library.picture(site.header.mark);
    const photo = [...picturesIn(page)]
      .map((name) => library.picture(name))
      .find((picture) => picture && !picture.isDrawing);
    const title = titleOf(page);
    const content = [drawing, title, site.facts.name, brand, mark?.hash, photo?.hash];
    const hash = hashOf('sha256', JSON.stringify(content)).slice(0, 16);
    const url = `/media/share-${page.route.slice(1) || 'home'}-${hash}.jpg`;
    const path = join(cacheDir, 'share', `${hash}.jpg`);
    this.#wanted.set(url, { path, title, mark: mark?.path, picture: photo?.path });
    return url;
  }

  /** Writes the picture of an address that `urlOf` gave; one that was drawn before is copied. */
  async write(url: string, out: OutputFolder): Promise<void> {
    const wanted = this.#wanted.get(url);
    if (!wanted) throw new Error(`nothing is known of ${url}`);
    if (!(await exists(wanted.path))) await this.#draw(wanted);
    await out.link(wanted.path, url.slice(1));
  }

  async #draw({ path, ...content }: Wanted): Promise<void> {
    const { site, brand } = this.#options;
    this.#fonts ??= this.#cutFonts();
    // Native code takes longer to load than most builds that need no new picture.
    const { drawCard } = await import('./render-share-card.ts');
    const card = await drawCard({ ...content, name: site.facts.name, brand, ...(await this.#fonts) });
    await writeWhole(path, card);
  }

  async #cutFonts(): Promise<Pick<Card, 'headingFont' | 'textFont'>> {
    const { fonts, headingWeight } = this.#options.brand;
    return {
      headingFont: await this.#cut(fonts.heading, headingWeight),
      textFont: await this.#cut(fonts.text, textWeight),
    };
  }

  /** A font in one weight, as a file that text tools can read. */
  async #cut(font: Font, weight: number): Promise<CardFont> {
    const folder = resolve(fontCache(this.#options.cacheDir));
    const path = await cutFont({ font, weights: [weight, weight] }, 'truetype', folder);
    return { file: path, name: fontName(await readFile(path)) };
  }
}
