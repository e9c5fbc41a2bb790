import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { erasePerson } from '../../lambda/owner/erase-person.ts';
import { openOwnerArchive } from '../../lambda/aws/owner-archive.ts';
import { readInventory, type LeadStores } from '../../lambda/owner/inventory.ts';
import { formatLeadList, formatLead } from '../../lambda/owner/print.ts';
import { resend } from '../../lambda/owner/resend.ts';
import { openDeadLetterQueue, openLeadQueue } from '../../lambda/aws/owner-queue.ts';
import { deadLetters } from './support/dead-letters.ts';
import { contact, estimate, startHarness, type Harness } from './support/harness.ts';

let harness: Harness;
let desk: LeadStores;
beforeAll(async () => {
  // On a busy machine a lead that takes longer than both tries would be a dead letter although it is mailed.
  harness = await startHarness({ visibilityTimeout: 2, maxReceiveCount: 2, concurrency: 4 });
  const { environment } = harness;
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
  desk = {
    archive: openOwnerArchive(environment.ARCHIVE_BUCKET),
    queue: openLeadQueue(environment.QUEUE_URL),
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
  vi.waitFor(async () => expect((await desk.dead.readBodies()).join()).toContain(id), 30_000);
const sendDead = async (body: object): Promise<string> => {
  harness.setFaults({ ses: 'error' });
  const id = await send(body);
  await untilDead(id);
  harness.setFaults({});
  return id;
};
const lead = async (id: string) => (await readInventory(desk)).leads.find(({ message }) => message.id === id);
const untilMailed = (id: string) =>
  vi.waitFor(async () => expect((await desk.archive.listSentMarkers()).join()).toContain(id), 30_000);

test('the leads are listed newest first, and shown in full', async () => {
  const first = await send(estimate);
  const second = await send({ ...contact, subject: 'robot' });
  await untilMailed(first);
  await untilMailed(second);
  const overview = await readInventory(desk);
  const time = (at: number) => overview.leads[at]?.message.receivedAt.replace(/T(.{5}).*/, ' $1 UTC');
  expect(formatLeadList(overview)).toEqual([
    `${second}  ${time(0)}  mailed       contact   Ben Ortega <ben@visitor.example>  (suspected spam)`,
    `${first}  ${time(1)}  mailed       estimate  Ann Miller <ann.miller@visitor.example>`,
    '2 leads: 2 mailed, 0 waiting, 0 dead letters.',
  ]);
  const shown = overview.leads.slice(1).flatMap(formatLead);
  expect(shown).toEqual([
    `Lead            ${first}`,
    `Received        ${time(1)}`,
    'State           mailed',
    `Archive         leads/${time(1)?.slice(0, 10).replaceAll('-', '/')}/${first}.json`,
    'Suspected spam  no',
    'Form            estimate',
    'Name            Ann Miller',
    'Phone           (714) 555-0199',
    'E-mail          ann.miller@visitor.example',
    'Zip code        92626',
    'Rooms           kitchen, hard-surfaces',
    '',
    estimate.message,
    '',
  ]);
});

test('a lead that was mailed is mailed once more, with the same id and the same words', async () => {
  const id = await send({ ...contact, name: 'Cleo Again' });
  await untilMailed(id);
  const before = await lead(id);
  const plan = await resend(desk, id, { yes: false });
  expect(plan.slice(1)).toEqual([
    'Would be put on the queue again, and its dead letters removed from theirs.',
    'Nothing was changed. Add --yes to do it.',
  ]);
  expect((await lead(id))?.state).toBe('mailed');
  expect((await resend(desk, id, { yes: true })).slice(1)).toEqual([
    'Put on the queue again; 0 dead letters removed.',
  ]);
  const [first, second, ...more] = await harness.mails(id, 2);
  expect([second?.subject, second?.text, more]).toEqual([first?.subject, first?.text, []]);
  await untilMailed(id);
  expect(await lead(id)).toEqual(before);
});

test('a dead letter is mailed, and is none any more', async () => {
  const id = await sendDead({ ...contact, name: 'Dora Dead' });
  expect(formatLeadList(await readInventory(desk)).at(-1)).toMatch(/ 1 dead letter\.$/);
  expect((await resend(desk, id, { yes: true })).slice(1)).toEqual([
    'Put on the queue again; 1 dead letter removed.',
  ]);
  await untilMailed(id);
  expect(await harness.mails(id)).toHaveLength(1);
  expect(await desk.dead.readBodies()).toEqual([]);
});

test('looking at the dead letters hides them from nobody', async () => {
  const id = await sendDead({ ...contact, name: 'Edna Seen', email: 'edna@visitor.example' });
  await readInventory(desk);
  expect(await deadLetters(harness)).toMatchObject([{ id }]);
});

test('a lead that never reached the archive is known from the dead letters', async () => {
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

test('an id that nobody has is said', async () => {
  await expect(resend(desk, 'abcdef0123', { yes: true })).rejects.toThrow(
    'There is no lead "abcdef0123". List the leads to see their ids.',
  );
});

test('a person is forgotten: archive, marks and dead letters, and nobody else is', async () => {
  const person = { ...contact, email: 'Gil.Gone@visitor.example' };
  const mailed = await send({ ...person, message: 'One.' });
  await untilMailed(mailed);
  await sendDead({ ...person, message: 'Two.', email: 'gil.gone@Visitor.example' });
  const others = (await readInventory(desk)).leads.filter(({ body }) => !/gil/i.test(body));
  const marksOfOthers = (await desk.archive.listSentMarkers()).filter((key) => !key.includes(mailed));

  const plan = await erasePerson(desk, ' GIL.GONE@visitor.example ', { yes: false });
  expect(plan.slice(2)).toEqual([
    'Would remove 2 archived leads, 1 mark and 1 dead letter of gil.gone@visitor.example.',
    'Nothing was changed. Add --yes to do it.',
  ]);
  expect((await readInventory(desk)).leads).toHaveLength(others.length + 2);

  const done = await erasePerson(desk, 'gil.gone@visitor.example', { yes: true });
  expect(done.slice(2)).toEqual([
    'Removed 2 archived leads, 1 mark and 1 dead letter of gil.gone@visitor.example. Mails that were sent stay in the mailboxes.',
  ]);
  const after = await readInventory(desk);
  expect(after.leads).toEqual(others);
  expect(after.sentMarkers).toEqual(marksOfOthers);
  expect(after.deadLetters.join()).not.toMatch(/gil/i);
  const versions = (await desk.archive.listVersions()).filter(({ isDeleteMarker: marker }) => !marker);
  expect((await desk.archive.readVersions(versions)).map(({ body }) => body).join()).not.toMatch(/gil/i);
  expect(versions.map(({ key }) => key).join()).not.toContain(mailed);
});

test('a request that is sent again just after it was forgotten is kept and mailed, and its repeat is not', async () => {
  const again = { ...contact, name: 'Ida Again', email: 'ida@visitor.example' };
  const id = await send(again);
  await untilMailed(id);
  await erasePerson(desk, again.email, { yes: true });
  expect(await lead(id)).toBeUndefined();

  expect(await send(again)).toBe(id);
  await untilMailed(id);
  expect((await lead(id))?.state).toBe('mailed');
  expect(await harness.mails(id, 2)).toHaveLength(2);

  await send(again);
  const after = await send({ ...contact, name: 'After Ida' });
  await untilMailed(after);
  expect(await harness.mails(id, 2)).toHaveLength(2);
  await erasePerson(desk, again.email, { yes: true });
});

test('nothing is left of a person whose lead was deleted by hand before', async () => {
  const id = await send({ ...contact, name: 'Hugo Before', email: 'hugo@visitor.example' });
  await untilMailed(id);
  const found = await lead(id);
  await desk.archive.deleteObject(found?.key ?? '');
  expect(await lead(id)).toBeUndefined();
  expect((await desk.archive.listVersions()).filter(({ key }) => key.includes(id))).toHaveLength(4);
  expect(await erasePerson(desk, 'hugo@visitor.example', { yes: true })).toEqual([
    'Removed 1 archived lead, 1 mark and 0 dead letters of hugo@visitor.example. Mails that were sent stay in the mailboxes.',
  ]);
  expect((await desk.archive.listVersions()).filter(({ key }) => key.includes(id))).toEqual([]);
});

test('of somebody who never wrote nothing is kept', async () => {
  expect(await erasePerson(desk, 'nobody@visitor.example', { yes: false })).toEqual([
    'Nothing is kept of nobody@visitor.example.',
  ]);
});

test('what is no address is not searched for', async () => {
  await expect(erasePerson(desk, 'visitor', { yes: true })).rejects.toThrow(
    '"visitor" is no e-mail address.',
  );
});
