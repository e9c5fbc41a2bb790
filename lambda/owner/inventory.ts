import { sentKey } from '../aws/archive.ts';
import { parseMessage, type LeadMessage } from '../lead-message.ts';
import type { DeadLetterQueue, LeadQueue } from '../aws/owner-queue.ts';
import type { OpenArchive } from '../aws/owner-archive.ts';
import { LeadCommandError } from './command-error.ts';

/** The archive and the queues that contain leads. */
export type LeadStores = { archive: OpenArchive; queue: LeadQueue; dead: DeadLetterQueue };

/** The state of a lead. `waiting`: it is on the queue, or its marker was lost. */
type State = 'mailed' | 'waiting' | 'dead letter';

/** A lead as it was received once. `key` is its archive key; without it the lead is only in the dead-letter queue. */
export type StoredLead = { message: LeadMessage; body: string; key?: string; state: State };

/** Everything that is stored: leads (newest first), texts that are not valid leads, keys of markers, and bodies of dead-letter messages. */
export type LeadInventory = {
  leads: StoredLead[];
  unreadable: { key?: string; body: string }[];
  sentMarkers: string[];
  deadLetters: string[];
};

/** Parses a message. Undefined if it is invalid. */
export const parseMessageOrUndefined = (body: string): LeadMessage | undefined => {
  try {
    return parseMessage(body);
  } catch {
    return undefined;
  }
};

/** Identifies one arrival of a lead, because a lead that is sent again on another day has the same id. */
const getArrivalId = ({ id, receivedAt }: LeadMessage) => `${id} ${receivedAt}`;

/** Reads the archive, the markers and the dead-letter queue, without changing anything. */
export const readInventory = async ({
  archive,
  dead,
}: Pick<LeadStores, 'archive' | 'dead'>): Promise<LeadInventory> => {
  const [archived, marks, letters] = await Promise.all([
    archive.readLeads(),
    archive.listSentMarkers(),
    dead.readBodies(),
  ]);
  const sent = new Set(marks);
  const deadArrivals = new Set(
    letters.map(parseMessageOrUndefined).flatMap((message) => (message ? getArrivalId(message) : [])),
  );
  const seen = new Set<string>();
  const inventory: LeadInventory = { leads: [], unreadable: [], sentMarkers: marks, deadLetters: letters };

  const add = (body: string, key?: string) => {
    const message = parseMessageOrUndefined(body);
    if (!message) return inventory.unreadable.push({ key, body });
    if (seen.has(getArrivalId(message))) return;
    seen.add(getArrivalId(message));
    const rest: State = sent.has(sentKey(message)) ? 'mailed' : 'waiting';
    const state = deadArrivals.has(getArrivalId(message)) ? 'dead letter' : rest;
    inventory.leads.push({ message, body, key, state });
  };
  for (const { key, body } of archived) add(body, key);
  for (const body of letters) add(body);
  inventory.leads.sort((a, b) => (a.message.receivedAt < b.message.receivedAt ? 1 : -1));
  return inventory;
};

/**
 * Returns all arrivals of a lead, newest first.
 * @throws LeadCommandError if there is none
 */
export const findLead = ({ leads }: LeadInventory, id: string): [StoredLead, ...StoredLead[]] => {
  const [newest, ...older] = leads.filter(({ message }) => message.id === id);
  if (!newest) throw new LeadCommandError(`There is no lead "${id}". List the leads to see their ids.`);
  return [newest, ...older];
};
