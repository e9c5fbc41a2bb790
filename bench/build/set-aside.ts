import { mkdir, rename } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

let count = 0;

/**
 * Moves a file or folder away. It is deleted only when the benchmark ends, because for half a minute after a deletion,
 * ext4 creates new files more slowly, which would distort the next build.
 */
export const setAside = async (path: string, aside = join(dirname(path), 'aside')): Promise<void> => {
  await mkdir(aside, { recursive: true });
  count += 1;
  await rename(path, join(aside, `${count}-${basename(path)}`)).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
  });
};
