import type { ObjectStore } from '../publish/object-store.ts';
import type { BuiltSite } from './records/built-site.ts';
import { readHistory, takenDown } from './records/history.ts';
import type { KeyStore } from './pointer/key-store.ts';
import type { Lock } from './lock.ts';
import { beginHistory } from './records/planned.ts';
import { prune, type Keeping } from './prune.ts';
import type { ReleaseRecord } from './records/record.ts';
import { show } from './show.ts';
import { upload } from './upload.ts';

type Options = {
  store: ObjectStore;
  built: BuiltSite;
  record: ReleaseRecord;
  by: string;
  lock: Lock;
  keeping: Keeping;
  tell: (line: string) => void;
};

/** What the stack says after it was changed: what CloudFront looks things up in, and the release that it shows without. */
type Stack<Now> = { now: Now; keys: KeyStore; fallback: string };

/**
 * Publishes a release: uploads it beside all others, lets the stack be changed, shows it, and removes releases that nobody
 * needs any more. At every moment every page that is open or shown finds all its files.
 * @param changeStack what comes between; the stack may already name the release then
 * @returns what the stack says
 */
export const publishRelease = async <Now>(
  { store, built, record, by, lock, keeping, tell }: Options,
  changeStack: () => Promise<Stack<Now>>,
): Promise<Now> => {
  await beginHistory(store, lock);
  const taken = takenDown(await readHistory(store));
  const whole = await upload(store, built, record, taken, tell);
  const { now, keys, fallback } = await changeStack();
  const stores = { store, keys };
  await show(stores, whole, by, lock);
  tell(`${record.id} is shown; every edge knows within seconds`);
  const removed = await prune(stores, { fallback, keeping, lock });
  if (removed > 0) tell(`${removed} older releases are removed`);
  return now;
};
