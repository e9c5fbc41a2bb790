import { mkdtemp, readdir, rmdir } from 'node:fs/promises';
import { dirname, join, relative, resolve, sep } from 'node:path';

/** Every build writes these, one of them first and one of them late: a folder that holds neither is somebody else's. */
const ofBuilds = ['.begun', 'sitemap.xml'];

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : String(error);

/** The names in the nearest folder that exists, or the code of what keeps it from being read. */
const nearest = async (path: string): Promise<{ folder: string; names: string[] } | { code: string }> => {
  try {
    return { folder: path, names: await readdir(path) };
  } catch (error) {
    const code = codeOf(error);
    return code === 'ENOENT' && dirname(path) !== path ? nearest(dirname(path)) : { code };
  }
};

const isInside = (path: string, folder: string): boolean => {
  const way = relative(folder, path);
  return way === '' || !(way === '..' || way.startsWith(`..${sep}`) || resolve(way) === way);
};

/** Tries it, because rights do not tell: a file system such as `/proc` takes no new folder from anybody. */
const refusal = async (folder: string): Promise<string | undefined> => {
  try {
    await rmdir(await mkdtemp(join(folder, '.try-')));
    return undefined;
  } catch (error) {
    return codeOf(error);
  }
};

/**
 * Why nothing can be written to a folder, which need not exist yet. To be asked before `mkdir` with `recursive`, which
 * never ends in Node 20 where the file system says of a new folder that it does not exist.
 * @returns a part of a sentence; undefined when the folder can be written to
 */
export const folderFault = async (path: string): Promise<string | undefined> => {
  if (path === '') return 'names no folder';
  const near = await nearest(resolve(path));
  if ('code' in near)
    return near.code === 'ENOTDIR' ? 'is a file, or lies below one' : `cannot be read (${near.code})`;
  const code = await refusal(near.folder);
  return code && `cannot be written to (${code})`;
};

/**
 * Why a site must not be written to a folder. What a build did not write goes from its folder, so it takes one that is
 * new, empty or of an earlier build, outside of the documents.
 * @param path the folder, which need not exist yet
 * @param pagesDir the folder of the documents
 * @returns a part of a sentence; undefined when all is well
 */
export const outputFolderFault = async (path: string, pagesDir: string): Promise<string | undefined> => {
  const fault = await folderFault(path);
  if (fault) return fault;
  const folder = resolve(path);
  if (isInside(folder, resolve(pagesDir))) return `lies in the folder of the documents, ${pagesDir}`;
  const near = await nearest(folder);
  const isForeign =
    'names' in near &&
    near.folder === folder &&
    near.names.length > 0 &&
    !near.names.some((name) => ofBuilds.includes(name));
  return isForeign ? 'holds files that no build has written, and a build would remove them' : undefined;
};
