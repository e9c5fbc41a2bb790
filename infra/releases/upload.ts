import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eachOf } from '../publish/each-of.ts';
import { headersOf } from '../publish/headers.ts';
import type { ObjectStore } from '../publish/object-store.ts';
import { Refusal } from '../terminal/refusal.ts';
import type { BuiltSite } from './records/built-site.ts';
import { documentKey, namePath, sharedPlaces } from './keys.ts';
import { writeRecord, type ReleaseRecord } from './records/record.ts';

type Tell = (line: string) => void;

/** Keys of the shared files that are there. */
const sharedThere = async (store: ObjectStore): Promise<Set<string>> => {
  const lists = await Promise.all(sharedPlaces.map((place) => store.list(place)));
  return new Set(lists.flatMap((list) => [...list.keys()]));
};

/**
 * Files that a release lacks: shared ones, and documents that are not there or have another content.
 * @param taken keys of pictures that were taken down, which no release has any more
 */
export const lacks = async (
  store: ObjectStore,
  { id, documents, shared }: ReleaseRecord,
  taken: Set<string>,
): Promise<string[]> => {
  const [there, own] = await Promise.all([sharedThere(store), store.list(documentKey(id, ''))]);
  return [
    ...shared.filter((key) => !there.has(key) && !taken.has(key)),
    ...Object.keys(documents).filter((path) => own.get(documentKey(id, path)) !== documents[path]),
  ];
};

/**
 * Uploads a release beside all others; nobody is shown it yet. Its record comes first, so that nobody removes files that
 * it shares; then what its documents name, then the documents. Broken off, it is begun anew, and the rest is removed by
 * the next publication.
 * @param taken keys of pictures that were taken down, which stay away
 * @throws Refusal when a file is missing afterwards
 */
export const upload = async (
  store: ObjectStore,
  built: BuiltSite,
  record: ReleaseRecord,
  taken: Set<string>,
  tell: Tell,
): Promise<ReleaseRecord> => {
  await writeRecord(store, record);
  const { id } = record;
  const send = async (
    what: string,
    keys: string[],
    pathOf: (key: string) => string,
    at = (key: string) => key,
  ) => {
    let done = 0;
    await eachOf(keys, async (key) => {
      await store.put(at(key), await readFile(join(built.folder, pathOf(key))), headersOf(key));
      done += 1;
      if (done === keys.length || done % 100 === 0) tell(`${what}: ${done} of ${keys.length}`);
    });
  };
  const there = await sharedThere(store);
  const missing = record.shared.filter((key) => !there.has(key) && !taken.has(key));
  await send('files', missing, (key) => built.shared[key] ?? key);
  await send(
    'documents',
    Object.keys(record.documents),
    (path) => path,
    (path) => documentKey(id, path),
  );
  await store.put(
    documentKey(id, namePath),
    Buffer.from(JSON.stringify({ release: id, version: record.version })),
    headersOf(namePath),
  );
  const lacking = await lacks(store, record, taken);
  if (lacking.length > 0)
    throw new Refusal(
      `After the upload ${lacking.length} files are missing, ${lacking[0]} among them; the site shows what it showed. Type the command again.`,
    );
  const whole = { ...record, whole: true };
  await writeRecord(store, whole);
  return whole;
};
