import { forEachConcurrent } from '../publish/for-each-concurrent.ts';
import type { ObjectStore } from '../publish/object-store.ts';
import { changeHistory } from './history.ts';
import type { ReleaseLock } from './lock.ts';
import type { ReleaseRecord } from './record.ts';

/** A picture: the name of its file in the documents, or its address on the site. */
const nameOf = (file: string): string => {
  const path = URL.canParse(file) ? new URL(file).pathname : file;
  return path.replace(/^.*\//, '');
};

/**
 * Whether an address without size and format is that of a picture. An editor says `marble-slab.jpg`, a visitor
 * `marble-slab-1a2b3c4d-640.avif`; the address is `/media/marble-slab-1a2b3c4d`, with its ending where it is shown as it is.
 */
const isOf = (base: string, file: string): boolean => {
  const name = nameOf(file).replace(/\.[a-z0-9]+$/i, '');
  const own = nameOf(base).replace(/\.[a-z0-9]+$/i, '');
  return own.replace(/-[0-9a-f]{8,}$/, '') === name || own === name || name.replace(/-\d+$/, '') === own;
};

/** A release, and its pages that name a picture. */
type Naming = { id: string; version: string; pages: string[] };

/** What is removed of a picture, and who named it. */
type Found = { keys: string[]; naming: Naming[] };

/**
 * Looks for a picture in all releases: its files of every size and format, the share pictures that show it, and the pages
 * that name it. A picture of the header or footer stands on all.
 * @param records all releases
 * @param there keys of the files that there are
 * @param file name in the documents, or an address
 */
export const findPicture = (records: ReleaseRecord[], there: Iterable<string>, file: string): Found => {
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
  // What releases of before have left is known by its name alone.
  const isNamed = (key: string): boolean =>
    key.startsWith('media/') && isOf(key.replace(/-\d+(?=\.[a-z0-9]+$)/, ''), file);
  return { keys: [...there].filter((key) => isFile(key) || isNamed(key)).sort(), naming };
};

/**
 * Removes files for good: from the bucket, and from every release to come.
 * @param file what was asked for, for the history
 */
export const takeDown = async (
  store: ObjectStore,
  { file, keys, by }: { file: string; keys: string[]; by: string },
  lock: ReleaseLock,
): Promise<void> => {
  const takedown = { at: new Date().toISOString(), by, file, keys };
  await changeHistory(store, lock, (history) => ({
    ...history,
    takedowns: [...history.takedowns, takedown],
  }));
  await forEachConcurrent(keys, (key) => store.remove(key));
};

/**
 * Most paths that end in a star of which CloudFront forgets the files at the same time (CloudFront Developer Guide, "Quotas
 * on invalidations"). A thousand paths a month are free.
 */
const mostStars = 15;

/** Paths that cover files, the sizes and formats of a picture by one. */
export const invalidationPaths = (keys: string[]): string[] => {
  const paths = [...new Set(keys.map((key) => `/${key.replace(/(-\d+)?\.[a-z0-9]+$/i, '')}*`))];
  return paths.length > mostStars ? ['/media/*'] : paths;
};
