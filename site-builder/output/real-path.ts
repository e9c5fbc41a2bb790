import { realpathSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** The path without symbolic links, also where its last parts do not exist yet. @param path absolute */
export const realPath = (path: string): string => {
  try {
    return realpathSync(path);
  } catch {
    const parent = dirname(path);
    return parent === path ? path : join(realPath(parent), basename(path));
  }
};
