import type { BigIntStats } from 'node:fs';
import { realpath, stat } from 'node:fs/promises';
import { sep } from 'node:path';
import type { inspectImage } from './inspect-image.ts';
import { resolveUnicodePath } from '../unicode-path.ts';
import type { ImageFact, ImageProblem } from '../../read/site/image-info.ts';

/** The metadata of an image file, and the stamp that the file had when it was read. */
type Entry = { stamp: string; fact: Awaited<ReturnType<typeof inspectImage>> };

/** Stores metadata by path for later processes. */
export type InfoStorage = {
  read: () => Map<string, Entry> | undefined;
  write: (infos: Map<string, Entry>) => void;
};

/** Number of images that are decoded in parallel: each may take 200 MB, and the total must stay below 1 GB. */
const maxParallel = 2;

const replaceLink = 'Put the image file itself into media.';

/**
 * Returns the problem of a file that cannot be opened. It is not cached, because the file does not change when its
 * permissions do.
 */
const openProblem = (error: unknown): ImageProblem => {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'ENOENT' || code === 'ELOOP')
    return { message: 'is a link to a file that does not exist', fix: replaceLink };
  if (code === 'EACCES' || code === 'EPERM')
    return {
      message: 'cannot be read because of its permissions',
      fix: 'Allow every user to read the file.',
    };
  return { message: `cannot be opened (${code ?? message})`, fix: replaceLink };
};

/**
 * Returns a stamp that changes whenever the file is written or replaced. Tools that copy or optimize images may reset
 * mtime to that of the original; ctime cannot be set.
 */
const stampOf = ({ ctimeNs, mtimeNs, size, ino }: BigIntStats): string =>
  `${ctimeNs} ${mtimeNs} ${size} ${ino}`;

/** Metadata of the image files of a site. A file is decoded again only if its size, times or inode have changed. */
export class ImageInfos {
  readonly #known = new Map<string, Promise<Entry>>();
  readonly #stored: ReadonlyMap<string, Entry>;

  /** @param storage persists the metadata for later processes */
  constructor(readonly storage?: InfoStorage) {
    this.#stored = storage?.read() ?? new Map();
  }

  /**
   * Returns the metadata of images. Problems are returned, not thrown.
   * @param folder the media folder; symbolic links to files outside of it are problems
   */
  async get(folder: string, names: readonly string[]): Promise<Map<string, ImageFact>> {
    const facts = new Map<string, ImageFact>();
    const rest = names.values();
    const readRest = async (): Promise<void> => {
      for (const name of rest)
        facts.set(name, await this.#of(folder, await resolveUnicodePath(folder, name)));
    };
    await Promise.all(Array.from({ length: maxParallel }, readRest));
    return new Map(names.map((name) => [name, facts.get(name) as ImageFact]));
  }

  /** Saves the metadata of the requested files, if it differs from the stored one. */
  async save(): Promise<void> {
    const known = [...this.#known].map(async ([path, entry]) => [path, await entry] as const);
    const entries = await Promise.all(known);
    const isStored = entries.every(([path, entry]) => this.#stored.get(path) === entry);
    if (!isStored || entries.length < this.#stored.size) this.storage?.write(new Map(entries));
  }

  async #of(folder: string, path: string): Promise<ImageFact> {
    try {
      const [real, home] = await Promise.all([realpath(path), realpath(folder)]);
      if (!real.startsWith(home + sep))
        return { fault: { message: 'is a link to a file outside of media', fix: replaceLink } };
      const entry = this.#inspect(path, this.#known.get(path));
      this.#known.set(path, entry);
      const { fact } = await entry;
      return 'fault' in fact ? fact : { path, ...fact };
    } catch (error) {
      this.#known.delete(path);
      return { fault: openProblem(error) };
    }
  }

  async #inspect(path: string, known: Promise<Entry> | undefined): Promise<Entry> {
    const stamp = stampOf(await stat(path, { bigint: true }));
    const entry = (await known?.catch(() => undefined)) ?? this.#stored.get(path);
    if (entry?.stamp === stamp) return entry;
    // The native image library is loaded only when a new image has to be decoded, because loading takes longer than
    // most checks.
    const { inspectImage } = await import('./inspect-image.ts');
    return { stamp, fact: await inspectImage(path) };
  }
}
