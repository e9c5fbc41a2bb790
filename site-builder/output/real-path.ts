import { realpathSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** Resolves symbolic links in a path whose last segments may not exist yet. @param path absolute */
export const realPath = (path: string): string => {
  try {
    return realpathSync(path);
  } catch {
    const parent = dirname(path);
    return parent === path ? path : join(realPath(parent), basename(path));
  }
};
