import { basename, extname } from 'node:path';
import type { Media, MediaFile } from '../../renderer/media.ts';
import type { ImageInfo, ImageFact } from '../../documents/read/site/image-info.ts';
import { maxVariantWidth } from '../../documents/images/limits.ts';

/** Matches the URL of an image file: its base, and the width and format of a variant. */
const variantUrlPattern = /^(?<base>\/media\/.+-[0-9a-f]{8})(?:-(?<width>\d+)\.(?<format>webp|avif)|\.svg)$/;

/** An image file, and the data about it that pages contain. */
type DescribedImage = { file: MediaFile; picture: ImageInfo };

const isRemote = (name: string): boolean => name.startsWith('https://');

/** Returns placeholder metadata for an image on another host, which is used unchanged. Its real size is unknown; the layout sets the displayed size. */
const createRemoteFile = (url: string): MediaFile => ({
  width: 1600,
  height: 900,
  base: url,
  widths: [],
  colour: 'transparent',
});

/** Maximum length of the name in a URL, so that it fits a file system together with a hash, a width and an extension. */
const maxNameLength = 150;

/** Returns a file name in the form that URLs and `srcset` can contain: `Kuche-neu` for `Küche neu.JPG`. */
const createUrlName = (name: string): string =>
  basename(name, extname(name))
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\w.-]+/g, '-')
    .slice(0, maxNameLength);

/**
 * Widths of image variants in pixels, for these slots: small cards; the column and the hero of a phone at a pixel density
 * of 2; both at a density of 3, and half a desktop window; the full window; a large or dense one.
 */
const variantWidths = [400, 680, 900, 1400, 1920, maxVariantWidth];

/** Returns the widths of the variants of an image: those below its own width, and its own width up to the maximum. */
const selectWidths = (original: number): number[] =>
  [...variantWidths.filter((width) => width < original), Math.min(original, maxVariantWidth)].filter(
    (width, index, all) => all.indexOf(width) === index,
  );

const createMediaFile = (name: string, { hash, width, height, colour, isDrawing }: ImageInfo): MediaFile => {
  const stem = `/media/${createUrlName(name)}-${hash.slice(0, 8)}`;
  const variants = isDrawing
    ? { base: `${stem}.svg`, widths: [] }
    : { base: stem, widths: selectWidths(width) };
  return { width, height, colour, ...variants };
};

/** The images of a site at the time when its documents were read. */
export class ImageLibrary {
  readonly #described = new Map<string, DescribedImage>();

  /** @param pictures the metadata of every image that the documents refer to */
  constructor(readonly pictures: ReadonlyMap<string, ImageFact>) {}

  /** Returns what pages need of the named images. @throws Error if one is invalid, which the checks prevent */
  describe(names: Iterable<string>): Media {
    const fileNamed = (name: string) => (isRemote(name) ? createRemoteFile(name) : this.#require(name).file);
    return Object.fromEntries([...names].map((name) => [name, fileNamed(name)]));
  }

  /** Returns the metadata of an image, undefined for one of another host. @throws Error if it is invalid, which the checks prevent */
  getImage(name: string): ImageInfo | undefined {
    return isRemote(name) ? undefined : this.#require(name).picture;
  }

  /** Returns the original image, width and format of an image URL, or undefined if there is none. */
  findByUrl(url: string): { picture: ImageInfo; width?: number; format: string } | undefined {
    const { base, width, format = 'svg' } = variantUrlPattern.exec(url)?.groups ?? {};
    if (base === undefined) return undefined;
    for (const [name, fact] of this.pictures) {
      if ('fault' in fact || createMediaFile(name, fact).base.replace(/\.svg$/, '') !== base) continue;
      return { picture: fact, ...(width && { width: Number(width) }), format };
    }
    return undefined;
  }

  /** Returns the images that pages have requested so far (`describe`), for which files must be written. */
  listDescribed(): DescribedImage[] {
    return [...this.#described.values()];
  }

  #require(name: string): DescribedImage {
    const known = this.#described.get(name);
    if (known) return known;
    const fact = this.pictures.get(name.normalize('NFC'));
    if (!fact || 'fault' in fact)
      throw new Error(`the image "${name}" ${fact?.fault.message ?? 'does not exist'}`);
    const image = { file: createMediaFile(name, fact), picture: fact };
    this.#described.set(name, image);
    return image;
  }
}
