import { mkdirSync, writeFileSync } from 'node:fs';
import { copyFile, mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Written first and removed last: what is older than it is from an earlier build. */
const mark = '.begun';

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
  async copy(source: string, file: string): Promise<void> {
    const target = join(this.path, file);
    const [from, to] = await Promise.all([stat(source), stat(target).catch(() => undefined)]);
    if (from.size === to?.size) return this.keep(file);
    this.#makeFolderOf(target);
    await copyFile(source, target);
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
