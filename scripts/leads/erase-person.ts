import { cleanEmail } from '../../schema/forms/cleaning/email.ts';
import { CommandError } from '../../infra/terminal/command-error.ts';
import { readInventory, parseMessageOrUndefined, type LeadStores } from './inventory.ts';
import { pluralize, formatLeadLine } from '../../leads/print.ts';
import { dryRunNotice } from './resend.ts';

const normalizeEmail = (address: string) => cleanEmail(address).toLowerCase();

/**
 * Returns a predicate for the stored texts of a person: leads with the address in any field, because the kinds of the fields
 * of unknown forms are guesses. A text that is not a valid lead matches if it contains the address.
 */
const createPersonMatcher = (address: string) => (body: string) => {
  const values = parseMessageOrUndefined(body)?.fields.flatMap(({ value }) => value);
  return values?.some((value) => normalizeEmail(value) === address) ?? body.toLowerCase().includes(address);
};

/** Returns the lead id in the key of a marker or claim, or ''. */
const parseLeadId = (key: string) => /^(?:sent|claims)\/.*\/([a-z0-9]+)-\d+\.json$/.exec(key)?.[1] ?? '';

/** Finds the archived data of a person: all versions of leads, markers and claims, including deleted ones. */
const findVersions = async ({ archive }: LeadStores, matches: (body: string) => boolean) => {
  const versions = await archive.listVersions();
  const leads = await archive.readObjects(
    versions.filter(({ key, isDeleteMarker: marker }) => key.startsWith('leads/') && !marker),
  );
  const found = leads.filter(({ body }) => matches(body));
  const keys = new Set(found.map(({ key }) => key));
  const ids = new Set(found.flatMap(({ body }) => parseMessageOrUndefined(body)?.id ?? []));
  const markers = versions.filter(({ key }) => ids.has(parseLeadId(key)));
  return {
    leads: versions.filter(({ key }) => keys.has(key)),
    markers,
    counts: {
      leads: keys.size,
      markers: new Set(markers.map(({ key }) => key).filter((key) => key.startsWith('sent/'))).size,
    },
  };
};

/**
 * Deletes all data of a person permanently: archived leads, markers, and messages in the dead-letter queue.
 * @param email the e-mail address of the person, in any case
 * @param options.yes without it, nothing is changed
 * @returns lines that report what was deleted, or what would be
 * @throws CommandError if the address is invalid
 */
export const erasePerson = async (
  stores: LeadStores,
  email: string,
  { yes }: { yes: boolean },
): Promise<string[]> => {
  const address = normalizeEmail(email);
  if (!/^\S+@\S+$/.test(address)) throw new CommandError(`"${email}" is not an e-mail address.`);
  const matches = createPersonMatcher(address);
  const inventory = await readInventory(stores);
  const { leads, markers, counts } = await findVersions(stores, matches);
  const queued = await stores.queue.countMessages();

  const describeCounts = (dead: number) =>
    `${pluralize(counts.leads, 'archived lead')}, ${pluralize(counts.markers, 'marker')} and ${pluralize(dead, 'dead-letter message')} of ${address}`;
  const late = `There are still ${pluralize(queued, 'lead')} on the queue, which are archived when they are mailed. Run this command again after that.`;
  const found = inventory.leads.filter(({ body }) => matches(body));
  const lines = [...found.map((lead) => formatLeadLine(lead)), ...(queued > 0 ? [late] : [])];
  if (!yes) {
    const dead = inventory.deadLetters.filter(matches).length;
    if (leads.length + markers.length + dead === 0) return [...lines, `No data of ${address} is stored.`];
    return [...lines, `Would delete ${describeCounts(dead)}.`, dryRunNotice];
  }
  const dead = await stores.dead.deleteMatching(matches);
  // Markers first: an interrupted run is completed by the next one, which finds markers by the ids of the leads.
  const versions = [...markers, ...leads];
  // S3 delete markers hide the leads, and are replicated to a copy of the archive; the deletion of a version is not.
  for (const key of new Set(versions.map(({ key }) => key))) await stores.archive.deleteObject({ key });
  for (const version of versions) await stores.archive.deleteObject(version);
  return [...lines, `Deleted ${describeCounts(dead)}. Mails that were sent stay in the mailboxes.`];
};
