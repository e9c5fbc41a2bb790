import { sentKey } from '../aws/archive.ts';
import { readMessage, type LeadMessage } from '../lead-message.ts';
import type { DeadLetterQueue, LeadQueue } from '../aws/owner-queue.ts';
import type { OpenArchive } from '../aws/owner-archive.ts';
import { LeadCommandError } from './command-error.ts';

/** Where the leads are. */
export type LeadStores = { archive: OpenArchive; queue: LeadQueue; dead: DeadLetterQueue };

/** `waiting`: on the queue, or its mark was lost. */
type State = 'mailed' | 'waiting' | 'dead letter';

/** One lead as the owner sees it; without a key it is in the dead letters alone. */
export type StoredLead = { message: LeadMessage; body: string; key?: string; state: State };

/** All that is kept: leads, newest first, what cannot be read as one, keys of the marks, bodies of the dead letters. */
export type LeadInventory = {
  leads: StoredLead[];
  unreadable: { key?: string; body: string }[];
  marks: string[];
  letters: string[];
};

/** A message, or undefined when the text is none. */
export const tryRead = (body: string): LeadMessage | undefined => {
  try {
    return readMessage(body);
  } catch {
    return undefined;
  }
};

/** One arrival of a lead: sent again on another day it has the same id. */
const arrival = ({ id, receivedAt }: LeadMessage) => `${id} ${receivedAt}`;

/** Reads the archive, the marks and the dead letters, and changes nothing. */
export const readInventory = async ({
  archive,
  dead,
}: Pick<LeadStores, 'archive' | 'dead'>): Promise<LeadInventory> => {
  const [archived, marks, letters] = await Promise.all([archive.leads(), archive.marks(), dead.read()]);
  const sent = new Set(marks);
  const deadArrivals = new Set(letters.map(tryRead).flatMap((message) => (message ? arrival(message) : [])));
  const seen = new Set<string>();
  const overview: LeadInventory = { leads: [], unreadable: [], marks, letters };

  const add = (body: string, key?: string) => {
    const message = tryRead(body);
    if (!message) return overview.unreadable.push({ key, body });
    if (seen.has(arrival(message))) return;
    seen.add(arrival(message));
    const rest: State = sent.has(sentKey(message)) ? 'mailed' : 'waiting';
    const state = deadArrivals.has(arrival(message)) ? 'dead letter' : rest;
    overview.leads.push({ message, body, key, state });
  };
  for (const { key, body } of archived) add(body, key);
  for (const body of letters) add(body);
  overview.leads.sort((first, second) => (first.message.receivedAt < second.message.receivedAt ? 1 : -1));
  return overview;
};

/**
 * Every arrival of one lead, newest first.
 * @throws an `LeadCommandError` when there is none
 */
export const findLead = ({ leads }: LeadInventory, id: string): [StoredLead, ...StoredLead[]] => {
  const [newest, ...older] = leads.filter(({ message }) => message.id === id);
  if (!newest) throw new LeadCommandError(`There is no lead "${id}". List the leads to see their ids.`);
  return [newest, ...older];
};
