import { readdir } from 'node:fs/promises';
import { readHosting } from '../hosting/hosting.ts';
import { isLock } from './folder-lock.ts';

/** The file by which a folder is recognized as written by this program. Hosts and deployments leave out names with a dot. */
export const marker = '.site-build';

export const markerText =
  'This folder is written by the site builder. The next build removes everything that it holds.\n';

/** Of folders that are filled while they have this name. */
export const unfinishedPrefix = '.site-unfinished-';

/** Of folders that are made and removed at once, to find out whether that is possible. */
export const trialPrefix = '.site-trial-';

/** Files that are in a folder for a while, and no part of a site. */
export const isTemporaryFile = (name: string): boolean =>
  isLock(name) || name.startsWith(unfinishedPrefix) || name.startsWith(trialPrefix);

/** Versions before 0.3 wrote no marker; the file that says how to serve the site is theirs alone. */
const isOfOlderVersion = (folder: string): Promise<boolean> =>
  readHosting(folder).then(
    () => true,
    () => false,
  );

/**
 * Why the files of a folder may not be removed.
 * @returns a part of a sentence; undefined for an empty folder and for one that a build has written
 */
export const findForeignFiles = async (folder: string): Promise<string | undefined> => {
  const names = (await readdir(folder)).filter((name) => !isTemporaryFile(name));
  if (names.length === 0 || names.includes(marker) || (await isOfOlderVersion(folder))) return undefined;
  return 'holds files that no build has written, and a build would remove them. Give a new or empty folder, such as dist';
};
