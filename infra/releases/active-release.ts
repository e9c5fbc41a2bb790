import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { ConditionFailed } from '../publish/object-store.ts';
import type { KeyStore } from './key-store.ts';
import type { ReleaseLock } from './lock.ts';

/** Maximum number of keys per update (CloudFront Developer Guide, "Quotas on key value stores"). */
const maxKeysPerUpdate = 50;

/** Key of the active release: its id, and the name of its redirect table. */
export const liveKey = 'live';

/** Prefix of the keys of taken-down files, which are stored here too, so that they survive the loss of the bucket. */
const takedownPrefix = 'takedown:';

/**
 * Size limit of a table in bytes: two tables, the active and the next one, must fit into a store of 5 MB; keys are
 * limited to 512 bytes, values to 1,024 (CloudFront Developer Guide, "Quotas on key value stores",
 * https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/cloudfront-limits.html). It holds about 30,000
 * redirects; further ones still have their HTML redirect page.
 */
const maxTableBytes = 2_000_000;
const maxKeyBytes = 500;

/**
 * Returns a redirect table, whose name is a hash of its content, so that it is written once and never changed.
 * @internal for tests
 */
export const tableOf = (
  redirects: Record<string, string>,
): { name: string; entries: Record<string, string> } => {
  const sorted = Object.entries(redirects).sort();
  if (sorted.length === 0) return { name: '', entries: {} };
  const name = createHash('sha256').update(JSON.stringify(sorted)).digest('hex').slice(0, 8);
  const entries: Record<string, string> = {};
  let bytes = 0;
  for (const [old, now] of sorted) {
    bytes += Buffer.byteLength(name + old + now);
    if (bytes > maxTableBytes) break;
    if (Buffer.byteLength(old) <= maxKeyBytes) entries[name + old] = now;
  }
  return { name, entries };
};

/** A release and its redirects, as CloudFront's function reads them. */
type Pointer = { id: string; redirects: Record<string, string> };

/** Returns the value of the key `live`: release id and redirect table. Read by `edge/viewer-request.js`. */
export const pointerText = ({ id, redirects }: Pointer): string => `${id} ${tableOf(redirects).name}`.trim();

/** Returns the id of the active release; undefined before the first one. */
export const readActiveReleaseId = async (keys: KeyStore): Promise<string | undefined> =>
  (await keys.get(liveKey))?.split(' ')[0];

/** Attempts of an update that conflicts with another one. */
const maxRetries = 5;
/** Delay in milliseconds before the second attempt; longer before each further one. */
const pauseMs = 100;

const change = async (
  keys: KeyStore,
  update: { puts?: Record<string, string>; deletes?: string[] },
  lock: ReleaseLock,
): Promise<void> => {
  for (let retries = maxRetries; ; retries -= 1) {
    const tag = await keys.tag();
    // The ETag is read before the lock is verified: if another process takes the lock afterwards and changes the store,
    // this update fails.
    await lock.hold();
    try {
      return await keys.update(tag, update);
    } catch (error) {
      if (!(error instanceof ConditionFailed) || retries === 0) throw error;
      await sleep(pauseMs * (maxRetries - retries + 1));
    }
  }
};

function* chunksOf<Item>(items: Item[]): Generator<Item[]> {
  for (let from = 0; from < items.length; from += maxKeysPerUpdate)
    yield items.slice(from, from + maxKeysPerUpdate);
}

/**
 * Writes the redirect table of a release and deletes unused tables except that of the active release. `writePointer`
 * activates the release afterwards: an edge location that sees the pointer before the table still has the HTML
 * redirect pages.
 */
export const writeTable = async (keys: KeyStore, pointer: Pointer, lock: ReleaseLock): Promise<void> => {
  const { name, entries } = tableOf(pointer.redirects);
  const shown = (await keys.get(liveKey))?.split(' ')[1];
  const existing = (await keys.keys()).filter((key) => key.includes('/') && !key.startsWith(takedownPrefix));
  const needed = [name, shown].filter(Boolean);
  const old = existing.filter((key) => !needed.some((table) => key.startsWith(`${table}/`)));
  for (const deletes of chunksOf(old)) await change(keys, { deletes }, lock);
  const missing = Object.entries(entries).filter(([key]) => !existing.includes(key));
  for (const puts of chunksOf(missing)) await change(keys, { puts: Object.fromEntries(puts) }, lock);
};

/** Activates a release: all edge locations serve it within seconds. */
export const writePointer = (keys: KeyStore, pointer: Pointer, lock: ReleaseLock): Promise<void> =>
  change(keys, { puts: { [liveKey]: pointerText(pointer) } }, lock);

/** Whether the store names this release as the active one and contains all of its redirects. */
export const isActivated = async (keys: KeyStore, pointer: Pointer): Promise<boolean> => {
  const existing = new Set(await keys.keys());
  const isComplete = Object.keys(tableOf(pointer.redirects).entries).every((key) => existing.has(key));
  return isComplete && (await keys.get(liveKey)) === pointerText(pointer);
};

/** Returns the keys of the taken-down files that the store contains. */
export const readTakenDownKeys = async (keys: KeyStore): Promise<string[]> =>
  (await keys.keys()).flatMap((key) =>
    key.startsWith(takedownPrefix) ? key.slice(takedownPrefix.length) : [],
  );

/** Adds taken-down files to the store. */
export const writeTakenDownKeys = async (
  keys: KeyStore,
  files: string[],
  lock: ReleaseLock,
): Promise<void> => {
  for (const chunk of chunksOf(files))
    await change(
      keys,
      { puts: Object.fromEntries(chunk.map((file) => [takedownPrefix + file, 'gone'])) },
      lock,
    );
};
