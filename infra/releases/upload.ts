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

/** A file of a release that is not stored. */
export type MissingFile = { key: string; path: string; kind: 'shared' | 'document' | 'name' };

/**
 * The files of a release that are not stored: shared ones, documents that are gone or have another content, and the one
 * that names the release.
 * @param taken keys of pictures that were taken down, which no release has any more
 */
export const missingFiles = async (
  store: ObjectStore,
  { id, documents, shared }: ReleaseRecord,
  taken: Set<string>,
): Promise<MissingFile[]> => {
  const own = await store.list(documentKey(id, ''));
  const lists = await Promise.all(sharedPlaces.map((place) => store.list(place)));
  const there = new Set(lists.flatMap((list) => [...list.keys()]));
  const name = documentKey(id, namePath);
  return [
    ...shared
      .filter((key) => !there.has(key) && !taken.has(key))
      .map((key): MissingFile => ({ key, path: key, kind: 'shared' })),
    ...Object.keys(documents)
      .map((path): MissingFile => ({ key: documentKey(id, path), path, kind: 'document' }))
      .filter(({ key, path }) => own.get(key) !== documents[path]),
    ...(own.has(name) ? [] : [{ key: name, path: namePath, kind: 'name' } as const]),
  ];
};

/**
 * Uploads the files of a release that are not stored: all of a new one, and those that a release has lost since. Nobody is
 * shown a new one yet. Its record comes first, so that nobody removes files that it shares; then what its documents name,
 * then the documents. Broken off, it is begun anew, and the rest is removed by the next publication.
 * @param taken keys of pictures that were taken down, which stay away
 * @returns the record of the complete release
 * @throws Refusal when a file is missing afterwards
 */
export const upload = async (
  store: ObjectStore,
  built: BuiltSite,
  record: ReleaseRecord,
  taken: Set<string>,
  tell: Tell,
): Promise<ReleaseRecord> => {
  if (!record.whole) await writeRecord(store, record);
  const missing = await missingFiles(store, record, taken);
  if (record.whole && missing.length === 0) {
    tell(`the same as the release ${record.id}, which is there already`);
    return record;
  }
  if (record.whole)
    tell(`the release ${record.id} has lost ${missing.length} files, ${missing[0]?.path} among them`);
  const nameFile = JSON.stringify({ release: record.id, version: record.version });
  const contentOf = ({ kind, path }: MissingFile): Promise<Buffer> | Buffer =>
    kind === 'name'
      ? Buffer.from(nameFile)
      : readFile(join(built.folder, kind === 'shared' ? (built.shared[path] ?? path) : path));
  for (const kind of ['shared', 'document', 'name'] as const) {
    const files = missing.filter((file) => file.kind === kind);
    let done = 0;
    await eachOf(files, async (file) => {
      await store.put(file.key, await contentOf(file), headersOf(file.path));
      done += 1;
      if (kind !== 'name' && (done === files.length || done % 100 === 0))
        tell(`${kind === 'shared' ? 'files' : 'documents'}: ${done} of ${files.length}`);
    });
  }
  const lacking = await missingFiles(store, record, taken);
  if (lacking.length > 0)
    throw new Refusal(
      `After the upload ${lacking.length} files are missing, ${lacking[0]?.path} among them; the site shows what it showed. Type the command again.`,
    );
  const whole = { ...record, whole: true };
  if (!record.whole) await writeRecord(store, whole);
  return whole;
};
