// Where files of a command can be written.
import { mkdirSync, mkdtempSync, rmdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const isWritable = (folder) => {
  try {
    mkdirSync(folder, { recursive: true });
    rmdirSync(mkdtempSync(join(folder, '.trial-')));
    return true;
  } catch {
    return false;
  }
};

/**
 * A folder for what a command makes for itself and later ones: the given one, or one that is removed when this process ends
 * where that cannot be written to, such as in a checkout that may only be read.
 * @param {string} folder
 */
export const writableFolder = (folder) => {
  if (isWritable(folder)) return resolve(folder);
  const own = mkdtempSync(join(tmpdir(), 'site-commands-'));
  process.on('exit', () => rmSync(own, { recursive: true, force: true }));
  return own;
};
