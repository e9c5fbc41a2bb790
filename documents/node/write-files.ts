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
import { ChangedMeanwhile, WriteFailure } from './write-failure.ts';

/** A file and what it holds from now on. */
export type FileWrite = {
  path: string;
  /** `null` removes the file. */
  content: string | Uint8Array | null;
  /** The file whose mode and owner a new one gets. */
  model?: string;
  /** Whether the file may be replaced, by what it holds until then (`null` when there is none); always without it. */
  mayReplace?: (former: Buffer | null) => boolean;
};

/** A write, with the hidden files beside it that hold its content and what the file held before. */
type Step = FileWrite & { next: string; former: string; hadFile: boolean; isDone: boolean };

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

const toStep = async (write: FileWrite): Promise<Step> => {
  // A symbolic link stays, and the file that it leads to is replaced; a link that is removed leaves that file.
  const real = write.content === null ? undefined : await realpath(write.path).catch(() => undefined);
  const path = real ?? write.path;
  const [next, former] = [hiddenBeside(path), hiddenBeside(path)];
  return { ...write, path, next, former, hadFile: false, isDone: false };
};

/** Writes the new content beside the file, with its mode and owner. @returns the first folder made for it */
const prepare = async ({ path, content, next, model = path }: Step): Promise<string | undefined> => {
  if (content === null) return undefined;
  const made = mkdirSync(dirname(path), { recursive: true });
  await writeFile(next, content, { flag: 'wx' });
  const like = statSync(model, { throwIfNoEntry: false });
  if (!like) return made;
  // Only root may give files away.
  await chown(next, like.uid, like.gid).catch(() => undefined);
  await chmod(next, like.mode);
  return made;
};

const check = ({ path, former, hadFile, mayReplace }: Step): void => {
  if (mayReplace?.(hadFile ? readFileSync(former) : null) === false) throw new ChangedMeanwhile(path);
};

/**
 * Puts the new content in place. Nothing is awaited between the comparison and that. The former file keeps a name, so
 * that a program that was writing to it meanwhile has lost nothing.
 */
const replace = (step: Step): void => {
  const { path, content, next, former } = step;
  step.hadFile = statSync(path, { throwIfNoEntry: false }) !== undefined;
  if (step.hadFile) linkOrCopy(path, former);
  check(step);
  if (content === null) rmSync(path, { force: true });
  else if (step.hadFile) renameSync(next, path);
  else linkOrCopy(next, path);
  step.isDone = true;
};

/** Puts the former file back, unless somebody else has written another one since. */
const restore = ({ path, content, former, hadFile, isDone }: Step): void => {
  const now = contentAt(path);
  const isOwn = content === null ? now === null : now?.equals(Buffer.from(content)) === true;
  if (!isDone || !isOwn) return;
  if (hadFile) renameSync(former, path);
  else rmSync(path, { force: true });
};

/** Removes a folder that was made for a file, if the file is not there. */
const removeFolder = (folder: string): void => {
  try {
    rmdirSync(folder);
  } catch {
    // It is not empty.
  }
};

/**
 * Writes files: all of them or none, and each is there as a whole.
 * @throws ChangedMeanwhile when a file does not hold what may be replaced, just before or just after it is replaced
 * @throws WriteFailure when a file cannot be written
 */
export const writeFiles = async (writes: readonly FileWrite[]): Promise<void> => {
  const steps = await Promise.all(writes.map(toStep));
  const folders: string[] = [];
  let step: Step | undefined;
  try {
    for (step of steps) {
      const made = await prepare(step);
      if (made !== undefined) folders.push(made);
    }
    for (step of steps) replace(step);
    for (step of steps) check(step);
  } catch (error) {
    for (const each of steps.toReversed()) restore(each);
    if (error instanceof ChangedMeanwhile) throw error;
    throw new WriteFailure(step?.path ?? '', error);
  } finally {
    for (const { next, former } of steps) for (const path of [next, former]) rmSync(path, { force: true });
    for (const folder of folders.toReversed()) removeFolder(folder);
  }
};
