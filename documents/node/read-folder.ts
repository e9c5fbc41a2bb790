import { readFileSync, statSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { maxBytes, type FileContent, type SiteContent } from '../read/site/site-content.ts';
import { siteFilesOf, type SiteFiles } from '../read/site/site-files.ts';

/** The files of a folder and of those in it, without hidden ones; none of a folder that cannot be read. */
const namesBelow = async (folder: string, prefix = ''): Promise<string[]> => {
  const entries = await readdir(join(folder, prefix), { withFileTypes: true }).catch(() => []);
  const names = entries
    .filter(({ name }) => !name.startsWith('.'))
    .map(async (entry) =>
      entry.isDirectory() ? namesBelow(folder, `${prefix}${entry.name}/`) : [prefix + entry.name],
    );
  return (await Promise.all(names)).flat();
};

/** The names of all files of a site, `/` between their parts; nothing when the folder does not exist. */
const namesIn = async (pagesDir: string): Promise<string[] | undefined> => {
  const isThere = await readdir(pagesDir).then(
    () => true,
    () => false,
  );
  return isThere ? namesBelow(pagesDir) : undefined;
};

/** What each file of a folder is; nothing when the folder does not exist. */
export const listSite = async (pagesDir: string): Promise<SiteFiles | undefined> => {
  const names = await namesIn(pagesDir);
  return names && siteFilesOf(names);
};

const contentOf = (path: string): FileContent => {
  try {
    const { size } = statSync(path);
    return size > maxBytes ? { bytes: size } : readFileSync(path);
  } catch (error) {
    return { unreadable: error instanceof Error ? error.message : String(error) };
  }
};

const isDocument = (name: string): boolean => /\.ya?ml$/i.test(name) && !name.startsWith('media/');

/** Reads a folder as what the core is given: documents with what they hold, other files by their names alone. */
export const readFolder = async (pagesDir: string): Promise<SiteContent | undefined> => {
  const names = await namesIn(pagesDir);
  return (
    names && new Map(names.map((name) => [name, isDocument(name) ? contentOf(join(pagesDir, name)) : '']))
  );
};
