import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * Writes files; each is there as a whole or not at all, and none of them before all could be written.
 * @param changes what each file holds from now on
 */
export const saveFiles = async (changes: ReadonlyMap<string, string | Uint8Array>): Promise<void> => {
  const half = (path: string): string => `${path}.new`;
  for (const [path, content] of changes) {
    await mkdir(dirname(path), { recursive: true });
    await writeFile(half(path), content);
  }
  for (const path of changes.keys()) await rename(half(path), path);
};

/** Saves a page under its new name, then removes the old file. */
export const moveFile = async (from: string, changes: ReadonlyMap<string, string>): Promise<void> => {
  await saveFiles(changes);
  await rm(from);
};
