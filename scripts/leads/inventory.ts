import { sentKey } from '../../lambda/aws/archive.ts';
import { parseMessage, type LeadMessage, type StoredLead } from '../../leads/lead-message.ts';
import type { DeadLetterQueue, OwnerQueue } from '../../lambda/aws/owner-queue.ts';
import type { OwnerArchive } from '../../lambda/aws/owner-archive.ts';
import { tryOrUndefined } from '../../schema/try-or-undefined.ts';
import { CommandError } from '../../infra/terminal/command-error.ts';

/** The archive and the queues that contain leads. */
export type LeadStores = { archive: OwnerArchive; queue: OwnerQueue; dead: DeadLetterQueue };

/** One arrival of a lead. `key` is its key in the archive; without it the lead is only in the dead-letter queue. */
type ReceivedLead = StoredLead & { body: string; key?: string };

/** Everything that is stored: leads (newest first), the keys of texts that are not valid leads, and dead-letter messages. */
export type LeadInventory = {
  leads: ReceivedLead[];
  unreadable: { key?: string }[];
  deadLetters: string[];
};

/** Parses a message. Undefined if it is invalid. */
export const parseMessageOrUndefined = (body: string): LeadMessage | undefined =>
  tryOrUndefined(() => parseMessage(body));

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
  const inventory: LeadInventory = { leads: [], unreadable: [], deadLetters: letters };

  const add = (body: string, key?: string) => {
    const message = parseMessageOrUndefined(body);
    if (!message) return inventory.unreadable.push({ key });
    if (seen.has(getArrivalId(message))) return;
    seen.add(getArrivalId(message));
    const rest = sent.has(sentKey(message)) ? 'mailed' : 'waiting';
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
 * @throws CommandError if there is none
 */
export const findLead = ({ leads }: LeadInventory, id: string): [ReceivedLead, ...ReceivedLead[]] => {
  const [newest, ...older] = leads.filter(({ message }) => message.id === id);
  if (!newest) throw new CommandError(`There is no lead "${id}". List the leads to see their ids.`);
  return [newest, ...older];
};
