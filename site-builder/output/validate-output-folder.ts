import { lstatSync } from 'node:fs';
import { mkdtemp, readdir, rmdir } from 'node:fs/promises';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { findForeignFiles, trialPrefix } from './marker.ts';
import { realPath } from './real-path.ts';

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : String(error);

/** The nearest folder that exists, or the code of what keeps it from being read. */
const nearest = async (path: string): Promise<{ folder: string } | { code: string }> => {
  try {
    await readdir(path);
    return { folder: path };
  } catch (error) {
    const code = codeOf(error);
    // A symbolic link that leads nowhere exists, and nothing can be made in its place.
    const isMissing = code === 'ENOENT' && !lstatSync(path, { throwIfNoEntry: false });
    return isMissing && dirname(path) !== path ? nearest(dirname(path)) : { code };
  }
};

const isInside = (path: string, folder: string): boolean => {
  const way = relative(folder, path);
  return way === '' || !(way === '..' || way.startsWith(`..${sep}`) || resolve(way) === way);
};

/** Tries it, because rights do not tell: a file system such as `/proc` takes no new folder from anybody. */
const refusal = async (folder: string): Promise<string | undefined> => {
  try {
    await rmdir(await mkdtemp(join(folder, trialPrefix)));
    return undefined;
  } catch (error) {
    return codeOf(error);
  }
};

/**
 * Why nothing can be written to a folder, which need not exist yet. To be asked before `mkdir` with `recursive`, which
 * never ends in Node 20 where the file system says of a new folder that it does not exist.
 * @returns a part of a sentence; undefined when the folder can be written to
 */
export const findFolderError = async (path: string): Promise<string | undefined> => {
  if (path === '') return 'names no folder';
  const near = await nearest(resolve(path));
  if ('code' in near)
    return near.code === 'ENOTDIR' ? 'is a file, or lies below one' : `cannot be read (${near.code})`;
  const code = await refusal(near.folder);
  return code && `cannot be written to (${code})`;
};

/**
 * Why a site must not be written to a folder. A build removes what the folder held, so it takes one that is new, empty or
 * of an earlier build, and that has no folder in common with what must stay.
 * @param path the folder, which need not exist yet
 * @param others folders that must stay, such as that of the documents, each with its name in a sentence
 * @returns a sentence without its subject and full stop; undefined when all is well
 */
export const findOutputFolderError = async (
  path: string,
  others: Record<string, string>,
): Promise<string | undefined> => {
  const fault = await findFolderError(path);
  if (fault) return `${fault}. Give a new or empty folder, such as dist`;
  const folder = realPath(resolve(path));
  for (const [name, other] of Object.entries(others)) {
    const real = realPath(resolve(other));
    const words = isInside(folder, real) ? 'lies in' : isInside(real, folder) ? 'contains' : undefined;
    if (words) return `${words} ${name}, ${other}. Give a new or empty folder, such as dist`;
  }
  const near = await nearest(folder);
  return 'folder' in near && near.folder === folder ? findForeignFiles(folder) : undefined;
};
