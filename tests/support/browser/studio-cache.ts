import { mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { cacheDir } from '../../../scripts/shared-options.ts';

/**
 * Returns a separate cache folder for Vite's optimized dependencies: while one server rebuilds them, pages of another
 * one could not load them. The built Studio is shared.
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
