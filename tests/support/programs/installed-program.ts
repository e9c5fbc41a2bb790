import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Whether a file exists and is executable. */
export const isExecutable = (path: string | undefined): path is string => {
  if (!path) return false;
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/** Returns the path of the first program on the PATH with one of the names. */
export const findOnPath = (...names: string[]): string | undefined =>
  (process.env['PATH'] ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find(isExecutable);
