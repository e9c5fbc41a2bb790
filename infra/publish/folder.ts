import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { forEachConcurrent } from './for-each-concurrent.ts';
import { headersForKey, isImmutable } from './headers.ts';
import { readMarker } from './marker.ts';
import type { ObjectStore } from './object-store.ts';

/**
 * Returns the paths of files that a build has written to a folder, with slashes. Names with a leading dot belong to tools,
 * and `_headers` and `_redirects` to other hosts; they are never uploaded.
 */
export const listFiles = (folder: string): string[] =>
  readMarker(folder).files.filter((name) => !/(?:^|\/)\.|^_(?:headers|redirects)$/.test(name));

/**
 * Uploads files of a folder: first immutable ones, then those that reference them, with content type and caching from
 * our table.
 * @param prefix key prefix
 * @param names paths in the folder
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
