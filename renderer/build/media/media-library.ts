import { basename, extname, join } from 'node:path';
import type { Media, MediaFile } from '../../media.ts';
import { knownPictures } from './known-pictures.ts';
import { widthsFor } from './picture-widths.ts';

/** The address of a made file, taken apart. */
const request = /^\/media\/(?<stem>.+)-(?<hash>[0-9a-f]{8})(?:-(?<width>\d+))?\.(?<format>webp|avif|svg)$/;

type Known = { file: MediaFile; path: string };

/** The pictures of a site: what is known of each, and which files are made of it. */
export class MediaLibrary {
  readonly #folder: string;
  readonly #files;
  readonly #known = new Map<string, Promise<Known>>();

  /** @param pagesDir the folder of the documents, which holds `media/` */
  constructor(pagesDir: string, files = knownPictures()) {
    this.#folder = join(pagesDir, 'media');
    this.#files = files;
  }

  /** What is known of the named pictures. @throws Error when a file cannot be read, which the checks prevent */
  async describe(names: Iterable<string>): Promise<Media> {
    const entries = [...names].map(async (name) => [name, (await this.#know(name)).file] as const);
    return Object.fromEntries(await Promise.all(entries));
  }

  /** Forgets a picture that was changed. */
  forget(name: string): void {
    this.#known.delete(name);
  }

  /** The original file and the width and format that an address asks for; nothing when there is none. */
  async find(url: string): Promise<{ path: string; width?: number; format: string } | undefined> {
    const parts = request.exec(url)?.groups;
    if (!parts) return undefined;
    for (const known of this.#known.values()) {
      const { file, path } = await known;
      if (!file.base.startsWith(`/media/${parts['stem']}-${parts['hash']}`)) continue;
      return {
        path,
        ...(parts['width'] && { width: Number(parts['width']) }),
        format: parts['format'] ?? '',
      };
    }
    return undefined;
  }

  /** Originals by name. */
  async originals(): Promise<Known[]> {
    return Promise.all(this.#known.values());
  }

  #know(name: string): Promise<Known> {
    const known = this.#known.get(name) ?? (name.startsWith('https://') ? foreign(name) : this.#read(name));
    this.#known.set(name, known);
    return known;
  }

  async #read(name: string): Promise<Known> {
    const path = join(this.#folder, name);
    const { hash, width, height, colour } = await this.#files.of(path);
    const stem = `/media/${basename(name, extname(name))}-${hash.slice(0, 8)}`;
    const file =
      extname(name) === '.svg'
        ? { base: `${stem}.svg`, widths: [] }
        : { base: stem, widths: widthsFor(width) };
    return { path, file: { width, height, colour, ...file } };
  }
}

/** A picture of another host: shown as it is. Its size is not known; the layout gives it its slot. */
const foreign = (url: string): Promise<Known> =>
  Promise.resolve({
    path: url,
    file: { width: 1600, height: 900, base: url, widths: [], colour: 'transparent' },
  });
