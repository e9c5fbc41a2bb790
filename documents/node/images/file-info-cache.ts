import { readFile, stat } from 'node:fs/promises';
import { writeFileAtomic } from '../write-file-atomic.ts';
import type { BigIntStats } from 'node:fs';

type Entry<Fact> = { stamp: string; fact: Fact };

/** The file in which later processes of the same version find cached entries. */
export type CacheFile = { file: string; version: string };

const read = async <Fact>({ file, version }: CacheFile): Promise<Map<string, Entry<Fact>>> => {
  const [writtenBy, entries] = JSON.parse(await readFile(file, 'utf8')) as [string, [string, Entry<Fact>][]];
  return new Map(writtenBy === version ? entries : []);
};

/** Caches information about files. A file is inspected again only if its size, times or inode have changed. */
export class FileInfoCache<Fact> {
  readonly #inspect: (path: string) => Promise<Fact>;
  readonly #cacheFile: CacheFile | undefined;
  readonly #known = new Map<string, Promise<Entry<Fact>>>();
  #stored: Promise<Map<string, Entry<Fact>>> | undefined;

  /**
   * @param inspect returns the information about a file
   * @param cacheFile the file that persists the cache; without it, the cache is only in memory
   */
  constructor(inspect: (path: string) => Promise<Fact>, cacheFile?: CacheFile) {
    this.#inspect = inspect;
    this.#cacheFile = cacheFile;
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
    if (!this.#cacheFile) return;
    const { file, version } = this.#cacheFile;
    const known = [...this.#known].map(async ([path, entry]) => [path, await entry] as const);
    const entries = (await Promise.all(known)).sort(([a], [b]) => (a < b ? -1 : 1));
    const isChanged = JSON.stringify(entries) !== JSON.stringify([...(await this.#loadStored())]);
    if (isChanged) await writeFileAtomic(file, JSON.stringify([version, entries]));
  }

  async #find(path: string, known: Promise<Entry<Fact>> | undefined): Promise<Entry<Fact>> {
    const stamp = stampOf(await stat(path, { bigint: true }));
    const entry = (await known?.catch(() => undefined)) ?? (await this.#loadStored()).get(path);
    return entry?.stamp === stamp ? entry : { stamp, fact: await this.#inspect(path) };
  }

  #loadStored(): Promise<Map<string, Entry<Fact>>> {
    // If the cache file is missing or damaged, all files are inspected again.
    this.#stored ??= this.#cacheFile
      ? read(this.#cacheFile).catch(() => new Map())
      : Promise.resolve(new Map());
    return this.#stored;
  }
}

/**
 * Returns a stamp that changes whenever the file is written or replaced. Tools that copy or optimize images may reset
 * mtime to that of the original; ctime cannot be set.
 */
const stampOf = ({ ctimeNs, mtimeNs, size, ino }: BigIntStats): string =>
  `${ctimeNs} ${mtimeNs} ${size} ${ino}`;
