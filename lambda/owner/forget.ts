import { cleanLine } from '../../schema/forms/clean.ts';
import { OwnerFault } from './fault.ts';
import { readOverview, tryRead, type Desk } from './overview.ts';
import { counted, leadLine } from './print.ts';
import { dryRun } from './resend.ts';

const same = (address: string) => cleanLine(address).toLowerCase();

/** Whether a kept text is of a person. What cannot be read as a lead is so when the address is in it. */
const isOf = (address: string) => (body: string) => {
  const message = tryRead(body);
  return message ? same(message.lead.email) === address : body.toLowerCase().includes(address);
};

const idOfMark = (key: string) => /\/([a-z0-9]+)-\d+\.json$/.exec(key)?.[1];

/**
 * Removes all that is kept of one person: archived leads, the marks of their mails, dead letters.
 * @param email the address that the person gave, in any case
 * @param options.yes does it; without it nothing is changed
 * @returns what was done, or what would be
 * @throws an `OwnerFault` when the address is none
 */
export const forget = async (desk: Desk, email: string, { yes }: { yes: boolean }): Promise<string[]> => {
  const address = same(email);
  if (!/^\S+@\S+$/.test(address)) throw new OwnerFault(`"${email}" is no e-mail address.`);
  const wanted = isOf(address);
  const overview = await readOverview(desk);
  const found = overview.leads.filter(({ body }) => wanted(body));
  const others = overview.unreadable.filter(({ body }) => wanted(body));
  const keys = [...found, ...others].flatMap(({ key }) => key ?? []);
  const ids = new Set(found.map(({ message }) => message.id));
  const marks = overview.marks.filter((key) => ids.has(idOfMark(key) ?? ''));
  const waiting = await desk.queue.size();

  const what = (dead: number) =>
    `${counted(keys.length, 'archived lead')}, ${counted(marks.length, 'mark')} and ${counted(dead, 'dead letter')} of ${address}`;
  const late = `On the queue: ${counted(waiting, 'lead')} of anybody, archived when mailed. Run this again after that.`;
  const lines = [...found.map(leadLine), ...(waiting > 0 ? [late] : [])];
  if (!yes) {
    const dead = overview.letters.filter(wanted).length;
    if (keys.length + marks.length + dead === 0) return [...lines, `Nothing is kept of ${address}.`];
    return [...lines, `Would remove ${what(dead)}.`, dryRun];
  }
  const dead = await desk.dead.remove(wanted);
  // The leads last: should this break off, they lead the next try to the marks.
  for (const key of [...marks, ...keys]) await desk.archive.remove(key);
  return [...lines, `Removed ${what(dead)}. Mails that were sent stay in the mailboxes.`];
};
