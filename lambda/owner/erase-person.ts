import { cleanEmail } from '../../schema/forms/email.ts';
import { LeadCommandError } from './command-error.ts';
import { readInventory, tryRead, type LeadStores } from './inventory.ts';
import { pluralize, leadLine } from './print.ts';
import { dryRun } from './resend.ts';

const same = (address: string) => cleanEmail(address).toLowerCase();

/** Whether a kept text is of a person. What cannot be read as a lead is so when the address is in it. */
const isOf = (address: string) => (body: string) => {
  const message = tryRead(body);
  return message ? same(message.lead.email) === address : body.toLowerCase().includes(address);
};

/** The id in the key of a mark or of a claim. */
const idIn = (key: string) => /^(?:sent|claims)\/.*\/([a-z0-9]+)-\d+\.json$/.exec(key)?.[1] ?? '';

/** What the archive keeps of a person: every version of leads, marks and claims, deleted ones included. */
const findVersions = async ({ archive }: LeadStores, wanted: (body: string) => boolean) => {
  const all = await archive.versions();
  const leads = await archive.readVersions(
    all.filter(({ key, marker }) => key.startsWith('leads/') && !marker),
  );
  const found = leads.filter(({ body }) => wanted(body));
  const keys = new Set(found.map(({ key }) => key));
  const ids = new Set(found.flatMap(({ body }) => tryRead(body)?.id ?? []));
  const marks = all.filter(({ key }) => ids.has(idIn(key)));
  return {
    leads: all.filter(({ key }) => keys.has(key)),
    marks,
    counts: {
      leads: keys.size,
      marks: new Set(marks.map(({ key }) => key).filter((key) => key.startsWith('sent/'))).size,
    },
  };
};

/**
 * Removes all that is kept of one person, for good: archived leads, the marks of their mails, dead letters.
 * @param email the address that the person gave, in any case
 * @param options.yes does it; without it nothing is changed
 * @returns what was done, or what would be
 * @throws an `LeadCommandError` when the address is none
 */
export const erasePerson = async (
  desk: LeadStores,
  email: string,
  { yes }: { yes: boolean },
): Promise<string[]> => {
  const address = same(email);
  if (!/^\S+@\S+$/.test(address)) throw new LeadCommandError(`"${email}" is no e-mail address.`);
  const wanted = isOf(address);
  const overview = await readInventory(desk);
  const { leads, marks, counts } = await findVersions(desk, wanted);
  const waiting = await desk.queue.size();

  const what = (dead: number) =>
    `${pluralize(counts.leads, 'archived lead')}, ${pluralize(counts.marks, 'mark')} and ${pluralize(dead, 'dead letter')} of ${address}`;
  const late = `On the queue: ${pluralize(waiting, 'lead')} of anybody, archived when mailed. Run this again after that.`;
  const found = overview.leads.filter(({ body }) => wanted(body));
  const lines = [...found.map(leadLine), ...(waiting > 0 ? [late] : [])];
  if (!yes) {
    const dead = overview.letters.filter(wanted).length;
    if (leads.length + marks.length + dead === 0) return [...lines, `Nothing is kept of ${address}.`];
    return [...lines, `Would remove ${what(dead)}.`, dryRun];
  }
  const dead = await desk.dead.remove(wanted);
  // The leads last, and of each its markers last: should this break off, they lead the next try to the rest.
  const order = leads.toSorted((first, second) => Number(first.marker) - Number(second.marker));
  for (const version of [...marks, ...order]) await desk.archive.erase(version);
  return [...lines, `Removed ${what(dead)}. Mails that were sent stay in the mailboxes.`];
};
