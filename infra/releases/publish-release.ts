import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { forEachConcurrent } from '../publish/for-each-concurrent.ts';
import { headersForKey } from '../publish/headers.ts';
import type { ObjectStore } from '../publish/object-store.ts';
import { CommandError } from '../terminal/command-error.ts';
import type { BuiltSite } from './built-site.ts';
import { changeHistory, readHistory, takenDownKeys } from './history.ts';
import type { KeyStore } from './key-store.ts';
import { documentKey, notFoundKey, releaseIdPath, sharedKeyPrefixes } from './keys.ts';
import type { ReleaseLock } from './lock.ts';
import { writePointer, writeTable } from './active-release.ts';
import { prune, type Retention } from './prune.ts';
import { writeRecord, type ReleaseRecord } from './record.ts';
import type { SiteStores } from './release-stores.ts';

type Tell = (line: string) => void;

/** Keys of the files that releases share. */
export const sharedFiles = async (store: ObjectStore): Promise<string[]> => {
  const lists = await Promise.all(sharedKeyPrefixes.map((place) => store.list(place)));
  return lists.flatMap((list) => [...list.keys()]);
};

/** A file of a release that is not stored, and its path in the folder of the build. */
type MissingFile = { key: string; path: string };

/**
 * The files of a release that are not stored: shared ones, documents that are gone or have another content, and the one
 * that names the release. Pictures that were taken down are in no release any more.
 */
export const missingFiles = async (
  store: ObjectStore,
  { id, documents, shared }: ReleaseRecord,
): Promise<MissingFile[]> => {
  const taken = takenDownKeys(await readHistory(store));
  const own = await store.list(documentKey(id, ''));
  const there = new Set(await sharedFiles(store));
  const name = documentKey(id, releaseIdPath);
  return [
    ...shared.filter((key) => !there.has(key) && !taken.has(key)).map((key) => ({ key, path: key })),
    ...Object.keys(documents)
      .map((path) => ({ key: documentKey(id, path), path }))
      .filter(({ key, path }) => own.get(key) !== documents[path]),
    ...(own.has(name) ? [] : [{ key: name, path: releaseIdPath }]),
  ];
};

/**
 * Uploads the files of a release that are not stored: all of a new one, and those that a release has lost since. Nobody is
 * shown a new one yet. Its record comes first, so that nobody removes files that it shares. Broken off, it is begun anew,
 * and the rest is removed by the next publication.
 * @returns the record of the complete release
 * @throws CommandError when a file is missing afterwards
 */
const upload = async (
  store: ObjectStore,
  built: BuiltSite,
  record: ReleaseRecord,
  tell: Tell,
): Promise<ReleaseRecord> => {
  const { id, version, whole } = record;
  if (!whole) await writeRecord(store, record);
  const missing = await missingFiles(store, record);
  if (whole && missing.length === 0) {
    tell(`the same as the release ${id}, which is there already`);
    return record;
  }
  if (whole) tell(`the release ${id} has lost ${missing.length} files, ${missing[0]?.path} among them`);
  const contentOf = (path: string): Promise<Buffer> | Buffer =>
    path === releaseIdPath
      ? Buffer.from(JSON.stringify({ release: id, version }))
      : readFile(join(built.folder, built.shared[path] ?? path));
  let done = 0;
  await forEachConcurrent(missing, async ({ key, path }) => {
    await store.put(key, await contentOf(path), headersForKey(path));
    done += 1;
    if (done === missing.length || done % 100 === 0) tell(`files: ${done} of ${missing.length}`);
  });
  const lacking = await missingFiles(store, record);
  if (lacking.length > 0)
    throw new CommandError(
      `After the upload ${lacking.length} files are missing, ${lacking[0]?.path} among them; the site shows what it showed. Type the command again.`,
    );
  if (!whole) await writeRecord(store, { ...record, whole: true });
  return { ...record, whole: true };
};

/**
 * Shows a release, whether it is new or an old one: its table of former addresses first, then the pointer. One request sees
 * one release; edges may differ for seconds.
 * @param by who wants it
 * @throws CommandError when files of the release are missing; then the site shows what it showed
 */
export const activateRelease = async (
  { store, keys }: SiteStores,
  record: ReleaseRecord,
  by: string,
  lock: ReleaseLock,
): Promise<void> => {
  const { id, whole, version } = record;
  const [missing] = await missingFiles(store, record);
  if (!whole || missing)
    throw new CommandError(
      `The release ${id} is not whole${missing ? ` (${missing.path} is missing)` : ''}; the site shows what it showed. Deploy its version again: ${version}.`,
    );
  await writeTable(keys, record, lock);
  // Before the pointer: whoever reads it after a break sees that the release may have been shown.
  const move = { at: new Date().toISOString(), id, by };
  await changeHistory(store, lock, (history) => ({ ...history, moves: [...history.moves, move] }));
  await writePointer(keys, record, lock);
  const page = await store.read(documentKey(id, notFoundKey));
  if (page) await store.put(notFoundKey, page.body, headersForKey(notFoundKey));
};

type Options = {
  store: ObjectStore;
  built: BuiltSite;
  record: ReleaseRecord;
  by: string;
  lock: ReleaseLock;
  keeping: Retention;
  tell: Tell;
};

/**
 * Publishes a release: uploads it beside all others, lets the stack be changed, shows it, and removes releases that nobody
 * needs any more. At every moment every page that is open or shown finds all its files.
 * @param changeStack what comes between; the stack may already name the release then. It returns what CloudFront looks
 * things up in, and the release that the stack shows without
 */
export const publishRelease = async (
  { store, built, record, by, lock, keeping, tell }: Options,
  changeStack: () => Promise<{ keys: KeyStore; fallback: string }>,
): Promise<void> => {
  const whole = await upload(store, built, record, tell);
  const { keys, fallback } = await changeStack();
  const stores = { store, keys };
  await activateRelease(stores, whole, by, lock);
  tell(`${record.id} is shown; every edge knows within seconds`);
  const removed = await prune(stores, { fallback, keeping, lock });
  if (removed > 0) tell(`${removed} older releases are removed`);
};
