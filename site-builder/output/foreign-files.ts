import { readdir } from 'node:fs/promises';
import { marker } from '../../infra/publish/marker.ts';
import { readHosting } from '../hosting/hosting.ts';
import { isLock } from './folder-lock.ts';

/** Prefix of folders that a build is filling. */
export const unfinishedPrefix = '.site-unfinished-';

/** Prefix of folders that are created and removed at once to find out whether a folder is writable. */
export const trialPrefix = '.site-trial-';

/** Whether a file or folder is temporary and not part of a site. */
export const isTemporaryFile = (name: string): boolean =>
  isLock(name) || name.startsWith(unfinishedPrefix) || name.startsWith(trialPrefix);

/** Whether a version before 0.3 has built the folder. Those wrote no marker, only the hosting file. */
const isBuiltByOldVersion = (folder: string): Promise<boolean> =>
  readHosting(folder).then(
    () => true,
    () => false,
  );

/**
 * Returns why the files of a folder must not be replaced.
 * @returns the predicate of a sentence; undefined for an empty folder and one that a build has written
 */
export const findForeignFiles = async (folder: string): Promise<string | undefined> => {
  const names = (await readdir(folder)).filter((name) => !isTemporaryFile(name));
  if (names.length === 0 || names.includes(marker) || (await isBuiltByOldVersion(folder))) return undefined;
  return 'contains files that were not written by a build, and a build could replace them. Choose a new or empty folder, such as dist';
};
