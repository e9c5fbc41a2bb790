import { deepEqual, equal } from 'node:assert/strict';
import type { Doings, Hand } from '../counted-user.ts';
import { entriesSince, type Entry } from './history.ts';
import type { SharedStore } from './shared-store.ts';
import type { PublishingTask } from './tasks/task.ts';

/** What a task took, and what the history holds more since. */
export type Published = Doings & { seconds: number; calls: number; entries: Entry[] };

/**
 * Does a task in a Studio that is open, and looks at the history then.
 * @param folder for files that the editor has, such as pictures
 * @throws Error when something is not as the editor expects it, or the history holds another line than intended
 */
export const doPublishing = async (
  hand: Hand,
  store: SharedStore,
  { run, intended }: PublishingTask,
  folder: string,
): Promise<Published> => {
  const { repository } = store;
  const before = await repository.text(['rev-parse', 'main']);
  const [calls, doings, begun] = [store.calls(), { ...hand.doings }, performance.now()];
  await run(hand, store, folder);
  const seconds = (performance.now() - begun) / 1000;
  const entries = await entriesSince(repository, before);
  deepEqual(entries, intended);
  // Nothing is left of the draft.
  equal(await repository.text(['for-each-ref', '--format=%(refname:short)']), 'main');
  return {
    clicks: hand.doings.clicks - doings.clicks,
    texts: hand.doings.texts - doings.texts,
    keys: hand.doings.keys - doings.keys,
    choices: hand.doings.choices - doings.choices,
    seconds,
    calls: store.calls() - calls,
    entries,
  };
};
