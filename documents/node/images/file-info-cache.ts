import { stat } from 'node:fs/promises';
import type { BigIntStats } from 'node:fs';

/** Information about files by path, each with the stamp of the file that it is about. */
export type FileInfos<Fact> = Map<string, { stamp: string; fact: Fact }>;

/** Stores the information for later processes. */
export type InfoStorage<Fact> = {
  read: () => FileInfos<Fact> | undefined;
  write: (infos: FileInfos<Fact>) => void;
};

type Entry<Fact> = { stamp: string; fact: Fact };

/** Caches information about files. A file is inspected again only if its size, times or inode have changed. */
export class FileInfoCache<Fact> {
  readonly #known = new Map<string, Promise<Entry<Fact>>>();
  readonly #stored: FileInfos<Fact>;

  /**
   * @param inspect returns the information about a file
   * @param storage persists the cache; without it, the cache is only in memory
   */
  constructor(
    readonly inspect: (path: string) => Promise<Fact>,
    readonly storage?: InfoStorage<Fact>,
  ) {
    this.#stored = storage?.read() ?? new Map();
  }

  /** Returns the information about a file. @throws Error if the file is missing, or as `inspect` does */
  async get(path: string): Promise<Fact> {
    const entry = this.#find(path, this.#known.get(path));
    this.#known.set(path, entry);
    try {
      return (await entry).fact;
    } catch (error) {
      if (this.#known.get(path) === entry) this.#known.delete(path);
      throw error;
    }
  }

  /** Saves the entries of the requested files, if they differ from the stored ones. */
  async save(): Promise<void> {
    const known = [...this.#known].map(async ([path, entry]) => [path, await entry] as const);
    const entries = await Promise.all(known);
    const isStored = entries.every(([path, entry]) => this.#stored.get(path) === entry);
    if (!isStored || entries.length < this.#stored.size) this.storage?.write(new Map(entries));
  }

  async #find(path: string, known: Promise<Entry<Fact>> | undefined): Promise<Entry<Fact>> {
    const stamp = stampOf(await stat(path, { bigint: true }));
    const entry = (await known?.catch(() => undefined)) ?? this.#stored.get(path);
    return entry?.stamp === stamp ? entry : { stamp, fact: await this.inspect(path) };
  }
}

/**
 * Returns a stamp that changes whenever the file is written or replaced. Tools that copy or optimize images may reset
 * mtime to that of the original; ctime cannot be set.
 */
const stampOf = ({ ctimeNs, mtimeNs, size, ino }: BigIntStats): string =>
  `${ctimeNs} ${mtimeNs} ${size} ${ino}`;
