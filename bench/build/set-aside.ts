import { mkdir, rename } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

let count = 0;

/**
 * Takes a file or folder out of the way. It is deleted when the bench ends and not before: for half a minute ext4 looks
 * at the place of every deleted file when it makes a new one, and the next build would pay for what was deleted.
 */
export const setAside = async (path: string, aside = join(dirname(path), 'aside')): Promise<void> => {
  await mkdir(aside, { recursive: true });
  count += 1;
  await rename(path, join(aside, `${count}-${basename(path)}`)).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
  });
};
