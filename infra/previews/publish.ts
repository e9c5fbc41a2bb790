import { forEachConcurrent } from '../publish/for-each-concurrent.ts';
import { putFiles } from '../publish/folder.ts';
import type { ObjectStore } from '../publish/object-store.ts';
import { previewFiles } from './files.ts';
import { previewName, type HeadersOf } from './limits.ts';

/**
 * Publishes a folder as the preview of a pull request: first immutable files, then the pages that reference them;
 * files that only the previous push had are deleted. All files are rewritten, so that none expires (`previewDays`).
 * @returns number of files
 * @throws CommandError for a file that no build writes
 */
export const publishPreview = async (
  store: ObjectStore,
  number: string,
  folder: string,
  headersOf: HeadersOf,
): Promise<number> => {
  const prefix = `${previewName(number)}/`;
  const built = await previewFiles(folder, headersOf);
  const names = Object.keys(built.files);
  await putFiles(store, prefix, built);
  const current = new Set(names.map((name) => prefix + name));
  await forEachConcurrent(
    [...(await store.list(prefix)).keys()].filter((key) => !current.has(key)),
    store.remove,
  );
  return names.length;
};

/** Removes the preview of a pull request. @returns number of its files */
export const removePreview = async (store: ObjectStore, number: string): Promise<number> => {
  const keys = [...(await store.list(`${previewName(number)}/`)).keys()];
  await forEachConcurrent(keys, store.remove);
  return keys.length;
};
