import { existsSync, lstatSync } from 'node:fs';
import { mkdtemp, readdir, rmdir } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { isInsideFolder } from '../../documents/node/paths.ts';
import { marker } from './marker.ts';
import { isTemporaryFile } from './compare-folder.ts';
import { realPath } from './real-path.ts';

/** Returns the path if something exists there, even a dangling link, or its nearest parent that exists. */
const nearestPath = (path: string): string => {
  try {
    lstatSync(path);
    return path;
  } catch {
    return nearestPath(dirname(path));
  }
};

/**
 * Returns why a folder, which may not exist yet, cannot be written to. Call it before a recursive `mkdir`, which never
 * returns in Node 20 on a file system that reports a new folder as missing. It creates a folder for a trial, because
 * permissions are not sufficient: `/proc` rejects new folders.
 * @returns the predicate of a sentence; undefined if the folder can be written to
 */
export const findFolderError = async (path: string): Promise<string | undefined> => {
  if (path === '') return 'is not the name of a folder';
  try {
    await rmdir(await mkdtemp(join(nearestPath(resolve(path)), '.site-trial-')));
    return undefined;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    return code === 'ENOTDIR' ? 'is a file or inside of one' : `cannot be written to (${code})`;
  }
};

const advice = 'Choose a new or empty folder, such as dist';

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
  if (error) return `${error}. ${advice}`;
  const folder = realPath(resolve(path));
  for (const [name, other] of Object.entries(others)) {
    const real = realPath(resolve(other));
    if (isInsideFolder(folder, real)) return `is inside of ${name}, ${other}. ${advice}`;
    if (isInsideFolder(real, folder)) return `contains ${name}, ${other}. ${advice}`;
  }
  const names = existsSync(folder) ? (await readdir(folder)).filter((name) => !isTemporaryFile(name)) : [];
  if (names.length === 0 || names.includes(marker)) return undefined;
  return `contains files that were not written by a build, and a build could replace them. ${advice}`;
};
