import { claimKey, sentKey } from '../aws/archive.ts';
import { findLead, readInventory, tryRead, type LeadStores } from './inventory.ts';
import { pluralize, leadLine } from './print.ts';

/** What is said when nothing is done. */
export const dryRun = 'Nothing was changed. Add --yes to do it.';

/**
 * Mails a lead once more, with its id and its time of arrival: takes away the mark that it is sent and the claim, puts
 * its newest arrival on the queue, and only then removes its dead letters.
 * @param options.yes does it; without it nothing is changed
 * @returns what was done, or what would be
 * @throws an `LeadCommandError` when there is no such lead
 */
export const resend = async (desk: LeadStores, id: string, { yes }: { yes: boolean }): Promise<string[]> => {
  const [newest] = findLead(await readInventory(desk), id);
  const { message, body, state } = newest;
  const plan = [leadLine(newest)];
  if (state === 'waiting')
    plan.push('It still waits for its mail, or that is not known; it may be mailed twice.');
  if (!yes)
    return [...plan, 'Would be put on the queue again, and its dead letters removed from theirs.', dryRun];
  // The claim last: what is only claimed is mailed once the claim is old.
  await desk.archive.remove(sentKey(message));
  await desk.archive.remove(claimKey(message));
  await desk.queue.putAgain(id, body);
  const removed = await desk.dead.remove((letter) => tryRead(letter)?.id === id);
  return [...plan, `Put on the queue again; ${pluralize(removed, 'dead letter')} removed.`];
};
