import { randomUUID } from 'node:crypto';
import {
  constants,
  copyFileSync,
  linkSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
} from 'node:fs';
import { chmod, chown, realpath, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { ConcurrentWriteError, WriteError } from './write-error.ts';
import { tryOrUndefined } from '../../schema/try-or-undefined.ts';

/** A file and its new content. */
export type PendingWrite = {
  path: string;
  /** `null` removes the file. */
  content: string | Uint8Array | null;
  /** The file whose mode and owner the written file gets. Default: the replaced file. */
  model?: string;
  /**
   * Returns whether the file may be replaced, given its current content (`null` if it does not exist). By default it
   * may.
   */
  mayReplace?: (former: Buffer | null) => boolean;
};

/** The state of a write. */
type Step = PendingWrite & {
  /** Hidden temporary files in the same folder: the new content and the former file. */
  next: string;
  former: string;
  hadFile: boolean;
  isDone: boolean;
  /** Whether restoring the former file failed. */
  isStuck?: boolean;
  /** The topmost folder that was created for the file. */
  made?: string;
};

/**
 * Time in milliseconds to wait for another program that opened the file before it was replaced and may still write to
 * it.
 */
const settleMs = 50;

const temporaryPath = (path: string): string => join(dirname(path), `.save-${randomUUID()}`);

const contentAt = (path: string): Buffer | null => {
  try {
    return readFileSync(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
};

/** Creates a hard link, or a copy on a file system without hard links. @throws if `to` exists */
const linkOrCopy = (from: string, to: string): void => {
  try {
    linkSync(from, to);
  } catch (error) {
    if (['ENOENT', 'EEXIST'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
    copyFileSync(from, to, constants.COPYFILE_EXCL);
  }
};

const toStep = async (write: PendingWrite): Promise<Step> => {
  // For a symbolic link, its target is replaced; removing a link does not remove its target.
  const real = write.content === null ? undefined : await realpath(write.path).catch(() => undefined);
  const path = real ?? write.path;
  const [next, former] = [temporaryPath(path), temporaryPath(path)];
  return { ...write, path, next, former, hadFile: false, isDone: false };
};

/** Writes the new content to the temporary file, with the mode and owner of the model. */
const prepare = async (step: Step): Promise<void> => {
  const { path, content, next, model = path } = step;
  if (content === null) return;
  step.made = mkdirSync(dirname(path), { recursive: true });
  await writeFile(next, content, { flag: 'wx' });
  const like = statSync(model, { throwIfNoEntry: false });
  if (!like) return;
  // Only root may change the owner.
  await chown(next, like.uid, like.gid).catch(() => undefined);
  await chmod(next, like.mode);
};

const check = ({ path, former, hadFile, mayReplace }: Step): void => {
  if (mayReplace?.(hadFile ? readFileSync(former) : null) === false) throw new ConcurrentWriteError(path);
};

/** Gives the temporary file its final name. @throws ConcurrentWriteError if another program has created that file */
const createFrom = (next: string, path: string): void => {
  try {
    linkOrCopy(next, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') throw new ConcurrentWriteError(path);
    throw error;
  }
};

const fileAt = (path: string): string | undefined => {
  const stat = statSync(path, { throwIfNoEntry: false });
  return stat && `${stat.dev} ${stat.ino}`;
};

/**
 * Replaces the file synchronously after comparing it. The former file keeps a hard link, so that concurrent writes to
 * it are not lost.
 * @throws ConcurrentWriteError if the file was replaced in the meantime
 */
const replace = (step: Step): void => {
  const { path, content, next, former } = step;
  const file = fileAt(path);
  if (file !== undefined) linkOrCopy(path, former);
  step.hadFile = file !== undefined;
  check(step);
  if (fileAt(path) !== file) throw new ConcurrentWriteError(path);
  if (content === null) rmSync(path, { force: true });
  else if (step.hadFile) renameSync(next, path);
  else createFrom(next, path);
  step.isDone = true;
};

/** Restores the former file, unless another program has changed it since. */
const restore = (step: Step): void => {
  const { path, content, former, hadFile, isDone } = step;
  if (!isDone) return;
  const now = contentAt(path);
  const isUnchanged = content === null ? now === null : now?.equals(Buffer.from(content)) === true;
  if (!isUnchanged) return;
  try {
    if (hadFile) renameSync(former, path);
    else rmSync(path, { force: true });
  } catch {
    // Keeps the temporary file, which is the only copy of the former content.
    step.isStuck = true;
  }
};

/** Removes the temporary files, and the folders that were created if they are empty. Ignores errors. */
const removeTemporaryFiles = ({ path, next, former, isStuck, made }: Step): void => {
  for (const hidden of isStuck ? [next] : [next, former])
    tryOrUndefined(() => rmSync(hidden, { force: true }));
  if (made === undefined) return;
  for (let folder = dirname(path); folder.length >= made.length; folder = dirname(folder))
    tryOrUndefined(() => rmdirSync(folder));
};

/**
 * Writes files atomically: all of them or none.
 * @throws ConcurrentWriteError if `mayReplace` rejects the content of a file just before or shortly after it is
 * replaced
 * @throws WriteError if a file cannot be written
 */
export const writeFiles = async (writes: readonly PendingWrite[]): Promise<void> => {
  const steps = await Promise.all(writes.map(toStep));
  let step: Step | undefined;
  try {
    for (step of steps) await prepare(step);
    for (step of steps) replace(step);
    if (steps.some(({ hadFile, mayReplace }) => hadFile && mayReplace)) await setTimeout(settleMs);
    for (step of steps) check(step);
  } catch (error) {
    for (const each of steps.toReversed()) restore(each);
    if (error instanceof ConcurrentWriteError) throw error;
    throw new WriteError(step?.path ?? '', error);
  } finally {
    for (const each of steps.toReversed()) removeTemporaryFiles(each);
  }
};
