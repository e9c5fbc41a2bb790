import { readFile, stat } from 'node:fs/promises';
import { writeFileAtomic } from '../write-file-atomic.ts';
import type { BigIntStats } from 'node:fs';

type Entry<Fact> = { stamp: string; fact: Fact };

/** Where later processes of the same program find what is known. */
export type CacheFile = { file: string; version: string };

const read = async <Fact>({ file, version }: CacheFile): Promise<Map<string, Entry<Fact>>> => {
  const [by, entries] = JSON.parse(await readFile(file, 'utf8')) as [string, [string, Entry<Fact>][]];
  return new Map(by === version ? entries : []);
};

/** What is known of files. One that has not changed since (size, moment, inode) is looked at once. */
export class FileInfoCache<Fact> {
  readonly #look: (path: string) => Promise<Fact>;
  readonly #record: CacheFile | undefined;
  readonly #known = new Map<string, Promise<Entry<Fact>>>();
  #before: Promise<Map<string, Entry<Fact>>> | undefined;

  /**
   * @param look finds out what there is to know of a file
   * @param record where it is kept, if it is
   */
  constructor(look: (path: string) => Promise<Fact>, record?: CacheFile) {
    this.#look = look;
    this.#record = record;
  }

  /** What is known of a file. @throws Error when it is missing, or as `look` does */
  async of(path: string): Promise<Fact> {
    const entry = this.#find(path, this.#known.get(path));
    this.#known.set(path, entry);
    try {
      return (await entry).fact;
    } catch (error) {
      if (this.#known.get(path) === entry) this.#known.delete(path);
      throw error;
    }
  }

  /** Writes what is known of the files that were asked for, if that is news. */
  async save(): Promise<void> {
    if (!this.#record) return;
    const { file, version } = this.#record;
    const known = [...this.#known].map(async ([path, entry]) => [path, await entry] as const);
    const entries = (await Promise.all(known)).sort(([one], [other]) => (one < other ? -1 : 1));
    const isNews = JSON.stringify(entries) !== JSON.stringify([...(await this.#earlier())]);
    if (isNews) await writeFileAtomic(file, JSON.stringify([version, entries]));
  }

  async #find(path: string, known: Promise<Entry<Fact>> | undefined): Promise<Entry<Fact>> {
    const stamp = stampOf(await stat(path, { bigint: true }));
    const entry = (await known?.catch(() => undefined)) ?? (await this.#earlier()).get(path);
    return entry?.stamp === stamp ? entry : { stamp, fact: await this.#look(path) };
  }

  #earlier(): Promise<Map<string, Entry<Fact>>> {
    // Not there, or not whole: everything is looked at anew.
    this.#before ??= this.#record ? read(this.#record).catch(() => new Map()) : Promise.resolve(new Map());
    return this.#before;
  }
}

/**
 * Names the content of a file without reading it: it is another one when the file was written or replaced. Tools that copy or
 * optimize images set the time of the last write back to that of the original; no tool sets that of the last change (ctime).
 */
const stampOf = ({ ctimeNs, mtimeNs, size, ino }: BigIntStats): string =>
  `${ctimeNs} ${mtimeNs} ${size} ${ino}`;
