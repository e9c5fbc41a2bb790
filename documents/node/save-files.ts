import { lstat, mkdir, readFile, realpath, symlink } from 'node:fs/promises';
import { dirname, relative } from 'node:path';
import { decodeExact, restoreFileFormat } from './file-text.ts';
import { writeFiles, type PendingWrite } from './write-files.ts';

/**
 * Returns the write of a file that preserves the byte order mark and line endings of the former file, or of `model`.
 */
const toWrite = async (
  path: string,
  content: PendingWrite['content'],
  model = path,
): Promise<PendingWrite> => {
  const former = typeof content === 'string' ? await readFile(model).catch(() => undefined) : undefined;
  const isText = former !== undefined && typeof content === 'string';
  return { path, model, content: isText ? restoreFileFormat(decodeExact(former), content) : content };
};

/**
 * Writes files atomically: all of them or none. A replaced file keeps its mode, byte order mark and line endings. If
 * a path is a symbolic link, its target is replaced.
 * @param changes the new content of each file, by path; `null` removes the file
 * @throws WriteError if a file cannot be written
 */
export const saveFiles = async (changes: ReadonlyMap<string, PendingWrite['content']>): Promise<void> =>
  writeFiles(await Promise.all([...changes].map(([path, content]) => toWrite(path, content))));

/**
 * Saves a page under its new name and removes the old file: all or nothing. A symbolic link is moved and keeps its
 * target.
 * @param changes the new content of files, by path; the moved page has its new path
 * @throws WriteError if a file cannot be written
 */
export const saveMovedFile = async (
  from: string,
  to: string,
  changes: ReadonlyMap<string, string>,
): Promise<void> => {
  if ((await lstat(from)).isSymbolicLink()) {
    await mkdir(dirname(to), { recursive: true });
    const folder = await realpath(dirname(to));
    await symlink(relative(folder, await realpath(from)), to);
  }
  const writes = [...changes].map(([path, content]) =>
    toWrite(path, content, path === to ? from : undefined),
  );
  await writeFiles([...(await Promise.all(writes)), { path: from, content: null }]);
};
