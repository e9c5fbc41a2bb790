import { forEachConcurrent } from '../publish/for-each-concurrent.ts';
import { putFiles } from '../publish/folder.ts';
import type { ObjectStore } from '../publish/object-store.ts';
import { previewFiles } from './files.ts';
import { previewName } from './limits.ts';

/**
 * Shows the files of a folder as the preview of a request: first those that never change, then the pages that name them;
 * what the last push had and this one has not goes. Every file is written, so that none grows old (`previewDays`).
 * @returns how many files it has
 * @throws CommandError when one of them is not as a build writes it
 */
export const publishPreview = async (store: ObjectStore, number: string, folder: string): Promise<number> => {
  const prefix = `${previewName(number)}/`;
  const names = await previewFiles(folder);
  await putFiles(store, prefix, folder, names);
  const kept = new Set(names.map((name) => prefix + name));
  await forEachConcurrent(
    [...(await store.list(prefix)).keys()].filter((key) => !kept.has(key)),
    store.remove,
  );
  return names.length;
};

/** Removes the preview of a request. @returns how many files it had */
export const removePreview = async (store: ObjectStore, number: string): Promise<number> => {
  const keys = [...(await store.list(`${previewName(number)}/`)).keys()];
  await forEachConcurrent(keys, store.remove);
  return keys.length;
};
