import { createHash } from 'node:crypto';
import { access, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import type { Page } from '../../../schema/page.ts';
import type { Site } from '../../../schema/site.ts';
import type { Brand } from '../../theme/brand.ts';
import type { Font } from '../../theme/fonts.ts';
import { writeWhole } from '../cache/whole-file.ts';
import type { OutputFolder } from '../output-folder.ts';
import { picturesIn } from '../pictures.ts';
import { fontName } from './font-name.ts';
import { drawCard, type Card, type CardFont } from './share-card.ts';
import { unpackWoff2 } from './woff2.ts';

/** Counts up when the drawing changes, so that kept pictures are drawn anew. */
const drawing = 1;

const packages = createRequire(import.meta.url);

const exists = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );

/** What a page is called in its own words: its main heading. */
const titleOf = ({ sections, title }: Page): string => {
  const first = sections[0];
  return (first && 'heading' in first && first.heading) || title;
};

type FontFile = Omit<CardFont, 'weight'>;
type File = { bytes: Buffer; hash: Buffer };

type Options = {
  site: Site;
  brand: Brand;
  pagesDir: string;
  /** The folder in which drawn pictures are kept between builds. */
  cacheDir: string;
};

/** The share pictures of a site: one for each page, drawn from its title and first picture, kept by their content. */
export class SharePictures {
  readonly #options: Options;
  readonly #wanted = new Map<string, { path: string; card: Card }>();
  readonly #fonts = new Map<Font, Promise<FontFile>>();
  readonly #files = new Map<string, Promise<File>>();

  constructor(options: Options) {
    this.#options = options;
  }

  /** The address of a page's picture, which `write` will make. */
  async urlOf(page: Page): Promise<string> {
    const { site, brand, cacheDir } = this.#options;
    const photo = [...picturesIn(page)].find(
      (name) => !name.startsWith('https://') && !name.endsWith('.svg'),
    );
    const mark = await this.#media(site.header.mark);
    const picture = photo === undefined ? undefined : await this.#media(photo);
    const title = titleOf(page);
    const content = JSON.stringify([drawing, title, site.facts.name, brand]);
    const hash = createHash('sha256')
      .update(content)
      .update(mark.hash)
      .update(picture?.hash ?? '')
      .digest('hex')
      .slice(0, 16);
    const url = `/media/share-${page.route.slice(1) || 'home'}-${hash}.jpg`;
    const card = {
      title,
      name: site.facts.name,
      mark: mark.bytes,
      picture: picture?.bytes,
      brand,
      headingFont: { ...(await this.#font(brand.fonts.heading)), weight: brand.headingWeight },
      textFont: { ...(await this.#font(brand.fonts.text)), weight: 500 },
    };
    this.#wanted.set(url, { path: join(cacheDir, 'share', `${hash}.jpg`), card });
    return url;
  }

  /** Writes every picture that was asked for; one that was drawn before is copied. */
  async write(out: OutputFolder): Promise<void> {
    for (const [url, { path, card }] of this.#wanted) {
      if (!(await exists(path))) await writeWhole(path, await drawCard(card));
      await out.copy(path, url.slice(1));
    }
  }

  /** A picture is read once, however many pages show it. */
  #media(name: string): Promise<File> {
    const known =
      this.#files.get(name) ??
      readFile(join(this.#options.pagesDir, 'media', name)).then((bytes) => ({
        bytes,
        hash: createHash('sha256').update(bytes).digest(),
      }));
    this.#files.set(name, known);
    return known;
  }

  /** A font as a file that the text tools can read. */
  #font(font: Font): Promise<FontFile> {
    const known = this.#fonts.get(font) ?? this.#unpack(font);
    this.#fonts.set(font, known);
    return known;
  }

  async #unpack({ file }: Font): Promise<FontFile> {
    const packed = await readFile(packages.resolve(file));
    const hash = createHash('sha256').update(packed).digest('hex').slice(0, 16);
    const path = resolve(this.#options.cacheDir, 'share', `${hash}.ttf`);
    const unpacked = unpackWoff2(packed);
    if (!(await exists(path))) await writeWhole(path, unpacked);
    return { file: path, name: fontName(unpacked) };
  }
}
