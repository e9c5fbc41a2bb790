import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { forEachConcurrent } from './for-each-concurrent.ts';
import type { ObjectHeaders, ObjectStore } from './object-store.ts';

/** A built folder: the files to upload, with their headers by path. */
export type BuiltFolder = { folder: string; files: Record<string, ObjectHeaders> };

/** Whether a file never changes under its name. */
export const isImmutable = ({ cacheControl }: ObjectHeaders): boolean => cacheControl.endsWith('immutable');

/**
 * Uploads the files of a folder: first immutable ones, then those that reference them.
 * @param prefix key prefix
 */
export const putFiles = async (
  store: ObjectStore,
  prefix: string,
  { folder, files }: BuiltFolder,
): Promise<void> => {
  const put = async ([name, headers]: [string, ObjectHeaders]): Promise<void> =>
    void (await store.put(prefix + name, await readFile(join(folder, name)), headers));
  const entries = Object.entries(files);
  for (const immutable of [true, false])
    await forEachConcurrent(
      entries.filter(([, headers]) => isImmutable(headers) === immutable),
      put,
    );
};
