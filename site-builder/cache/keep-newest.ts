import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** So many entries of one kind stay: builds of other sites, brands and folders that may run beside this one. */
const most = 8;

/** Removes the oldest entries of a folder, so that what is kept between builds stays bounded. */
export const keepNewest = async (folder: string): Promise<void> => {
  const entries = await Promise.all(
    (await readdir(folder)).map(async (name) => {
      const path = join(folder, name);
      return { path, changed: (await stat(path).catch(() => undefined))?.mtimeMs ?? 0 };
    }),
  );
  const old = entries.sort((a, b) => b.changed - a.changed).slice(most);
  await Promise.all(old.map(({ path }) => rm(path, { recursive: true, force: true })));
};
