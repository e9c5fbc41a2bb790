import { closeSync, openSync, readFileSync, readSync, statSync, type Dirent } from 'node:fs';
import { readdir, realpath, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { isDownload, signatureBytes } from '../read/site/downloads.ts';
import { maxDocumentBytes, type FileContent, type SiteContent } from '../read/site/site-content.ts';
import { mediaFolder } from '../read/site/serialize-image-info.ts';

/** Whether an entry is a folder or a symbolic link to one. */
const isFolder = async (entry: Dirent, path: string): Promise<boolean> => {
  if (!entry.isSymbolicLink()) return entry.isDirectory();
  const target = await stat(path).catch(() => undefined);
  return target?.isDirectory() === true;
};

/**
 * Returns the files below a folder, without hidden ones; none for a folder that cannot be read. Symbolic links are
 * followed, except links to a parent folder.
 * @param above the real paths of the folders above
 */
export const listFiles = async (folder: string, prefix = '', above: string[] = []): Promise<string[]> => {
  const real = await realpath(join(folder, prefix)).catch(() => '');
  if (above.includes(real)) return [];
  const entries = await readdir(join(folder, prefix), { withFileTypes: true }).catch(() => []);
  const names = entries
    .filter(({ name }) => !name.startsWith('.'))
    .map(async (entry) => {
      const name = prefix + entry.name;
      const isBelow = await isFolder(entry, join(folder, name));
      return isBelow ? listFiles(folder, `${name}/`, [...above, real]) : [name];
    });
  return (await Promise.all(names)).flat();
};

/**
 * Normalizes names of images to NFC, because documents may refer to them in any Unicode form. Names of other files
 * are not changed.
 */
const normalizeImageName = (name: string): string =>
  name.startsWith(mediaFolder) ? name.normalize('NFC') : name;

const readStart = (path: string): string => {
  const file = openSync(path, 'r');
  const start = Buffer.alloc(signatureBytes);
  try {
    return new TextDecoder().decode(start.subarray(0, readSync(file, start)));
  } finally {
    closeSync(file);
  }
};

const contentOf = (path: string, name: string): FileContent => {
  try {
    const { size } = statSync(path);
    if (isDownload(name)) return { bytes: size, start: readStart(path) };
    return size > maxDocumentBytes ? { bytes: size } : readFileSync(path);
  } catch (error) {
    return { unreadable: error instanceof Error ? error.message : String(error) };
  }
};

const isRead = (name: string): boolean =>
  isDownload(name) || (/\.ya?ml$/i.test(name) && !name.startsWith(mediaFolder));

/**
 * Reads a folder as input for `SiteChecker`: documents with their content, files that visitors download with their size and
 * beginning, other files only by name.
 * @returns undefined if the folder does not exist
 */
export const readFolder = async (pagesDir: string): Promise<SiteContent | undefined> => {
  if (!(await readdir(pagesDir).catch(() => undefined))) return undefined;
  const names = new Set((await listFiles(pagesDir)).map(normalizeImageName));
  return new Map(
    Array.from(names, (name) => [name, isRead(name) ? contentOf(join(pagesDir, name), name) : '']),
  );
};
