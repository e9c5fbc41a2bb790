import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * Writes files; each is there as a whole or not at all.
 * @param changes what each file holds from now on
 */
export const saveFiles = async (changes: ReadonlyMap<string, string>): Promise<void> => {
  for (const [path, text] of changes) {
    await mkdir(dirname(path), { recursive: true });
    const half = `${path}.new`;
    await writeFile(half, text);
    await rename(half, path);
  }
};

/** Saves a page under its new name, then removes the old file. */
export const moveFile = async (from: string, changes: ReadonlyMap<string, string>): Promise<void> => {
  await saveFiles(changes);
  await rm(from);
};
