import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createMutex } from '../../mutex.ts';

export const etagOf = (body: Buffer) => `"${createHash('md5').update(body).digest('hex')}"`;

/** One version of an object; a marker says that there was a deletion and has no body. */
type StoredVersion = { key: string; id: string; body?: Buffer; marker: boolean; latest: boolean };

/** The condition of a write: there is no object, or it has this tag. */
export type Condition = { ifNoneMatch?: string | undefined; ifMatch?: string | undefined };

/** Id of the version that is read without one. */
const current = 'current';

/**
 * A folder whose files are objects; a key is one file name, so that no key can leave the folder. Versioned: what is
 * replaced or deleted, and the markers of deletions, are kept in memory.
 * @param folder where the objects are kept; made when missing
 */
export const createObjectStore = async (folder: string) => {
  await mkdir(folder, { recursive: true });
  const file = (key: string) => join(folder, encodeURIComponent(key));
  let older: Omit<StoredVersion, 'latest'>[] = [];
  let made = 0;

  const keys = async () => (await readdir(folder)).map(decodeURIComponent).sort();
  const read = async (key: string, id: string = current): Promise<Buffer | undefined> =>
    id === current
      ? readFile(file(key)).catch(() => undefined)
      : older.find((version) => version.key === key && version.id === id)?.body;
  const remember = (key: string, body?: Buffer) => {
    made += 1;
    older.push({ key, id: `v${made}`, marker: !body, ...(body && { body }) });
  };

  // One after the other, so that of two writes with a condition one fails.
  const inTurn = createMutex();

  return {
    keys,
    /** Reads an object, whole: not while it is written. */
    read: (key: string, id?: string) => inTurn(() => read(key, id)),
    modified: async (key: string) => (await stat(file(key))).mtime,
    /** Writes an object. False when the condition does not hold. */
    put: (key: string, body: Buffer, { ifNoneMatch, ifMatch }: Condition) =>
      inTurn(async () => {
        const before = await read(key);
        if (ifNoneMatch !== undefined && before) return false;
        if (ifMatch !== undefined && (!before || etagOf(before) !== ifMatch)) return false;
        if (before) remember(key, before);
        await writeFile(file(key), body);
        return true;
      }),
    /** Deletes the object and keeps what it was; with an id removes that version for good. */
    remove: (key: string, id?: string) =>
      inTurn(async () => {
        if (id !== undefined && id !== current) {
          older = older.filter((version) => version.key !== key || version.id !== id);
          return;
        }
        const before = await read(key);
        await rm(file(key), { force: true });
        if (before && id === undefined) {
          remember(key, before);
          remember(key);
        }
      }),
    /** Every version of every object, by key, the newest first. */
    versions: async (): Promise<StoredVersion[]> => {
      const now = await keys();
      const all = [...new Set([...now, ...older.map(({ key }) => key)])].sort();
      return all.flatMap((key) => {
        const before = older.filter((version) => version.key === key).toReversed();
        const newest = now.includes(key) ? [{ key, id: current, marker: false }] : [];
        return [...newest, ...before].map((version, index) => ({ ...version, latest: index === 0 }));
      });
    },
  };
};
export type ObjectStore = Awaited<ReturnType<typeof createObjectStore>>;
