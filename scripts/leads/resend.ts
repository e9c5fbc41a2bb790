import { claimKey, sentKey } from '../../lambda/aws/archive.ts';
import { findLead, readInventory, parseMessageOrUndefined, type LeadStores } from './inventory.ts';
import { pluralize, formatLeadLine } from '../../leads/print.ts';

/** Printed at the end of a dry run. */
export const dryRunNotice = 'Nothing was changed. Add --yes to apply it.';

/**
 * Mails the newest arrival of a lead again, with the same id and time of arrival: deletes its `sent/` marker and its claim,
 * puts it on the queue, and only then deletes its messages from the dead-letter queue.
 * @param options.yes without it, nothing is changed
 * @returns lines that report what was done, or what would be
 * @throws CommandError if there is no such lead
 */
export const resend = async (
  stores: LeadStores,
  id: string,
  { yes }: { yes: boolean },
): Promise<string[]> => {
  const [newest] = findLead(await readInventory(stores), id);
  const { message, body, state } = newest;
  const plan = [formatLeadLine(newest)];
  if (state === 'waiting') plan.push('The lead may not have been mailed yet; then it would be mailed twice.');
  if (!yes)
    return [...plan, 'Would be put on the queue again and removed from the dead-letter queue.', dryRunNotice];
  // The marker is deleted before the claim: if this is interrupted, the lead is mailed once the claim has expired.
  await stores.archive.deleteObject({ key: sentKey(message) });
  await stores.archive.deleteObject({ key: claimKey(message) });
  await stores.queue.enqueueAgain(id, body);
  const removed = await stores.dead.deleteMatching((body) => parseMessageOrUndefined(body)?.id === id);
  return [...plan, `Put on the queue again; removed ${pluralize(removed, 'dead-letter message')}.`];
};
