import { hash, randomUUID } from 'node:crypto';
import { constants, mkdirSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { copyFile, mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { lockFolder, type FolderLock } from './folder-lock.ts';
import { isTemporaryFile, marker, markerText, unfinishedPrefix } from './marker.ts';

/** What a file was made of, and how it was on the disk then. */
type Written = { key: string; state: string };

/** The files of a finished site by their names. */
type WrittenFiles = Map<string, Written>;

/** Writes files into a folder; folders below it are made when they are needed. */
export class FileWriter {
  readonly #folders = new Set<string>();

  constructor(readonly path: string) {}

  /** Writes a text, at once: to wait for each of thousands of files takes longer than to write it. */
  write(file: string, text: string): void {
    writeFileSync(this.targetOf(file), text);
  }

  protected targetOf(file: string, root = this.path): string {
    const target = join(root, file);
    const folder = dirname(target);
    if (!this.#folders.has(folder)) mkdirSync(folder, { recursive: true });
    this.#folders.add(folder);
    return target;
  }
}

const stateOf = (path: string): string | undefined => {
  const stat = statSync(path, { throwIfNoEntry: false });
  return stat && `${stat.mtimeMs} ${stat.size} ${stat.ino}`;
};

const filesIn = (folder: string, prefix = ''): string[] =>
  readdirSync(join(folder, prefix), { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? filesIn(folder, `${prefix}${entry.name}/`) : [prefix + entry.name],
  );

/** Removes what a folder contains besides some files. */
const removeOthers = (folder: string, files: ReadonlySet<string>): void => {
  const folders = new Set<string>();
  for (const file of files)
    for (let path = dirname(file); path !== '.' && !folders.has(path); path = dirname(path))
      folders.add(path);
  const clean = (prefix: string): void => {
    for (const entry of readdirSync(join(folder, prefix), { withFileTypes: true })) {
      const path = prefix + entry.name;
      if (prefix === '' && (path === marker || isTemporaryFile(path))) continue;
      if (entry.isDirectory() && folders.has(path)) clean(`${path}/`);
      else if (entry.isDirectory() || !files.has(path)) rmSync(join(folder, path), { recursive: true });
    }
  };
  clean('');
};

/**
 * The folder of a finished site, while one build fills it. Files that the last build made of the same stay; the others
 * are written to a folder within it and get their places when all are complete.
 */
export class OutputFolder extends FileWriter {
  readonly #folder: string;
  readonly #lock: FolderLock;
  readonly #former: WrittenFiles;
  readonly #keys = new Map<string, string>();
  readonly #kept: WrittenFiles = new Map();

  private constructor(folder: string, lock: FolderLock, former: WrittenFiles) {
    super(join(folder, `${unfinishedPrefix}${randomUUID()}`));
    this.#folder = folder;
    this.#lock = lock;
    this.#former = former;
  }

  /**
   * Begins to fill a folder; it is made when it does not exist.
   * @param onWait is called when another build writes to the folder and this one waits for it
   * @param former what the last build has written there
   */
  static async open(
    folder: string,
    onWait: () => void = () => undefined,
    former: () => WrittenFiles | undefined = () => undefined,
  ): Promise<OutputFolder> {
    await mkdir(folder, { recursive: true });
    const lock = await lockFolder(folder, onWait);
    return new OutputFolder(folder, lock, former() ?? new Map());
  }

  override write(file: string, text: string): void {
    if (!this.keeps(file, hash('sha256', text))) super.write(file, text);
  }

  /**
   * Copies a file. A file system that can share the content until one of the two is changed does so.
   * @param key names its content
   */
  async copy(source: string, file: string, key = source): Promise<void> {
    if (!this.keeps(file, key)) await copyFile(source, this.targetOf(file), constants.COPYFILE_FICLONE);
  }

  /**
   * Keeps the file of the last build if it was made of the same and nobody has changed it.
   * @returns whether it stays; otherwise it has to be written
   */
  keeps(file: string, key: string): boolean {
    this.#keys.set(file, key);
    const former = this.#former.get(file);
    if (former?.key !== key || former.state !== stateOf(join(this.#folder, file))) return false;
    this.#kept.set(file, former);
    return true;
  }

  /**
   * Puts what was written into its place and removes everything else.
   * @returns what the folder contains
   * @throws Error when the lock of this build is gone: somebody has removed the folder, or the process was suspended for
   * minutes and another build has taken the folder over
   */
  async publish(): Promise<WrittenFiles> {
    if (!this.#lock.isHeld())
      throw new Error(
        `${this.#folder} was removed, or taken over by another build, while this one ran; build again`,
      );
    await writeFile(join(this.#folder, marker), markerText);
    mkdirSync(this.path, { recursive: true });
    const written = filesIn(this.path);
    const files = new Map(this.#kept);
    removeOthers(this.#folder, new Set([...files.keys(), ...written]));
    for (const file of written) {
      const target = this.targetOf(file, this.#folder);
      renameSync(join(this.path, file), target);
      const [key, state] = [this.#keys.get(file), stateOf(target)];
      if (key !== undefined && state !== undefined) files.set(file, { key, state });
    }
    return files;
  }

  /** Lets other builds write to the folder. What was not published is removed. */
  async close(): Promise<void> {
    // While the lock is held, all unfinished folders are of this build or of killed ones.
    const names = this.#lock.isHeld() ? readdirSync(this.#folder) : [];
    for (const name of names.filter((each) => each.startsWith(unfinishedPrefix)))
      await rm(join(this.#folder, name), { recursive: true, force: true });
    await this.#lock.release();
  }
}
