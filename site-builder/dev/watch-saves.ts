import { statSync, watchFile } from 'node:fs';
import { basename, resolve, sep } from 'node:path';
import type { ViteDevServer } from 'vite';

/**
 * Chokidar, which watches for Vite, tells nothing of a change that follows another of the same file within 50 ms.
 * A program that empties a file and then writes it would be seen empty, and for good.
 */
const unseenMs = 75;

/** How often it is checked whether the folder is still the same, in milliseconds. */
const folderMs = 500;

/** The size and time of a file. One in a folder that may not be entered, or that is a link to itself, is as good as gone. */
const stateOf = (file: string): string => {
  try {
    const { size, mtimeNs } = statSync(file, { bigint: true });
    return `${size} ${mtimeNs}`;
  } catch {
    return 'gone';
  }
};

/**
 * Watches a folder again when it has appeared, or another one has taken its place, such as when a branch without it was
 * checked out and left. Chokidar forgets a folder that goes, and sees none of those above.
 * @param missed is called then: of the files in it nothing was reported meanwhile
 */
const watchFolder = (watcher: ViteDevServer['watcher'], folder: string, missed: () => void): void => {
  watchFile(folder, { interval: folderMs, persistent: false }, (now, before) => {
    // A new folder may get the number of the removed one.
    const isSame = now.ino === before.ino && now.birthtimeMs === before.birthtimeMs;
    if (isSame || now.ino === 0) return;
    watcher.unwatch(folder).add(folder);
    missed();
  });
};

/**
 * Reports every saved, added or deleted file of a folder, and always its last state. A file that was just emptied is
 * reported when it has been written, or when it stays empty. The folder may go and come back.
 * @param saved is called with the path of a file, or of the folder itself
 */
export const watchSaves = (
  { watcher }: Pick<ViteDevServer, 'watcher'>,
  dir: string,
  saved: (file: string) => void,
): void => {
  const folder = resolve(dir) + sep;
  const later = new Map<string, NodeJS.Timeout>();

  const check = (file: string, reported?: string): void => {
    const state = stateOf(file);
    clearTimeout(later.get(file));
    later.delete(file);
    if (state === reported) return;
    const isEmptied = reported === undefined && state.startsWith('0 ');
    if (!isEmptied) saved(file);
    later.set(
      file,
      setTimeout(() => check(file, isEmptied ? '' : state), unseenMs),
    );
  };

  watcher.add(folder);
  watchFolder(watcher, resolve(dir), () => saved(resolve(dir)));
  watcher.on('all', (_event, file) => {
    // What is hidden is no file of the site, such as half of a save.
    if (resolve(file).startsWith(folder) && !basename(file).startsWith('.')) check(resolve(file));
  });
};
