import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createMutex } from '../../mutex.ts';

export const etagOf = (body: Buffer) => `"${createHash('md5').update(body).digest('hex')}"`;

/** One version of an object; a delete marker has no body. */
type StoredVersion = { key: string; id: string; body?: Buffer; marker: boolean; latest: boolean };

/** Condition of a write: the object does not exist, or has this ETag. */
export type Condition = { ifNoneMatch?: string | undefined; ifMatch?: string | undefined };

/**
 * Creates an object store in a folder, one file per key, so that no key can escape the folder. Versioned: replaced
 * and deleted versions and delete markers are stored in memory.
 * @param folder created if missing
 */
export const createObjectStore = async (folder: string) => {
  await mkdir(folder, { recursive: true });
  const file = (key: string) => join(folder, encodeURIComponent(key));
  let older: Omit<StoredVersion, 'latest'>[] = [];
  let made = 0;
  const createId = () => `v${(made += 1)}`;
  /** Ids of the current versions that were written or deleted since the start. */
  const ids = new Map<string, string>();
  const idOf = (key: string) => ids.get(key) ?? 'v0';

  const keys = async () => (await readdir(folder)).map(decodeURIComponent).sort();
  const read = async (key: string, id = idOf(key)): Promise<Buffer | undefined> =>
    id === idOf(key)
      ? readFile(file(key)).catch(() => undefined)
      : older.find((version) => version.key === key && version.id === id)?.body;

  // Writes run one after the other, so that of two conditional writes one fails.
  const runExclusive = createMutex();

  return {
    keys,
    /** Reads a complete object, never one that is being written. */
    read: (key: string, id?: string) => runExclusive(() => read(key, id)),
    /** Writes an object. Returns false if the condition is not met. */
    put: (key: string, body: Buffer, { ifNoneMatch, ifMatch }: Condition) =>
      runExclusive(async () => {
        const before = await read(key);
        if (ifNoneMatch !== undefined && before) return false;
        if (ifMatch !== undefined && (!before || etagOf(before) !== ifMatch)) return false;
        if (before) older.push({ key, id: idOf(key), marker: false, body: before });
        ids.set(key, createId());
        await writeFile(file(key), body);
        return true;
      }),
    /** Deletes an object and retains the previous version; with a version id, deletes that version permanently. */
    remove: (key: string, id?: string) =>
      runExclusive(async () => {
        older = older.filter((version) => version.key !== key || version.id !== id);
        if (id !== undefined && id !== idOf(key)) return;
        const body = await read(key);
        await rm(file(key), { force: true });
        if (!body || id !== undefined) return;
        older.push({ key, id: idOf(key), marker: false, body });
        ids.set(key, createId());
        older.push({ key, id: idOf(key), marker: true });
      }),
    /** Returns every version of every object by key, newest first. */
    versions: async (): Promise<StoredVersion[]> => {
      const now = await keys();
      const all = [...new Set([...now, ...older.map(({ key }) => key)])].sort();
      return all.flatMap((key) => {
        const before = older.filter((version) => version.key === key).toReversed();
        const newest = now.includes(key) ? [{ key, id: idOf(key), marker: false }] : [];
        return [...newest, ...before].map((version, index) => ({ ...version, latest: index === 0 }));
      });
    },
  };
};
export type ObjectStore = Awaited<ReturnType<typeof createObjectStore>>;
