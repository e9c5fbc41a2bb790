import { lstatSync } from 'node:fs';
import { mkdtemp, readdir, rmdir } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { isInsideFolder } from '../../documents/node/paths.ts';
import { findForeignFiles, trialPrefix } from './foreign-files.ts';
import { realPath } from './real-path.ts';

const getErrorCode = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : String(error);

/** Returns the nearest existing folder, or the error code if it cannot be read. */
const findNearestFolder = async (path: string): Promise<{ folder: string } | { code: string }> => {
  try {
    await readdir(path);
    return { folder: path };
  } catch (error) {
    const code = getErrorCode(error);
    // A dangling symbolic link exists, and no folder can be created in its place.
    const isMissing = code === 'ENOENT' && !lstatSync(path, { throwIfNoEntry: false });
    return isMissing && dirname(path) !== path ? findNearestFolder(dirname(path)) : { code };
  }
};

/** Returns the error code if no folder can be created in a folder. It tries, because permissions are not sufficient: `/proc` rejects new folders. */
const tryCreateFolder = async (folder: string): Promise<string | undefined> => {
  try {
    await rmdir(await mkdtemp(join(folder, trialPrefix)));
    return undefined;
  } catch (error) {
    return getErrorCode(error);
  }
};

/**
 * Returns why a folder, which may not exist yet, cannot be written to. Call it before a recursive `mkdir`, which never
 * returns in Node 20 on a file system that reports a new folder as missing.
 * @returns the predicate of a sentence; undefined if the folder can be written to
 */
export const findFolderError = async (path: string): Promise<string | undefined> => {
  if (path === '') return 'is not the name of a folder';
  const near = await findNearestFolder(resolve(path));
  if ('code' in near)
    return near.code === 'ENOTDIR' ? 'is a file or inside of one' : `cannot be read (${near.code})`;
  const code = await tryCreateFolder(near.folder);
  return code && `cannot be written to (${code})`;
};

/**
 * Returns why a site must not be written to a folder. Because a build replaces files in its output folder, the folder
 * must be new, empty or written by a build, and must not overlap with folders that are still needed.
 * @param path the folder, which may not exist yet
 * @param others folders that are still needed, such as the documents, by their description
 * @returns the predicate of a sentence without full stop; undefined if the folder can be used
 */
export const findOutputFolderError = async (
  path: string,
  others: Record<string, string>,
): Promise<string | undefined> => {
  const error = await findFolderError(path);
  if (error) return `${error}. Choose a new or empty folder, such as dist`;
  const folder = realPath(resolve(path));
  for (const [name, other] of Object.entries(others)) {
    const real = realPath(resolve(other));
    const relation = isInsideFolder(folder, real)
      ? 'is inside of'
      : isInsideFolder(real, folder)
        ? 'contains'
        : undefined;
    if (relation) return `${relation} ${name}, ${other}. Choose a new or empty folder, such as dist`;
  }
  const near = await findNearestFolder(folder);
  return 'folder' in near && near.folder === folder ? findForeignFiles(folder) : undefined;
};
