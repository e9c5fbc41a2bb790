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

/** A file and what it holds from now on. */
export type PendingWrite = {
  path: string;
  /** `null` removes the file. */
  content: string | Uint8Array | null;
  /** The file whose mode and owner a new one gets. */
  model?: string;
  /** Whether the file may be replaced, by what it holds until then (`null` when there is none); always without it. */
  mayReplace?: (former: Buffer | null) => boolean;
};

/** A write, and how far it is. */
type Step = PendingWrite & {
  /** Hidden files beside it: what it is to hold, and what it held before. */
  next: string;
  former: string;
  hadFile: boolean;
  isDone: boolean;
  /** Whether the former file could not be put back. */
  isStuck?: boolean;
  /** The first folder that was made for it. */
  made?: string;
};

/** How long a program that had opened a file before it was replaced may take to write into it, in milliseconds. */
const writeMs = 50;

const hiddenBeside = (path: string): string => join(dirname(path), `.save-${randomUUID()}`);

const contentAt = (path: string): Buffer | null => {
  try {
    return readFileSync(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
};

/** Gives a file a second name. A file system without links gets a copy. @throws when `to` exists */
const linkOrCopy = (from: string, to: string): void => {
  try {
    linkSync(from, to);
  } catch (error) {
    if (['ENOENT', 'EEXIST'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
    copyFileSync(from, to, constants.COPYFILE_EXCL);
  }
};

const toStep = async (write: PendingWrite): Promise<Step> => {
  // A symbolic link stays, and the file that it leads to is replaced; a link that is removed leaves that file.
  const real = write.content === null ? undefined : await realpath(write.path).catch(() => undefined);
  const path = real ?? write.path;
  const [next, former] = [hiddenBeside(path), hiddenBeside(path)];
  return { ...write, path, next, former, hadFile: false, isDone: false };
};

/** Writes the new content beside the file, with its mode and owner. */
const prepare = async (step: Step): Promise<void> => {
  const { path, content, next, model = path } = step;
  if (content === null) return;
  step.made = mkdirSync(dirname(path), { recursive: true });
  await writeFile(next, content, { flag: 'wx' });
  const like = statSync(model, { throwIfNoEntry: false });
  if (!like) return;
  // Only root may give files away.
  await chown(next, like.uid, like.gid).catch(() => undefined);
  await chmod(next, like.mode);
};

const check = ({ path, former, hadFile, mayReplace }: Step): void => {
  if (mayReplace?.(hadFile ? readFileSync(former) : null) === false) throw new ConcurrentWriteError(path);
};

/** Gives a file its name. @throws ConcurrentWriteError when another program has made a file of that name */
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
 * Puts the new content in place. Nothing is awaited between the comparison and that. The former file keeps a name, so
 * that a program that was writing to it meanwhile has lost nothing.
 * @throws ConcurrentWriteError when another file has its place
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

/** Puts the former file back, unless somebody else has written another one since. */
const restore = (step: Step): void => {
  const { path, content, former, hadFile, isDone } = step;
  if (!isDone) return;
  const now = contentAt(path);
  const isOwn = content === null ? now === null : now?.equals(Buffer.from(content)) === true;
  if (!isOwn) return;
  try {
    if (hadFile) renameSync(former, path);
    else rmSync(path, { force: true });
  } catch {
    // The only copy of the former file stays where it is.
    step.isStuck = true;
  }
};

/** Does what is no loss if it cannot be done. */
const attempt = (work: () => void): void => {
  try {
    work();
  } catch {
    // Such as a file in a folder that is not there.
  }
};

/** Removes the hidden files, and the folders that were made for a file which is not there. */
const tidy = ({ path, next, former, isStuck, made }: Step): void => {
  for (const hidden of isStuck ? [next] : [next, former]) attempt(() => rmSync(hidden, { force: true }));
  if (made === undefined) return;
  for (let folder = dirname(path); folder.length >= made.length; folder = dirname(folder))
    attempt(() => rmdirSync(folder));
};

/**
 * Writes files: all of them or none, and each is there as a whole.
 * @throws ConcurrentWriteError when a file does not hold what may be replaced, just before or soon after it is replaced
 * @throws WriteError when a file cannot be written
 */
export const writeFiles = async (writes: readonly PendingWrite[]): Promise<void> => {
  const steps = await Promise.all(writes.map(toStep));
  let step: Step | undefined;
  try {
    for (step of steps) await prepare(step);
    for (step of steps) replace(step);
    if (steps.some(({ hadFile, mayReplace }) => hadFile && mayReplace)) await setTimeout(writeMs);
    for (step of steps) check(step);
  } catch (error) {
    for (const each of steps.toReversed()) restore(each);
    if (error instanceof ConcurrentWriteError) throw error;
    throw new WriteError(step?.path ?? '', error);
  } finally {
    for (const each of steps.toReversed()) tidy(each);
  }
};
