import { basename, extname } from 'node:path';
import type { Media, MediaFile } from '../../renderer/media.ts';
import type { ImageInfo, ImageFact } from '../../documents/read/site/image-info.ts';
import { maxVariantWidth } from '../../documents/images/limits.ts';

/** The address of a made file, taken apart. */
const request = /^(?<base>\/media\/.+-[0-9a-f]{8})(?:-(?<width>\d+)\.(?<format>webp|avif)|\.svg)$/;

/** A picture, and what pages say of it. */
type Known = { file: MediaFile; picture: ImageInfo };

const isRemote = (name: string): boolean => name.startsWith('https://');

/** A picture of another host: shown as it is. Its size is not known; the layout gives it its slot. */
const remote = (url: string): MediaFile => ({
  width: 1600,
  height: 900,
  base: url,
  widths: [],
  colour: 'transparent',
});

/** Characters of a name in an address: with a hash, a width and an ending it must fit a file system. */
const mostOfName = 150;

/** The name of a file as an address and a `srcset` can hold it: `Küche neu.JPG` is `Kuche-neu`. */
const addressName = (name: string): string =>
  basename(name, extname(name))
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\w.-]+/g, '-')
    .slice(0, mostOfName);

/**
 * Widths in pixels that the layouts need: small cards; the column of a telephone, and its opening, at a density of 2;
 * both at a density of 3, and half a window; the full window.
 */
const wanted = [400, 680, 900, 1400, maxVariantWidth];

/** The widths to make of a picture: those below its own, and its own when it is the smaller one. */
const widthsFor = (original: number): number[] =>
  [...wanted.filter((width) => width < original), Math.min(original, maxVariantWidth)].filter(
    (width, index, all) => all.indexOf(width) === index,
  );

const fileOf = (name: string, { hash, width, height, colour, isDrawing }: ImageInfo): MediaFile => {
  const stem = `/media/${addressName(name)}-${hash.slice(0, 8)}`;
  const made = isDrawing ? { base: `${stem}.svg`, widths: [] } : { base: stem, widths: widthsFor(width) };
  return { width, height, colour, ...made };
};

/** The pictures of a site as they were when its documents were read: what is known of each, and what is made of it. */
export class ImageLibrary {
  readonly #pictures;
  readonly #named = new Map<string, Known>();

  /** @param pictures what is known of every picture that the documents name */
  constructor(pictures: ReadonlyMap<string, ImageFact>) {
    this.#pictures = pictures;
  }

  /** What pages say of the named pictures. @throws Error when one cannot be used, which the checks prevent */
  describe(names: Iterable<string>): Media {
    const fileNamed = (name: string) => (isRemote(name) ? remote(name) : this.#know(name).file);
    return Object.fromEntries([...names].map((name) => [name, fileNamed(name)]));
  }

  /** A picture's file; there is none of another host. @throws Error when it cannot be used, which the checks prevent */
  picture(name: string): ImageInfo | undefined {
    return isRemote(name) ? undefined : this.#know(name).picture;
  }

  /** The original and the width and format that an address asks for; nothing when there is none. */
  find(url: string): { picture: ImageInfo; width?: number; format: string } | undefined {
    const { base, width, format = 'svg' } = request.exec(url)?.groups ?? {};
    if (base === undefined) return undefined;
    for (const [name, fact] of this.#pictures) {
      if ('fault' in fact || fileOf(name, fact).base.replace(/\.svg$/, '') !== base) continue;
      return { picture: fact, ...(width && { width: Number(width) }), format };
    }
    return undefined;
  }

  /** Every picture that was described. */
  described(): Known[] {
    return [...this.#named.values()];
  }

  #know(name: string): Known {
    const known = this.#named.get(name);
    if (known) return known;
    const fact = this.#pictures.get(name.normalize('NFC'));
    if (!fact || 'fault' in fact)
      throw new Error(`the picture "${name}" ${fact?.fault.message ?? 'is not there'}`);
    const made = { file: fileOf(name, fact), picture: fact };
    this.#named.set(name, made);
    return made;
  }
}
