import { hash, randomUUID } from 'node:crypto';
import { constants, mkdirSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { copyFile, mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { lockFolder, type FolderLock } from './folder-lock.ts';
import { isTemporaryFile, marker, markerText, unfinishedPrefix } from './marker.ts';

/** The key of what a file was made from, and its state on disk afterwards. */
type Written = { key: string; state: string };

/** The files of a built site by name, with `/` as separator. */
type WrittenFiles = Map<string, Written>;

/** Writes files into a folder and creates subfolders as needed. */
export class FileWriter {
  readonly #folders = new Set<string>();

  constructor(readonly path: string) {}

  /** Writes a text file. Synchronous, because awaiting thousands of files takes longer than writing them. */
  write(file: string, text: string): void {
    writeFileSync(this.prepareTarget(file), text);
  }

  protected prepareTarget(file: string, root = this.path): string {
    const target = join(root, file);
    const folder = dirname(target);
    if (!this.#folders.has(folder)) mkdirSync(folder, { recursive: true });
    this.#folders.add(folder);
    return target;
  }
}

const readFileState = (path: string): string | undefined => {
  const stat = statSync(path, { throwIfNoEntry: false });
  return stat && `${stat.mtimeMs} ${stat.size} ${stat.ino}`;
};

const listFiles = (folder: string, prefix = ''): string[] =>
  readdirSync(join(folder, prefix), { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? listFiles(folder, `${prefix}${entry.name}/`) : [prefix + entry.name],
  );

/** Removes everything in a folder except for some files. */
const removeOtherFiles = (folder: string, files: ReadonlySet<string>): void => {
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
 * The output folder while one build fills it. Unchanged files of the last build stay in place. Other files are written to a
 * temporary folder inside of it and moved into place when all are complete.
 */
export class OutputFolder extends FileWriter {
  readonly #folder: string;
  readonly #lock: FolderLock;
  readonly #former: WrittenFiles;
  readonly #keys = new Map<string, string>();
  readonly #reused: WrittenFiles = new Map();

  private constructor(folder: string, lock: FolderLock, former: WrittenFiles) {
    super(join(folder, `${unfinishedPrefix}${randomUUID()}`));
    this.#folder = folder;
    this.#lock = lock;
    this.#former = former;
  }

  /**
   * Locks an output folder to fill it, and creates it if needed.
   * @param onWait called if another build is writing to the folder and this one has to wait
   * @param former returns the files that the last build has written
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
    if (!this.reuseFile(file, hash('sha256', text))) super.write(file, text);
  }

  /**
   * Copies a file, with copy-on-write if the file system supports it.
   * @param key identifies the content; the default is the source path
   */
  async copy(source: string, file: string, key = source): Promise<void> {
    if (!this.reuseFile(file, key))
      await copyFile(source, this.prepareTarget(file), constants.COPYFILE_FICLONE);
  }

  /**
   * Keeps the file of the last build if its key is the same and nobody has modified it.
   * @returns false if the file has to be written
   */
  reuseFile(file: string, key: string): boolean {
    this.#keys.set(file, key);
    const former = this.#former.get(file);
    if (former?.key !== key || former.state !== readFileState(join(this.#folder, file))) return false;
    this.#reused.set(file, former);
    return true;
  }

  /**
   * Moves the written files into place and removes all others.
   * @returns the files in the folder
   * @throws Error if this build no longer holds the lock: the folder was removed, or the process was suspended and another
   * build has locked the folder
   */
  async publish(): Promise<WrittenFiles> {
    if (!this.#lock.isHeld())
      throw new Error(
        `${this.#folder} was removed, or another build has written to it in the meantime; build again`,
      );
    await writeFile(join(this.#folder, marker), markerText);
    mkdirSync(this.path, { recursive: true });
    const written = listFiles(this.path);
    const files = new Map(this.#reused);
    removeOtherFiles(this.#folder, new Set([...files.keys(), ...written]));
    for (const file of written) {
      const target = this.prepareTarget(file, this.#folder);
      renameSync(join(this.path, file), target);
      const [key, state] = [this.#keys.get(file), readFileState(target)];
      if (key !== undefined && state !== undefined) files.set(file, { key, state });
    }
    return files;
  }

  /** Releases the folder for other builds and removes files that were not published. */
  async close(): Promise<void> {
    // As this build holds the lock, all unfinished folders belong to it or to killed builds.
    const names = this.#lock.isHeld() ? readdirSync(this.#folder) : [];
    for (const name of names.filter((each) => each.startsWith(unfinishedPrefix)))
      await rm(join(this.#folder, name), { recursive: true, force: true });
    await this.#lock.release();
  }
}
