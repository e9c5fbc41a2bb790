import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { openSenderArchive } from '../../lambda/aws/archive.ts';
import { openOwnerQueue } from '../../lambda/aws/owner-queue.ts';
import { parseMessage } from '../../leads/lead-message.ts';
import { formatLeadList, formatLead } from '../../leads/print.ts';
import { erasePerson } from '../../scripts/leads/erase-person.ts';
import { readInventory, type LeadStores } from '../../scripts/leads/inventory.ts';
import { resend } from '../../scripts/leads/resend.ts';
import { contact, estimate, startHarness, type Harness } from './support/harness.ts';
import { openStores } from './support/stores.ts';

let harness: Harness;
/** The stores of the emulators, except for the dead-letter queue: reading that of the emulators takes seconds. */
let stores: LeadStores;
let deadQueue: LeadStores['dead'];
let letters: string[];
beforeAll(async () => {
  harness = await startHarness({ concurrency: 4 });
  const opened = openStores(harness);
  deadQueue = opened.dead;
  stores = {
    ...opened,
    dead: {
      readBodies: async () => letters,
      deleteMatching: async (matches) => {
        const before = letters.length;
        letters = letters.filter((body) => !matches(body));
        return before - letters.length;
      },
    },
  };
});
beforeEach(() => {
  letters = [];
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await harness.stop();
});

/** Puts a lead into the dead-letter queue. Returns the message. */
const addDead = (id: string, fields: object): string => {
  const body = JSON.stringify({
    id,
    receivedAt: '2026-03-04T05:06:07.089Z',
    lead: { ...contact, ...fields },
  });
  letters.push(body);
  return body;
};
const archive = (body: string) =>
  openSenderArchive(harness.environment.ARCHIVE_BUCKET).storeLead(parseMessage(body), body);
const lead = async (id: string) =>
  (await readInventory(stores)).leads.find(({ message }) => message.id === id);
const untilMailed = (id: string) =>
  vi.waitFor(async () => expect((await stores.archive.listSentMarkers()).join()).toContain(id), 30_000);
const sendMailed = async (fields: object): Promise<string> => {
  const id = await harness.accept({ ...contact, ...fields });
  await untilMailed(id);
  return id;
};

test('lists the leads newest first, and shows where one is archived', async () => {
  const first = await sendMailed(estimate);
  const second = await sendMailed({ subject: 'robot' });
  const inventory = await readInventory(stores);
  const time = (at: number) => inventory.leads[at]?.message.receivedAt.replace(/T(.{5}).*/, ' $1 UTC');
  expect(formatLeadList(inventory)).toEqual([
    `${second}  ${time(0)}  mailed       contact   Ben Ortega <ben@visitor.example>  (suspected spam)`,
    `${first}  ${time(1)}  mailed       estimate  Ann Miller <ann.miller@visitor.example>`,
    '2 leads: 2 mailed, 0 waiting, 0 dead letters.',
  ]);
  expect(inventory.leads.slice(1).flatMap(formatLead)).toContain(
    `Archive         leads/${time(1)?.slice(0, 10).replaceAll('-', '/')}/${first}.json`,
  );
});

test('resends a mailed lead with the same id and text', async () => {
  const id = await sendMailed({ name: 'Cleo Again' });
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

test('a lead that was never archived is found in the dead-letter queue, and resending mails and removes it', async () => {
  const [id, other] = ['dead0001', 'dead0002'];
  addDead(id, { name: 'Fay Unkept' });
  addDead(other, { name: 'Edna Else' });
  expect(formatLeadList(await readInventory(stores)).at(-1)).toMatch(/ 2 dead letters\.$/);
  const found = await lead(id);
  expect([found?.state, found?.key, found && formatLead(found)[3]]).toEqual([
    'dead letter',
    undefined,
    'Archive         not in the archive',
  ]);
  expect((await resend(stores, id, { yes: true })).slice(1)).toEqual([
    'Put on the queue again; removed 1 dead-letter message.',
  ]);
  await untilMailed(id);
  expect(await harness.mails(id)).toHaveLength(1);
  expect(letters.join()).toContain(other);
});

test('reports an unknown id', async () => {
  await expect(resend(stores, 'abcdef0123', { yes: true })).rejects.toThrow(
    'There is no lead "abcdef0123". List the leads to see their ids.',
  );
});

test('erases a person from the archive, the markers and the dead-letter queue, and nobody else', async () => {
  const mailed = await sendMailed({ email: 'Gil.Gone@visitor.example', message: 'One.' });
  await archive(addDead('dead0003', { email: 'gil.gone@Visitor.example', message: 'Two.' }));
  addDead('dead0004', { name: 'Edna Else' });
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
  const id = await sendMailed(again);
  await erasePerson(stores, again.email, { yes: true });
  expect(await lead(id)).toBeUndefined();

  expect(await sendMailed(again)).toBe(id);
  expect((await lead(id))?.state).toBe('mailed');
  expect(await harness.mails(id, 2)).toHaveLength(2);

  await harness.accept(again);
  await sendMailed({ name: 'After Ida' });
  expect(await harness.mails(id, 2)).toHaveLength(2);
});

test('erases the former versions of a lead that was deleted manually', async () => {
  const id = await sendMailed({ name: 'Hugo Before', email: 'hugo@visitor.example' });
  const found = await lead(id);
  await stores.archive.deleteObject({ key: found?.key ?? '' });
  expect(await lead(id)).toBeUndefined();
  expect((await stores.archive.listVersions()).filter(({ key }) => key.includes(id))).toHaveLength(4);
  expect(await erasePerson(stores, 'hugo@visitor.example', { yes: true })).toEqual([
    'Deleted 1 archived lead, 1 marker and 0 dead-letter messages of hugo@visitor.example. Mails that were sent stay in the mailboxes.',
  ]);
  const left = (await stores.archive.listVersions()).filter(({ key }) => key.includes(id));
  // Delete markers are replicated to a copy of the archive.
  expect(left.map(({ key, isDeleteMarker }) => [key.split('/')[0], isDeleteMarker])).toEqual([
    ['claims', true],
    ['sent', true],
  ]);
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

test('the dead-letter queue is read completely, stays readable, and loses only matching messages', async () => {
  const bodies = Array.from({ length: 11 }, (_, index) => `message ${index}`);
  const { enqueueAgain } = openOwnerQueue(harness.environment.DEAD_QUEUE_URL);
  for (const [index, body] of bodies.entries()) await enqueueAgain(`dead000${index}`, body);
  expect((await deadQueue.readBodies()).toSorted()).toEqual(bodies.toSorted());
  expect(await deadQueue.deleteMatching((body) => body !== 'message 5')).toBe(10);
  expect(await deadQueue.readBodies()).toEqual(['message 5']);
});
