import { mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { cacheDir } from '../../../scripts/shared-options.ts';

/**
 * A cache of its own for what Vite makes of packages: while one server makes it anew, the pages of another one would
 * miss it. The built Studio is that of all.
 */
export const studioCache = (): string => {
  const folder = join(cacheDir, 'studio-tests');
  mkdirSync(join(cacheDir, 'store'), { recursive: true });
  mkdirSync(folder, { recursive: true });
  try {
    symlinkSync(join('..', 'store'), join(folder, 'store'), 'dir');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return folder;
};
