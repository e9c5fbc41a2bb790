import { readFile, stat } from 'node:fs/promises';
import { writeWhole } from './whole-file.ts';

type Entry<Fact> = { stamp: string; fact: Fact };

/** What is known of files. One that has not changed since (size, moment, inode) is looked at once. */
export class FileFacts<Fact> {
  readonly #look: (path: string) => Promise<Fact>;
  readonly #record: string | undefined;
  readonly #known = new Map<string, Promise<Entry<Fact>>>();
  #before: Promise<Map<string, Entry<Fact>>> | undefined;

  /**
   * @param look finds out what there is to know of a file
   * @param record a file in which later processes find what is known
   */
  constructor(look: (path: string) => Promise<Fact>, record?: string) {
    this.#look = look;
    this.#record = record;
  }

  /** What is known of a file. @throws Error when it is missing, or as `look` does */
  async of(path: string): Promise<Fact> {
    const entry = this.#find(path, this.#known.get(path));
    this.#known.set(path, entry);
    return (await entry).fact;
  }

  /** Writes what is known of the files that were asked for, if that is news. */
  async save(): Promise<void> {
    if (!this.#record) return;
    const known = [...this.#known].map(async ([path, entry]) => [path, await entry] as const);
    const text = JSON.stringify((await Promise.all(known)).sort(([one], [other]) => (one < other ? -1 : 1)));
    if (text !== JSON.stringify([...(await this.#earlier())])) await writeWhole(this.#record, text);
  }

  async #find(path: string, known: Promise<Entry<Fact>> | undefined): Promise<Entry<Fact>> {
    const { mtimeNs, size, ino } = await stat(path, { bigint: true });
    const stamp = `${mtimeNs} ${size} ${ino}`;
    const entry = (await known?.catch(() => undefined)) ?? (await this.#earlier()).get(path);
    return entry?.stamp === stamp ? entry : { stamp, fact: await this.#look(path) };
  }

  #earlier(): Promise<Map<string, Entry<Fact>>> {
    const read = async (record: string) =>
      new Map(JSON.parse(await readFile(record, 'utf8')) as [string, Entry<Fact>][]);
    // Not there, or not whole: everything is looked at anew.
    this.#before ??= this.#record ? read(this.#record).catch(() => new Map()) : Promise.resolve(new Map());
    return this.#before;
  }
}
