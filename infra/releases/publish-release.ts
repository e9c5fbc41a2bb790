import { forEachConcurrent } from '../publish/for-each-concurrent.ts';
import { jsonHeaders, type ObjectStore } from '../publish/object-store.ts';
import { CommandError } from '../terminal/command-error.ts';
import type { BuiltSite } from './built-site.ts';
import { changeHistory, readHistory, takenDownKeys } from './history.ts';
import type { KeyStore } from './key-store.ts';
import { documentKey, notFoundKey, releaseIdPath, sharedPrefixes } from './keys.ts';
import type { ReleaseLock } from './lock.ts';
import { readActiveReleaseId, writePointer, writeTable } from './active-release.ts';
import { protectedFiles, prune, type Retention } from './prune.ts';
import { readRecords, writeRecord, type ReleaseRecord } from './record.ts';
import type { SiteStores } from './release-stores.ts';
import { removeTakenDown } from './takedown.ts';

type Print = (line: string) => void;

/** Returns the keys of the files that releases share. */
export const sharedFiles = async (store: ObjectStore): Promise<string[]> => {
  const lists = await Promise.all(sharedPrefixes.map((prefix) => store.list(prefix)));
  return lists.flatMap((list) => [...list.keys()]);
};

/** A missing file of a release, and its path in the build folder. */
type MissingFile = { key: string; path: string };

/**
 * Returns the missing files of a release: shared files, documents that are missing or differ, and the file with its
 * id. Removed images are not part of any release.
 * @param isSafe whether an existing shared file is certain to stay; others count as missing
 */
export const missingFiles = async (
  store: ObjectStore,
  { id, documents, shared }: ReleaseRecord,
  isSafe: (key: string) => boolean = () => true,
): Promise<MissingFile[]> => {
  const takenDown = takenDownKeys(await readHistory(store));
  const own = await store.list(documentKey(id, ''));
  const existing = new Set(await sharedFiles(store));
  const name = documentKey(id, releaseIdPath);
  return [
    ...shared
      .filter((key) => !(existing.has(key) && isSafe(key)) && !takenDown.has(key))
      .map((key) => ({ key, path: key })),
    ...Object.keys(documents)
      .map((path) => ({ key: documentKey(id, path), path }))
      .filter(({ key, path }) => own.get(key) !== documents[path]),
    ...(own.has(name) ? [] : [{ key: name, path: releaseIdPath }]),
  ];
};

/**
 * Uploads the missing files of a release: all of a new one, or those that an old one has lost. Does not activate it.
 * Writes the record first, so that shared files are not pruned. Shared files that a suspended process may still be
 * deleting are uploaded again. An interrupted upload is started again, and its remains are deleted by the next
 * publication.
 * @returns the record of the complete release, and the number of uploaded files
 * @throws CommandError if a file is missing afterwards
 */
const upload = async (
  store: ObjectStore,
  built: BuiltSite,
  record: ReleaseRecord,
  lock: ReleaseLock,
  print: Print,
): Promise<{ complete: ReleaseRecord; uploaded: number }> => {
  const { id, version, whole } = record;
  const history = await readHistory(store);
  const records = await readRecords(store);
  if (whole && !records.some((stored) => stored.id === id && stored.whole))
    throw new CommandError(
      `The release ${id} was removed meanwhile; nothing was changed. Run the command again.`,
    );
  const safe = protectedFiles(records, history);
  if (!whole) await writeRecord(store, record);
  const missing = await missingFiles(store, record, (key) => safe.has(key));
  if (whole && missing.length === 0) {
    print(`identical to the existing release ${id}`);
    return { complete: record, uploaded: 0 };
  }
  if (whole) print(`the release ${id} lacks ${missing.length} files, including ${missing[0]?.path}`);
  const contentOf = (path: string): Promise<Buffer> | Buffer =>
    path === releaseIdPath
      ? Buffer.from(JSON.stringify({ release: id, version }))
      : built.read(built.shared[path] ?? path);
  let done = 0;
  const put = async ({ key, path }: MissingFile): Promise<void> => {
    await store.put(key, await contentOf(path), built.headers[path] ?? jsonHeaders);
    done += 1;
    if (done === missing.length || done % 100 === 0) print(`files: ${done} of ${missing.length}`);
  };
  try {
    await forEachConcurrent(missing, put, lock.hold);
    await lock.hold();
  } catch (error) {
    // A file may have been taken down while this process was suspended.
    await removeTakenDown(store).catch(() => undefined);
    throw error;
  }
  const lacking = await missingFiles(store, record);
  if (lacking.length > 0)
    throw new CommandError(
      `After the upload ${lacking.length} files are missing, including ${lacking[0]?.path}; the active release is unchanged. Run the command again.`,
    );
  if (!whole) await writeRecord(store, { ...record, whole: true });
  return { complete: { ...record, whole: true }, uploaded: missing.length };
};

/**
 * Copies the not-found page of the active release. Repeated if the pointer moved meanwhile, so that of two processes
 * none leaves the page of an inactive release.
 */
const writeNotFound = async ({ store, keys }: SiteStores): Promise<void> => {
  for (let id = await readActiveReleaseId(keys), written; id !== undefined && id !== written;) {
    const page = await store.read(documentKey(id, notFoundKey));
    if (page)
      await store.put(notFoundKey, page.body, { ...jsonHeaders, contentType: 'text/html; charset=utf-8' });
    written = id;
    id = await readActiveReleaseId(keys);
  }
};

/**
 * Activates a new or old release: its redirect table first, then the pointer. Each request is served from one release;
 * for some seconds, edge locations may serve different ones.
 * @param by user name for the history
 * @throws CommandError if files of the release are missing; the active release is unchanged then
 */
export const activateRelease = async (
  { store, keys }: SiteStores,
  record: ReleaseRecord,
  by: string,
  lock: ReleaseLock,
): Promise<void> => {
  const { id, whole, version } = record;
  const [missing] = await missingFiles(store, record);
  const refuse = () => {
    throw new CommandError(
      `The release ${id} is incomplete${missing ? ` (${missing.path} is missing)` : ''}; the active release is unchanged. Deploy its version again: ${version}.`,
    );
  };
  if (!whole || missing) refuse();
  await writeTable(keys, record, lock);
  // Written before the pointer, so that after an interruption the history shows that the release may have been
  // active.
  const move = { at: new Date().toISOString(), id, by };
  await changeHistory(store, lock, (history) => {
    if (history.pruned?.includes(id)) refuse();
    return { ...history, moves: [...history.moves, move] };
  });
  await writePointer(keys, record, lock);
  await lock.hold();
  await writeNotFound({ store, keys });
};

type Options = {
  store: ObjectStore;
  built: BuiltSite;
  record: ReleaseRecord;
  by: string;
  lock: ReleaseLock;
  keeping: Retention;
  print: Print;
};

/**
 * Publishes a release: uploads it beside the others, updates the stack, activates the release, and prunes old ones.
 * At every moment, pages that are open or served find all their files.
 * @param changeStack updates the stack, which may name the release already. Returns the key value store, and the
 * release that the stack serves without it
 * @returns whether files of an existing release were replaced, which CloudFront may have cached
 */
export const publishRelease = async (
  { store, built, record, by, lock, keeping, print }: Options,
  changeStack: () => Promise<{ keys: KeyStore; fallback: string }>,
): Promise<boolean> => {
  const { complete, uploaded } = await upload(store, built, record, lock, print);
  await lock.hold();
  const { keys, fallback } = await changeStack();
  const stores = { store, keys };
  await activateRelease(stores, complete, by, lock);
  print(`${record.id} is active; all edge locations serve it within seconds`);
  const removed = await prune(stores, { fallback, keeping, lock });
  if (removed > 0) print(`${removed} older releases were removed`);
  return record.whole && uploaded > 0;
};
