import { randomUUID } from 'node:crypto';
import { constants, mkdirSync, writeFileSync } from 'node:fs';
import { copyFile, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { lockFolder, type FolderLock } from './folder-lock.ts';
import { isPassing, marker, markerText, unfinishedPrefix } from './marker.ts';

const unfinishedIn = (folder: string): string => join(folder, `${unfinishedPrefix}${randomUUID()}`);

const moveAll = async (names: string[], from: string, to: string): Promise<void> => {
  await mkdir(to, { recursive: true });
  for (const name of names) await rename(join(from, name), join(to, name));
};

/** Writes files into a folder; folders below it are made when they are needed. */
export class FileWriter {
  readonly #folders = new Set<string>();

  constructor(readonly path: string) {}

  /** Writes a text, at once: to wait for each of thousands of files takes longer than to write it. */
  write(file: string, text: string): void {
    writeFileSync(this.#targetOf(file), text);
  }

  /** Copies a file. A file system that can share the content until one of the two is changed does so. */
  copy(source: string, file: string): Promise<void> {
    return copyFile(source, this.#targetOf(file), constants.COPYFILE_FICLONE);
  }

  #targetOf(file: string): string {
    const target = join(this.path, file);
    const folder = dirname(target);
    if (!this.#folders.has(folder)) mkdirSync(folder, { recursive: true });
    this.#folders.add(folder);
    return target;
  }
}

/**
 * The folder of a finished site, while one build fills it. Everything is written to a folder within it, whose content
 * replaces the former site when it is complete: the folder holds all that one build made, or what was there before.
 */
export class OutputFolder extends FileWriter {
  readonly #folder: string;
  readonly #lock: FolderLock;

  private constructor(folder: string, lock: FolderLock) {
    super(unfinishedIn(folder));
    this.#folder = folder;
    this.#lock = lock;
  }

  /**
   * Begins to fill a folder; it is made when it does not exist.
   * @param onWait is called when another build writes to the folder and this one waits for it
   */
  static async open(folder: string, onWait: () => void = () => undefined): Promise<OutputFolder> {
    await mkdir(folder, { recursive: true });
    const lock = await lockFolder(folder, onWait);
    return new OutputFolder(folder, lock);
  }

  /**
   * Replaces what the folder held by what was written.
   * @throws Error when the lock of this build is gone: somebody has removed the folder, or the process was suspended for
   * minutes and another build has taken the folder over
   */
  async publish(): Promise<void> {
    if (!this.#lock.isHeld())
      throw new Error(
        `${this.#folder} was removed, or taken over by another build, while this one ran; build again`,
      );
    await writeFile(join(this.#folder, marker), markerText);
    const former = unfinishedIn(this.#folder);
    const replaced = (await readdir(this.#folder)).filter((name) => name !== marker && !isPassing(name));
    await moveAll(replaced, this.#folder, former);
    await moveAll(await readdir(this.path), this.path, this.#folder);
  }

  /** Lets other builds write to the folder. What was not published, and what was replaced, is removed. */
  async close(): Promise<void> {
    // While the lock is held, all unfinished folders are of this build or of killed ones.
    const names = this.#lock.isHeld() ? await readdir(this.#folder) : [];
    for (const name of names.filter((each) => each.startsWith(unfinishedPrefix)))
      await rm(join(this.#folder, name), { recursive: true, force: true });
    await this.#lock.release();
  }
}
