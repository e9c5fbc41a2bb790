import { statSync, watchFile } from 'node:fs';
import { basename, resolve, sep } from 'node:path';
import type { ViteDevServer } from 'vite';

/**
 * Time in ms for which a changed file is checked again. Vite's watcher (Chokidar) misses a change within 50 ms of another
 * change of the same file, so a file that a program truncates and then writes would stay empty in our view.
 */
const missedChangeMs = 75;

/** Interval in ms at which the identity of the folder is checked. */
const folderPollMs = 500;

/** Returns a string that changes with the size and modification time of a file. Files that cannot be read count as removed. */
const readFileState = (file: string): string => {
  try {
    const { size, mtimeNs } = statSync(file, { bigint: true });
    return `${size} ${mtimeNs}`;
  } catch {
    return 'removed';
  }
};

/**
 * Watches a folder again when it reappears or is replaced, for example after another branch was checked out. Chokidar
 * stops watching a removed folder and does not notice a new one in its place.
 * @param onReplaced called after that, because changes of the files in the meantime were not reported
 */
const watchFolder = (watcher: ViteDevServer['watcher'], folder: string, onReplaced: () => void): void => {
  watchFile(folder, { interval: folderPollMs, persistent: false }, (now, before) => {
    // A new folder may reuse the inode number of the removed one.
    const isSame = now.ino === before.ino && now.birthtimeMs === before.birthtimeMs;
    if (isSame || now.ino === 0) return;
    watcher.unwatch(folder).add(folder);
    onReplaced();
  });
};

/**
 * Reports every saved, added or deleted file of a folder, including the last of several quick changes. A truncated file is
 * reported when it is written again, or if it stays empty. The folder may be removed and created again.
 * @param onChange called with the path of the file, or of the folder itself
 */
export const watchSaves = (
  { watcher }: Pick<ViteDevServer, 'watcher'>,
  dir: string,
  onChange: (file: string) => void,
): void => {
  const folder = resolve(dir) + sep;
  const timers = new Map<string, NodeJS.Timeout>();

  const check = (file: string, reported?: string): void => {
    const state = readFileState(file);
    clearTimeout(timers.get(file));
    timers.delete(file);
    if (state === reported) return;
    const isEmptied = reported === undefined && state.startsWith('0 ');
    if (!isEmptied) onChange(file);
    timers.set(
      file,
      setTimeout(() => check(file, isEmptied ? '' : state), missedChangeMs),
    );
  };

  watcher.add(folder);
  watchFolder(watcher, resolve(dir), () => onChange(resolve(dir)));
  watcher.on('all', (_event, file) => {
    // Hidden files are not part of the site; they include partially saved files.
    if (resolve(file).startsWith(folder) && !basename(file).startsWith('.')) check(resolve(file));
  });
};
