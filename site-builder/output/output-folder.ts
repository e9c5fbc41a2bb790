import { mkdirSync, writeFileSync } from 'node:fs';
import { copyFile, link, mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Written first and removed last: what is older than it is from an earlier build. */
const mark = '.begun';

const isSameSize = async (source: string, target: string): Promise<boolean> => {
  const [from, to] = await Promise.all([stat(source), stat(target).catch(() => undefined)]);
  return from.size === to?.size;
};

/** The folder of a finished site. What an earlier build has left there goes, but for files that are still right. */
export class OutputFolder {
  readonly #kept = new Set<string>();
  readonly #made = new Set<string>();

  private constructor(
    readonly path: string,
    readonly isNew = false,
  ) {}

  /** Begins to fill a folder; it is made when it does not exist. */
  static async open(path: string): Promise<OutputFolder> {
    const isNew = (await mkdir(path, { recursive: true })) !== undefined;
    await writeFile(join(path, mark), '');
    return new OutputFolder(path, isNew);
  }

  /** A folder that another thread has begun to fill. */
  static at(path: string): Pick<OutputFolder, 'write'> {
    return new OutputFolder(path);
  }

  /** A file of an earlier build that stays. */
  keep(file: string): void {
    this.#kept.add(join(this.path, file));
  }

  /** Copies a file whose name tells its content; one that is there with that name and size is right. */
  copy(source: string, file: string): Promise<void> {
    return this.#put(source, file, copyFile);
  }

  /**
   * Does the same with a file of the cache, which nobody writes to a second time: it gets a second name where the
   * file system can give it one, in a tenth of the time of a copy.
   */
  link(source: string, file: string): Promise<void> {
    return this.#put(source, file, (from, to) => link(from, to).catch(() => copyFile(from, to)));
  }

  /** Writes a text, at once: to wait for each of thousands of files takes longer than to write it. */
  write(file: string, text: string): void {
    const target = join(this.path, file);
    this.#makeFolderOf(target);
    writeFileSync(target, text);
  }

  /** Removes what this build has neither written nor kept. */
  async close(): Promise<void> {
    const { mtimeNs } = await stat(join(this.path, mark), { bigint: true });
    if (!this.isNew) await this.#clear(this.path, mtimeNs);
    await rm(join(this.path, mark));
  }

  async #put(source: string, file: string, put: (from: string, to: string) => Promise<void>): Promise<void> {
    const target = join(this.path, file);
    // Linked, it is as old as what it was made of.
    this.keep(file);
    if (!this.isNew) {
      if (await isSameSize(source, target)) return;
      await rm(target, { force: true });
    }
    this.#makeFolderOf(target);
    await put(source, target);
  }

  #makeFolderOf(target: string): void {
    const folder = dirname(target);
    if (this.#made.has(folder)) return;
    mkdirSync(folder, { recursive: true });
    this.#made.add(folder);
  }

  /** @returns whether the folder is empty now */
  async #clear(folder: string, begun: bigint): Promise<boolean> {
    const entries = await readdir(folder, { withFileTypes: true });
    let left = 0;
    for (const entry of entries) {
      const path = join(folder, entry.name);
      const isOld = entry.isDirectory() ? await this.#clear(path, begun) : await this.#isOld(path, begun);
      if (isOld) await rm(path, { recursive: true });
      else left += 1;
    }
    return left === 0;
  }

  async #isOld(path: string, begun: bigint): Promise<boolean> {
    return !this.#kept.has(path) && (await stat(path, { bigint: true })).mtimeNs < begun;
  }
}
