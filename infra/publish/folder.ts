import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { forEachConcurrent } from './for-each-concurrent.ts';
import { headersForKey, isImmutable } from './headers.ts';
import type { ObjectStore } from './object-store.ts';

/** Names of the files below a folder, with slashes. Names that begin with a dot are for tools and are never uploaded. */
export const listFiles = async (folder: string): Promise<string[]> =>
  (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((name) => !name.split('/').some((part) => part.startsWith('.')))
    .sort();

/**
 * Writes files of a folder: first those that never change, then those that name them. Type and caching come from our own
 * table.
 * @param prefix stands before their names
 * @param names names below the folder
 */
export const putFiles = async (
  store: ObjectStore,
  prefix: string,
  folder: string,
  names: string[],
): Promise<void> => {
  const put = async (name: string): Promise<void> =>
    void (await store.put(prefix + name, await readFile(join(folder, name)), headersForKey(name)));
  await forEachConcurrent(names.filter(isImmutable), put);
  await forEachConcurrent(
    names.filter((name) => !isImmutable(name)),
    put,
  );
};
