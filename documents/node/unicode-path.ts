import { lstat, readdir } from 'node:fs/promises';
import { join } from 'node:path';

const exists = (path: string): Promise<boolean> =>
  lstat(path).then(
    () => true,
    () => false,
  );

/**
 * Returns the path of a file whose name may be stored in another Unicode form: macOS and archives store `ü` as `u`
 * and a combining mark (NFD), keyboards produce one character (NFC), and Linux treats them as different names.
 * @param name path relative to the folder, with `/`
 * @returns the stored path; the path of the name itself if there is no such file
 */
export const resolveUnicodePath = async (folder: string, name: string): Promise<string> => {
  if (await exists(join(folder, name))) return join(folder, name);
  let path = folder;
  for (const part of name.split('/')) {
    const names = (await exists(join(path, part))) ? [] : await readdir(path).catch(() => []);
    const stored = names.find((other) => other.normalize('NFC') === part.normalize('NFC'));
    path = join(path, stored ?? part);
  }
  return path;
};
