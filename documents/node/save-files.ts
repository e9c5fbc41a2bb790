import { randomUUID } from 'node:crypto';
import {
  chmod,
  chown,
  lstat,
  mkdir,
  readFile,
  realpath,
  rename,
  rm,
  stat,
  symlink,
  writeFile,
} from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { exactText, writtenLike } from './file-text.ts';

/** The file itself where a path is a symbolic link to one. */
const realFile = (path: string): Promise<string> => realpath(path).catch(() => path);

/** Mode and owner of a file, and its byte order mark and line ends where a text replaces it. */
const writeLike = async (former: string, target: string, content: string | Uint8Array): Promise<void> => {
  const found = await stat(former).catch(() => undefined);
  const isText = found !== undefined && typeof content === 'string';
  const written = isText ? writtenLike(exactText(await readFile(former)), content) : content;
  await writeFile(target, written);
  if (!found) return;
  // Only root may give files away.
  await chown(target, found.uid, found.gid).catch(() => undefined);
  await chmod(target, found.mode);
};

/**
 * Writes files; each is there as a whole or not at all, and none of them before all could be written. A file that is
 * replaced keeps its mode, byte order mark and line ends; where a path is a symbolic link, the file that it leads to is
 * replaced.
 * @param changes what each file holds from now on
 * @param models files whose mode, byte order mark and line ends a new file gets, by its path
 */
export const saveFiles = async (
  changes: ReadonlyMap<string, string | Uint8Array>,
  models: ReadonlyMap<string, string> = new Map(),
): Promise<void> => {
  const unfinished = new Map<string, string>();
  try {
    for (const [path, content] of changes) {
      const file = await realFile(path);
      await mkdir(dirname(file), { recursive: true });
      // Hidden, so that nobody takes it for a page; beside the file, so that it can be renamed.
      const beside = join(dirname(file), `.unfinished-${randomUUID()}`);
      unfinished.set(file, beside);
      await writeLike(models.get(path) ?? file, beside, content);
    }
    for (const [file, beside] of unfinished) await rename(beside, file);
  } finally {
    for (const beside of unfinished.values()) await rm(beside, { force: true });
  }
};

/**
 * Saves a page under its new name, then removes the old file. A symbolic link is moved, and leads to the same file.
 * @param changes what files hold from now on; the moved page is under its new path
 */
export const moveFile = async (
  from: string,
  to: string,
  changes: ReadonlyMap<string, string>,
): Promise<void> => {
  if ((await lstat(from)).isSymbolicLink()) {
    await mkdir(dirname(to), { recursive: true });
    const folder = await realpath(dirname(to));
    await symlink(relative(folder, await realpath(from)), to);
  }
  await saveFiles(changes, new Map([[to, from]]));
  await rm(from);
};
