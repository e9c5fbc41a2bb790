import { hash, randomUUID } from 'node:crypto';
import {
  constants,
  copyFileSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { copyFile, mkdir, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { tryOrUndefined } from '../../schema/try-or-undefined.ts';
import { marker, markerText, readMarker, type MarkedFiles } from './marker.ts';
import { compareFolder } from './compare-folder.ts';
import { lockFolder, type FolderLock } from './folder-lock.ts';

/** Prefix of folders that a build is filling. */
const unfinishedPrefix = '.site-unfinished-';

/** An output folder cannot be filled. The message says why, and how to continue. */
export class OutputFolderError extends Error {}

/** A key of the input that a file was made from, and the state of the file on disk after it was written. */
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

/** Returns the state of a file; undefined if it is missing, or if a file has the name of its folder. */
const readFileState = (path: string): string | undefined =>
  tryOrUndefined(() => {
    const { mtimeMs, size, ino } = statSync(path);
    return `${mtimeMs} ${size} ${ino}`;
  });

const listFiles = (folder: string, prefix = ''): string[] =>
  readdirSync(join(folder, prefix), { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? listFiles(folder, `${prefix}${entry.name}/`) : [prefix + entry.name],
  );

/** Moves a file and replaces the former one. Copies it if the target is on another file system, such as a mounted subfolder. */
const moveFile = (source: string, target: string): void => {
  try {
    renameSync(source, target);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error;
    // Removes a symbolic link first, because copying would write to its target.
    rmSync(target, { force: true });
    copyFileSync(source, target);
  }
};

/** Removes a file, and the folders above it that are empty afterwards. @param file path in the folder, with `/` */
const removeFile = (folder: string, file: string): void => {
  rmSync(join(folder, file));
  try {
    for (let path = dirname(file); path !== '.'; path = dirname(path)) rmdirSync(join(folder, path));
  } catch {
    // The folder cannot be removed: it contains other files, or a file system is mounted there.
  }
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
   * Moves the written files into place and removes those of earlier builds. Other files stay.
   * @param print called with a line that names what no build has written, unless an earlier build has named it
   * @returns the files in the folder
   * @throws OutputFolderError if nothing was changed: a file that no build has written is in the way, the folder was removed,
   * or another build has locked it while this process was suspended
   */
  async publish(print: (line: string) => void): Promise<WrittenFiles> {
    if (!this.#lock.isHeld())
      throw new OutputFolderError(
        `${this.#folder} was removed, or another build has written to it in the meantime. Build again.`,
      );
    mkdirSync(this.path, { recursive: true });
    const written = listFiles(this.path);
    const files = new Map(this.#reused);
    const former = readMarker(this.#folder);
    const current = new Set([...files.keys(), ...written]);
    const { obsolete, kept, blocking } = compareFolder(this.#folder, former, current);
    if (blocking.length > 0)
      throw new OutputFolderError(
        `No build has written ${blocking.join(', ')} in ${this.#folder}, and the site has files of that name. Move or remove it and build again.`,
      );
    // Until all files are in place, the marker lists the old and the new ones, in case that this build is interrupted.
    this.#writeMarker({ files: [...new Set([...former.files, ...current])], kept: former.kept });
    for (const file of obsolete) removeFile(this.#folder, file);
    for (const file of written) {
      const target = this.prepareTarget(file, this.#folder);
      moveFile(join(this.path, file), target);
      const [key, state] = [this.#keys.get(file), readFileState(target)];
      if (key !== undefined && state !== undefined) files.set(file, { key, state });
    }
    this.#writeMarker({ files: [...current], kept });
    const found = kept.filter((path) => !former.kept.includes(path)).join(', ');
    if (found) print(`No build has written ${found} in ${this.#folder}. It is kept, but not deployed.`);
    return files;
  }

  #writeMarker(files: MarkedFiles): void {
    writeFileSync(join(this.path, marker), markerText(files));
    moveFile(join(this.path, marker), join(this.#folder, marker));
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
