import { readFile, realpath, rm } from 'node:fs/promises';
import { dirname, join, resolve, sep } from 'node:path';
import { saveFiles } from '../../../documents/node/save-files.ts';
import type { Conflict, FileChange } from '../../../studio/store/site-store.ts';

/** Why a change is not written, in words for whoever asked for it. */
export class StoreRefusal extends Error {
  override name = 'StoreRefusal';
}

const isDocument = (name: string): boolean => {
  const parts = name.split('/');
  const isPlain = parts.every((part) => part !== '' && !part.startsWith('.') && !/[\\\p{Cc}]/u.test(part));
  return isPlain && parts[0] !== 'media' && /\.ya?ml$/i.test(name) && name.length <= 200;
};

/** The folder or file itself where there is one, else the next folder above that is there. */
const realPathAbove = async (path: string): Promise<string> => {
  try {
    return await realpath(path);
  } catch {
    return realPathAbove(dirname(path));
  }
};

const pathOf = async (pagesDir: string, name: string): Promise<string> => {
  const path = resolve(pagesDir, name);
  const home = await realpath(pagesDir);
  const real = isDocument(name) ? await realPathAbove(path) : undefined;
  if (real === undefined || (real !== home && !real.startsWith(home + sep)))
    throw new StoreRefusal(`${name} is no document of this site; nothing was saved.`);
  return path;
};

const textAt = async (path: string): Promise<string | null> => {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw new StoreRefusal(`${path} cannot be read; nothing was saved.`);
  }
};

/**
 * Writes documents of a folder, all or none.
 * @returns those that hold something else than the change began from; when there are some, nothing is written
 * @throws StoreRefusal for a name that is no document of the folder
 */
export const writeDocuments = async (
  pagesDir: string,
  changes: readonly FileChange[],
): Promise<Conflict[]> => {
  const found = await Promise.all(
    changes.map(async (change) => {
      const path = await pathOf(pagesDir, change.name);
      return { ...change, path, stored: await textAt(path) };
    }),
  );
  // What is there already, such as after an answer that was lost, is no conflict.
  const conflicts = found.filter(({ before, after, stored }) => stored !== before && stored !== after);
  if (conflicts.length > 0) return conflicts.map(({ name, stored }) => ({ name, stored }));
  await saveFiles(new Map(found.flatMap(({ path, after }) => (after === null ? [] : [[path, after]]))));
  for (const { path, after } of found) if (after === null) await rm(path, { force: true });
  return [];
};

/** The file of a picture. @throws StoreRefusal for a name that leads out of the folder of pictures */
export const pictureFile = async (pagesDir: string, name: string): Promise<string> => {
  const media = join(pagesDir, 'media');
  const real = await realpath(join(media, name)).catch(() => undefined);
  if (!real?.startsWith((await realpath(media)) + sep))
    throw new StoreRefusal(`There is no picture ${name}.`);
  return real;
};
