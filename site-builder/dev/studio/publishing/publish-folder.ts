import type { Author, Published } from '../../../../studio/store/publishing.ts';
import type { Conflict } from '../../../../studio/store/site-store.ts';
import type { FolderStore } from '../folder-store.ts';
import { authorIn, fetchNew, namesOf, type Clone } from './clone.ts';
import { GitFault, partsOf } from './git.ts';
import { problemsOf, snapshotOf } from './snapshot.ts';
import { OthersWork } from './join-others.ts';
import { adopt, adoptPushed, failureIn, send, type Refused } from './send.ts';
import { baseOf, statesIn, statesOf, versionOf, type State } from './versions.ts';

/** So often others may be faster before one is told of it. */
const mostTurns = 5;

const refused = (why: Refused): Published => ({ state: 'refused', ...why });

/** What stands between the clone and what all have accepted. */
const standing = async (
  clone: Clone,
  states: { head: State; accepted: State },
): Promise<'even' | 'behind' | 'ahead' | 'apart'> => {
  const { head, accepted } = states;
  if (head.id === accepted.id) return 'even';
  const base = await baseOf(clone, states);
  if (base === head) return 'behind';
  if (base !== accepted) return 'apart';
  const between = [accepted.id, head.id];
  const paths = partsOf(await clone.git(['diff', '--name-only', '--no-renames', '-z', ...between]));
  // Documents that were published while there was nowhere to send them go with the next ones; a program does not.
  return namesOf(clone, paths).length === paths.length ? 'ahead' : 'apart';
};

type Task = {
  clone: Clone;
  folder: FolderStore;
  message: string;
  author: Author;
};

/** One attempt. @returns nothing when others were faster */
const attempt = async (
  { clone, folder, message, author }: Task,
  known: readonly Conflict[],
): Promise<Published | undefined> => {
  await fetchNew(clone);
  await adoptPushed(clone);
  const states = await statesIn(clone);
  if (!states) return refused({ reason: 'not-there' });
  const { head, accepted } = states;
  const stands = await standing(clone, states);
  if (stands === 'apart') return refused({ reason: 'own-work' });
  if (stands === 'behind') {
    const others = new OthersWork(clone, folder);
    const joined = await folder.turns.take(() => others.join(head.id, accepted.id, known));
    if (joined.state === 'conflicts') return joined;
    if (joined.state === 'in-the-way') return refused({ reason: 'own-work' });
  }
  const last = stands === 'behind' ? accepted : head;
  const snapshot = await snapshotOf({ clone, folder, last, message, author });
  if (!snapshot) return undefined;
  const problems = await problemsOf(snapshot);
  if (problems) return refused(problems);
  const { id } = snapshot;
  if (id === accepted.id) return refused({ reason: 'no-changes' });
  const fault = await send(clone, id);
  if (fault) return fault.reason === 'overtaken' ? undefined : refused(fault);
  // The commit is published: what fails from here on is repaired by the next poll, and is no refusal.
  if (id !== last.id) await adopt(clone, id);
  const [published] = await statesOf(clone, id).catch(() => []);
  return { state: 'published', accepted: published ? versionOf(published) : { id, time: Date.now() } };
};

/**
 * Publishes what the folder holds as one state on top of what all have accepted: so the history stays a line, and what it
 * shows of this state is what the editor changed. The clone knows of it only after it was taken.
 */
export const publishFolder = async (
  { author, ...task }: Omit<Task, 'author'> & { author: Author | undefined },
  known: readonly Conflict[],
): Promise<Published> => {
  const { clone } = task;
  if (clone.blocked) return refused({ reason: clone.blocked });
  const who = author ?? (await authorIn(clone));
  if (!who) return refused({ reason: 'no-author' });
  try {
    for (let turn = 0; turn < mostTurns; turn += 1) {
      // What somebody has decided belongs to what others had published by then.
      const result = await attempt({ ...task, author: who }, turn === 0 ? known : []);
      if (result) return result;
    }
    return refused({ reason: 'overtaken' });
  } catch (error) {
    if (error instanceof GitFault) return refused(failureIn(error));
    throw error;
  }
};
