import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { headersOf } from './headers.ts';
import type { ObjectStore } from './object-store.ts';
import { planPublish, type PublishPlan } from './plan.ts';

/** How many files travel at once. */
const atOnce = 8;

/** Keys of the files of a built site. Files that begin with a dot are for the tools and stay at home. */
const keysIn = async (folder: string): Promise<string[]> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'));
};

const eachOf = async (keys: string[], work: (key: string) => Promise<void>): Promise<void> => {
  const rest = [...keys];
  const worker = async (): Promise<void> => {
    try {
      for (let key = rest.shift(); key !== undefined; key = rest.shift()) await work(key);
    } catch (error) {
      // The other workers stop as well; what they have begun they finish.
      rest.length = 0;
      throw error;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
};

type Tell = (line: string) => void;

const comparison = async (dist: string, store: ObjectStore): Promise<PublishPlan> => {
  const built = new Map<string, string>();
  for (const key of await keysIn(dist))
    built.set(
      key,
      createHash('md5')
        .update(await readFile(join(dist, key)))
        .digest('hex'),
    );
  if (!built.has('index.html') || !built.has('404.html'))
    throw new Error(`${dist} holds no built site: index.html or 404.html is missing`);
  return planPublish(built, await store.list());
};

const uploader =
  (dist: string, store: ObjectStore, tell: Tell) =>
  async (what: string, keys: string[]): Promise<void> => {
    let done = 0;
    await eachOf(keys, async (key) => {
      await store.put(key, await readFile(join(dist, key)), headersOf(key));
      done += 1;
      if (done === keys.length || done % 50 === 0) tell(`${what}: ${done} of ${keys.length}`);
    });
  };

/**
 * Publishes what nobody asks for yet: files with a hash in their name, and new documents. It comes before a change of
 * CloudFront, whose redirects may lead to those documents.
 * @param dist folder of the built site
 * @param store where it is published
 * @param tell told about progress, a line at a time
 * @throws what the store throws; the site is whole then
 */
export const publishAhead = async (
  dist: string,
  store: ObjectStore,
  tell: Tell = () => undefined,
): Promise<void> => {
  const plan = await comparison(dist, store);
  const upload = uploader(dist, store, tell);
  await upload('files', plan.assets);
  await upload('new documents', plan.added);
};

/** What was published. */
export type Published = { assets: number; documents: number; removed: number };

/**
 * Publishes a built site: files with a hash in their name, then new documents, then changed ones, then what is no
 * more. Each phase ends before the next one begins, so that at every moment, and after an interruption, every page
 * finds all the files it names. Publishing an older build is a rollback.
 * @param dist folder of the built site
 * @param store where it is published
 * @param tell told about progress, a line at a time
 * @throws what the store throws; the site is whole then and publishing again finishes the work
 */
export const publish = async (
  dist: string,
  store: ObjectStore,
  tell: Tell = () => undefined,
): Promise<Published> => {
  const plan = await comparison(dist, store);
  const upload = uploader(dist, store, tell);
  await upload('files', plan.assets);
  await upload('new documents', plan.added);
  await upload('changed documents', plan.changed);
  await eachOf(plan.gone, (key) => store.remove(key));
  return {
    assets: plan.assets.length,
    documents: plan.added.length + plan.changed.length,
    removed: plan.gone.length,
  };
};
