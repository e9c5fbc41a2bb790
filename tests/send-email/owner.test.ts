import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { erasePerson } from '../../scripts/leads/erase-person.ts';
import { openOwnerArchive } from '../../lambda/aws/owner-archive.ts';
import { readInventory, type LeadStores } from '../../scripts/leads/inventory.ts';
import { formatLeadList, formatLead } from '../../leads/print.ts';
import { resend } from '../../scripts/leads/resend.ts';
import { openDeadLetterQueue, openOwnerQueue } from '../../lambda/aws/owner-queue.ts';
import { deadLetters } from './support/dead-letters.ts';
import { contact, estimate, startHarness, type Harness } from './support/harness.ts';

let harness: Harness;
let stores: LeadStores;
beforeAll(async () => {
  // With two attempts, a slow delivery on a busy machine would end in the dead-letter queue although it was mailed.
  harness = await startHarness({ visibilityTimeout: 2, maxReceiveCount: 2, concurrency: 4 });
  const { environment } = harness;
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
  stores = {
    archive: openOwnerArchive(environment.ARCHIVE_BUCKET),
    queue: openOwnerQueue(environment.QUEUE_URL),
    dead: openDeadLetterQueue(environment.DEAD_QUEUE_URL),
  };
});
afterEach(() => harness.setFaults({}));
afterAll(async () => {
  vi.unstubAllEnvs();
  await harness.stop();
});

const send = async (body: object): Promise<string> => {
  const answer = await harness.send(body);
  expect(answer.status).toBe(202);
  return ((await answer.json()) as { id: string }).id;
};
const untilDead = (id: string) =>
  vi.waitFor(async () => expect((await stores.dead.readBodies()).join()).toContain(id), 30_000);
const sendDead = async (body: object): Promise<string> => {
  harness.setFaults({ ses: 'error' });
  const id = await send(body);
  await untilDead(id);
  harness.setFaults({});
  return id;
};
const lead = async (id: string) =>
  (await readInventory(stores)).leads.find(({ message }) => message.id === id);
const untilMailed = (id: string) =>
  vi.waitFor(async () => expect((await stores.archive.listSentMarkers()).join()).toContain(id), 30_000);

test('lists the leads newest first and shows one in full', async () => {
  const first = await send(estimate);
  const second = await send({ ...contact, subject: 'robot' });
  await untilMailed(first);
  await untilMailed(second);
  const inventory = await readInventory(stores);
  const time = (at: number) => inventory.leads[at]?.message.receivedAt.replace(/T(.{5}).*/, ' $1 UTC');
  expect(formatLeadList(inventory)).toEqual([
    `${second}  ${time(0)}  mailed       contact   Ben Ortega <ben@visitor.example>  (suspected spam)`,
    `${first}  ${time(1)}  mailed       estimate  Ann Miller <ann.miller@visitor.example>`,
    '2 leads: 2 mailed, 0 waiting, 0 dead letters.',
  ]);
  const shown = inventory.leads.slice(1).flatMap(formatLead);
  expect(shown).toEqual([
    `Lead            ${first}`,
    `Received        ${time(1)}`,
    'State           mailed',
    `Archive         leads/${time(1)?.slice(0, 10).replaceAll('-', '/')}/${first}.json`,
    'Suspected spam  no',
    'Form            Estimate',
    'Rooms           Kitchen, Hard surfaces',
    'Name            Ann Miller',
    'Email           ann.miller@visitor.example',
    'Phone           (714) 555-0199',
    'Zip code        92626',
    '',
    'Message:',
    estimate.message,
    '',
  ]);
});

test('resends a mailed lead with the same id and text', async () => {
  const id = await send({ ...contact, name: 'Cleo Again' });
  await untilMailed(id);
  const before = await lead(id);
  const plan = await resend(stores, id, { yes: false });
  expect(plan.slice(1)).toEqual([
    'Would be put on the queue again and removed from the dead-letter queue.',
    'Nothing was changed. Add --yes to apply it.',
  ]);
  expect((await lead(id))?.state).toBe('mailed');
  expect((await resend(stores, id, { yes: true })).slice(1)).toEqual([
    'Put on the queue again; removed 0 dead-letter messages.',
  ]);
  const [first, second, ...more] = await harness.mails(id, 2);
  expect([second?.subject, second?.text, more]).toEqual([first?.subject, first?.text, []]);
  await untilMailed(id);
  expect(await lead(id)).toEqual(before);
});

test('resending a dead-letter message mails it and removes it from the dead-letter queue', async () => {
  const id = await sendDead({ ...contact, name: 'Dora Dead' });
  expect(formatLeadList(await readInventory(stores)).at(-1)).toMatch(/ 1 dead letter\.$/);
  expect((await resend(stores, id, { yes: true })).slice(1)).toEqual([
    'Put on the queue again; removed 1 dead-letter message.',
  ]);
  await untilMailed(id);
  expect(await harness.mails(id)).toHaveLength(1);
  expect(await stores.dead.readBodies()).toEqual([]);
});

test('dead-letter messages stay visible after they were read', async () => {
  const id = await sendDead({ ...contact, name: 'Edna Seen', email: 'edna@visitor.example' });
  await readInventory(stores);
  expect(await deadLetters(harness)).toMatchObject([{ id }]);
});

test('a lead that was never archived is found in the dead-letter queue', async () => {
  harness.setFaults({ archive: 'down' });
  const id = await send({ ...contact, name: 'Fay Unkept', email: 'fay@visitor.example' });
  await untilDead(id);
  harness.setFaults({});
  const found = await lead(id);
  expect([found?.state, found?.key, found && formatLead(found)[3]]).toEqual([
    'dead letter',
    undefined,
    'Archive         not in the archive',
  ]);
});

test('reports an unknown id', async () => {
  await expect(resend(stores, 'abcdef0123', { yes: true })).rejects.toThrow(
    'There is no lead "abcdef0123". List the leads to see their ids.',
  );
});

test('erases a person from the archive, the markers and the dead-letter queue, and nobody else', async () => {
  const person = { ...contact, email: 'Gil.Gone@visitor.example' };
  const mailed = await send({ ...person, message: 'One.' });
  await untilMailed(mailed);
  await sendDead({ ...person, message: 'Two.', email: 'gil.gone@Visitor.example' });
  const others = (await readInventory(stores)).leads.filter(({ body }) => !/gil/i.test(body));
  const otherMarkers = (await stores.archive.listSentMarkers()).filter((key) => !key.includes(mailed));

  const plan = await erasePerson(stores, ' GIL.GONE@visitor.example ', { yes: false });
  expect(plan.slice(2)).toEqual([
    'Would delete 2 archived leads, 1 marker and 1 dead-letter message of gil.gone@visitor.example.',
    'Nothing was changed. Add --yes to apply it.',
  ]);
  expect((await readInventory(stores)).leads).toHaveLength(others.length + 2);

  const done = await erasePerson(stores, 'gil.gone@visitor.example', { yes: true });
  expect(done.slice(2)).toEqual([
    'Deleted 2 archived leads, 1 marker and 1 dead-letter message of gil.gone@visitor.example. Mails that were sent stay in the mailboxes.',
  ]);
  const after = await readInventory(stores);
  expect(after.leads).toEqual(others);
  expect(await stores.archive.listSentMarkers()).toEqual(otherMarkers);
  expect(after.deadLetters.join()).not.toMatch(/gil/i);
  const versions = (await stores.archive.listVersions()).filter(({ isDeleteMarker }) => !isDeleteMarker);
  expect((await stores.archive.readObjects(versions)).map(({ body }) => body).join()).not.toMatch(/gil/i);
  expect(versions.map(({ key }) => key).join()).not.toContain(mailed);
});

test('a request that is sent again right after its erasure is archived and mailed, and its repeat is not', async () => {
  const again = { ...contact, name: 'Ida Again', email: 'ida@visitor.example' };
  const id = await send(again);
  await untilMailed(id);
  await erasePerson(stores, again.email, { yes: true });
  expect(await lead(id)).toBeUndefined();

  expect(await send(again)).toBe(id);
  await untilMailed(id);
  expect((await lead(id))?.state).toBe('mailed');
  expect(await harness.mails(id, 2)).toHaveLength(2);

  await send(again);
  const after = await send({ ...contact, name: 'After Ida' });
  await untilMailed(after);
  expect(await harness.mails(id, 2)).toHaveLength(2);
  await erasePerson(stores, again.email, { yes: true });
});

test('erases the former versions of a lead that was deleted manually', async () => {
  const id = await send({ ...contact, name: 'Hugo Before', email: 'hugo@visitor.example' });
  await untilMailed(id);
  const found = await lead(id);
  await stores.archive.deleteObject({ key: found?.key ?? '' });
  expect(await lead(id)).toBeUndefined();
  expect((await stores.archive.listVersions()).filter(({ key }) => key.includes(id))).toHaveLength(4);
  expect(await erasePerson(stores, 'hugo@visitor.example', { yes: true })).toEqual([
    'Deleted 1 archived lead, 1 marker and 0 dead-letter messages of hugo@visitor.example. Mails that were sent stay in the mailboxes.',
  ]);
  expect((await stores.archive.listVersions()).filter(({ key }) => key.includes(id))).toEqual([]);
});

test('reports that no data of an unknown person is stored', async () => {
  expect(await erasePerson(stores, 'nobody@visitor.example', { yes: false })).toEqual([
    'No data of nobody@visitor.example is stored.',
  ]);
});

test('rejects an invalid e-mail address', async () => {
  await expect(erasePerson(stores, 'visitor', { yes: true })).rejects.toThrow(
    '"visitor" is not an e-mail address.',
  );
});
