import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Whether a file is there and may be run. */
export const isExecutable = (path: string | undefined): path is string => {
  if (!path) return false;
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/** The first program on the PATH that has one of the names. */
export const findOnPath = (...names: string[]): string | undefined =>
  (process.env['PATH'] ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find(isExecutable);
