import { deepEqual, equal } from 'node:assert/strict';
import type { Doings, Hand } from '../counted-user.ts';
import { entriesSince, type Entry } from './history.ts';
import type { SharedStore } from './shared-repository.ts';
import type { PublishingTask } from './tasks/task.ts';

/** The effort of a task, and the commits that it has created. */
export type Published = Doings & { seconds: number; calls: number; entries: Entry[] };

/**
 * Performs a task in the open Studio and checks the Git history afterwards.
 * @param folder folder for files of the editor, such as images
 * @throws Error if an expected element is missing, or the history differs from the intended one
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
  // The branch of the draft was deleted.
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
