import { forEachConcurrent } from '../publish/for-each-concurrent.ts';
import type { ObjectStore } from '../publish/object-store.ts';
import { readTakenDownKeys, writeTakenDownKeys } from './active-release.ts';
import { changeHistory, readHistory, takenDownKeys } from './history.ts';
import { sharedPrefixes } from './keys.ts';
import type { ReleaseLock } from './lock.ts';
import type { ReleaseRecord } from './record.ts';
import type { SiteStores } from './release-stores.ts';

/** Returns the name of an image: its file name in the documents, or its URL path on the site. */
const nameOf = (file: string): string => {
  const path = URL.canParse(file) ? new URL(file).pathname : file;
  return path.replace(/^.*\//, '');
};

/**
 * Whether a URL without size and format belongs to an image. An editor enters `marble-slab.jpg`, a visitor
 * `marble-slab-1a2b3c4d-640.avif`; the URL is `/media/marble-slab-1a2b3c4d`, with its extension if the original is
 * served.
 */
const isOf = (base: string, file: string): boolean => {
  const name = nameOf(file).replace(/\.[a-z0-9]+$/i, '');
  const own = nameOf(base).replace(/\.[a-z0-9]+$/i, '');
  return own.replace(/-[0-9a-f]{8,}$/, '') === name || own === name || name.replace(/-\d+$/, '') === own;
};

/** A release, and its pages that contain an image. */
type Naming = { id: string; version: string; pages: string[] };

/** Files to remove, and the releases that use them. */
type Found = { keys: string[]; naming: Naming[] };

/**
 * Finds an image in all releases: its variants, the share images that show it, and the pages that contain it. An
 * image of the header or footer is on all pages.
 * @param records all releases
 * @param existing keys of the existing files
 * @param file file name in the documents, or URL path
 */
export const findPicture = (records: ReleaseRecord[], existing: Iterable<string>, file: string): Found => {
  const bases = new Set<string>();
  const naming: Naming[] = [];
  for (const { id, version, pages } of records) {
    const on = Object.entries(pages).filter(([, { pictures }]) => pictures.some((base) => isOf(base, file)));
    if (on.length > 0) naming.push({ id, version, pages: on.map(([route]) => route) });
    for (const [, { pictures, share }] of on) {
      for (const base of pictures) if (isOf(base, file)) bases.add(base.slice(1));
      if (share?.shows.some((base) => isOf(base, file))) bases.add(share.file.slice(1));
    }
  }
  const isFile = (key: string): boolean =>
    bases.has(key) || [...bases].some((base) => key.startsWith(`${base}-`) || key.startsWith(`${base}.`));
  // Files of releases that no longer exist are recognized by their name only.
  const isNamed = (key: string): boolean =>
    key.startsWith('media/') && isOf(key.replace(/-\d+(?=\.[a-z0-9]+$)/, ''), file);
  return { keys: [...existing].filter((key) => isFile(key) || isNamed(key)).sort(), naming };
};

/** Deletes taken-down files that exist, such as those of an upload that was suspended during the takedown. */
export const removeTakenDown = async (store: ObjectStore): Promise<void> => {
  const taken = takenDownKeys(await readHistory(store));
  const versions = taken.size > 0 ? await Promise.all(sharedPrefixes.map(store.versions)) : [];
  const unwanted = versions.flat().filter(({ key }) => taken.has(key));
  await forEachConcurrent(unwanted, ({ key, id }) => store.remove(key, id));
};

/**
 * Stores every takedown both in the history, where releases look, and in the key value store, which survives the loss
 * of the bucket.
 */
export const syncTakedowns = async ({ store, keys }: SiteStores, lock: ReleaseLock): Promise<void> => {
  const inHistory = takenDownKeys(await readHistory(store));
  const inKeys = await readTakenDownKeys(keys);
  const missing = [...inHistory].filter((key) => !inKeys.includes(key));
  await writeTakenDownKeys(keys, missing, lock);
  const lost = inKeys.filter((key) => !inHistory.has(key));
  if (lost.length === 0) return;
  const takedown = {
    at: new Date().toISOString(),
    by: 'restored',
    file: 'lost from the history',
    keys: lost,
  };
  await changeHistory(store, lock, (now) => ({ ...now, takedowns: [...now.takedowns, takedown] }));
};

/**
 * Deletes files permanently: from the bucket, and from all future releases.
 * @param file user input, for the history
 */
export const takeDown = async (
  stores: SiteStores,
  { file, keys, by }: { file: string; keys: string[]; by: string },
  lock: ReleaseLock,
): Promise<void> => {
  const takedown = { at: new Date().toISOString(), by, file, keys };
  await changeHistory(stores.store, lock, (history) => ({
    ...history,
    takedowns: [...history.takedowns, takedown],
  }));
  await syncTakedowns(stores, lock);
  await removeTakenDown(stores.store);
};

/**
 * Maximum number of concurrent wildcard invalidations (CloudFront Developer Guide, "Quotas on invalidations"). A
 * thousand paths a month are free.
 */
const maxWildcards = 15;

/** Returns paths that cover the files, with one wildcard path for all variants of an image. */
export const invalidationPaths = (keys: string[]): string[] => {
  const paths = [...new Set(keys.map((key) => `/${key.replace(/(-\d+)?\.[a-z0-9]+$/i, '')}*`))];
  return paths.length > maxWildcards ? ['/media/*'] : paths;
};
