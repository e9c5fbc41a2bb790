import { forEachConcurrent } from '../publish/for-each-concurrent.ts';
import { putFiles } from '../publish/folder.ts';
import type { ObjectStore } from '../publish/object-store.ts';
import { UsageError } from '../terminal/command-error.ts';
import { previewFiles, type HeadersOf } from './files.ts';

/**
 * Returns the prefix and host label of a pull request's preview: `pr-12`.
 * @throws UsageError if it is not a GitHub pull-request number
 * @internal for tests
 */
export const previewName = (number: string): string => {
  if (!/^[1-9]\d{0,9}$/.test(number))
    throw new UsageError(
      `--number ${JSON.stringify(number)} is not the number of a pull request. Give a number such as 12.`,
    );
  return `pr-${number}`;
};

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
  const stale = await store.list(prefix);
  for (const name of names) stale.delete(prefix + name);
  await forEachConcurrent(stale.keys(), store.remove);
  return names.length;
};

/** Removes the preview of a pull request. @returns number of its files */
export const removePreview = async (store: ObjectStore, number: string): Promise<number> => {
  const files = await store.list(`${previewName(number)}/`);
  await forEachConcurrent(files.keys(), store.remove);
  return files.size;
};
