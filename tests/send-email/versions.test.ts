import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openOwnerArchive } from '../../lambda/aws/owner-archive.ts';
import { openDeadLetterQueue, openLeadQueue } from '../../lambda/aws/owner-queue.ts';
import { toCsv } from '../../lambda/owner/csv.ts';
import { erasePerson } from '../../lambda/owner/erase-person.ts';
import { formatLead, formatLeadList } from '../../lambda/owner/print.ts';
import { findLead, readInventory, type LeadStores } from '../../lambda/owner/inventory.ts';
import { resend } from '../../lambda/owner/resend.ts';
import { estimateForm } from './support/forms.ts';
import { contact, estimate, order, origin, startHarness, type Harness } from './support/harness.ts';

/** The documents of the page that a visitor filled in differ from those of the functions. */
let harness: Harness;
let stores: LeadStores;
beforeAll(async () => {
  harness = await startHarness();
  for (const [name, value] of Object.entries(harness.environment)) vi.stubEnv(name, value);
  const { ARCHIVE_BUCKET, QUEUE_URL, DEAD_QUEUE_URL } = harness.environment;
  stores = {
    archive: openOwnerArchive(ARCHIVE_BUCKET),
    queue: openLeadQueue(QUEUE_URL),
    dead: openDeadLetterQueue(DEAD_QUEUE_URL),
  };
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await harness.stop();
});

const accepted = async (answer: Response): Promise<string> => {
  expect(answer.status).toBe(202);
  return ((await answer.json()) as { id: string }).id;
};
const untilMailed = (id: string) =>
  vi.waitFor(async () => expect((await stores.archive.listSentMarkers()).join()).toContain(id), 30_000);

test('a tab from before a deployment sends no revision, and its request is checked with the current form', async () => {
  const id = await accepted(await harness.send(estimate));
  const [mail] = await harness.mails(id);
  expect(mail?.subject).toBe(`Estimate: kitchen, hard surfaces [${id}]`);
  expect((await harness.send({ ...estimate, zipCode: '' })).status).toBe(422);
  const current = { 'x-form-revision': estimateForm.revision };
  expect(await accepted(await harness.send(estimate, current))).toBe(id);
});

test.each([
  [
    'after a rollback, a page with an additional field',
    { ...contact, company: 'Reyes LLC' },
    'Company: Reyes LLC',
  ],
  ['after deploying only pages, a page without a field', { ...contact, phone: undefined }, ''],
  [
    'a tab that was left open, with an option that was removed',
    { ...contact, floors: ['oak'] },
    'Floors: oak',
  ],
])('%s is mailed as it came', async (_, request, line) => {
  const id = await accepted(await harness.send(request, { 'x-form-revision': 'f00' }));
  const [mail] = await harness.mails(id);
  expect(mail).toMatchObject({ subject: `Message [${id}]`, replyTo: [contact.email] });
  expect(mail?.text).toMatch(/^Ben Ortega\nMessage\n\n/);
  expect(mail?.text).toContain(`${line}\n`);
  expect(mail?.text.endsWith(`\n\nMessage:\n${contact.message}\n`)).toBe(true);
});

test('after a rollback, a plain post of a form that the function does not know is mailed as it came', async () => {
  const answer = await harness.sendForm([
    ['type', 'appointment'],
    ['form-revision', 'f00'],
    ['name', 'Dana Rollback'],
    ['email', 'dana@visitor.example'],
    ['subject', ''],
    ['times', 'morning'],
    ['times', 'noon'],
  ]);
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/thank-you']);
  const mail = await vi.waitFor(() => {
    const found = harness.messages().find(({ text }) => text.startsWith('Dana Rollback\nappointment\n'));
    if (!found) throw new Error('not mailed yet');
    return found;
  }, 30_000);
  expect(mail.subject).toBe(`Stone & Son [${mail.tags['lead']}]`);
  expect([mail.replyTo, mail.html.includes('appointment')]).toEqual([['dana@visitor.example'], true]);
  expect(mail.text).toContain('Times: morning, noon\n');
  expect(mail.text).not.toMatch(/subject|revision|f00/i);
});

test('a lead of version 1 is delivered, listed, shown, exported, mailed again and erased', async () => {
  const lead = { ...estimate, name: 'Vera First', email: 'vera@visitor.example' };
  const id = 'abcdef0123abcdef0123';
  const stored = {
    v: 1,
    id,
    receivedAt: new Date().toISOString(),
    suspectedSpam: false,
    spamSignals: [],
    page: '/',
    lead,
  };
  await stores.queue.enqueueAgain(id, JSON.stringify(stored));
  await untilMailed(id);
  const [found] = findLead(await readInventory(stores), id);
  expect(JSON.parse(found.body)).toEqual(stored);
  expect(formatLeadList(await readInventory(stores)).join('\n')).toMatch(
    /abcdef0123abcdef0123 .* mailed {7}estimate {5}Vera First <vera@visitor\.example>/,
  );
  expect(formatLead(found)).toContain('Rooms           kitchen, hard-surfaces');
  expect(toCsv([found])).toContain('"Vera First","vera@visitor.example"');
  await resend(stores, id, { yes: true });
  const [first, second] = await harness.mails(id, 2);
  expect(first?.subject).toBe(`Estimate [${id}]`);
  expect(second?.text).toBe(first?.text);
  await untilMailed(id);
  expect((await erasePerson(stores, lead.email, { yes: true })).at(-1)).toMatch(
    /^Deleted 1 archived lead, 1 marker /,
  );
});

test('a person is erased from leads of unknown forms, whatever the field with the address is called', async () => {
  const request = { type: 'appointment', who: 'Emil', reach: 'Emil@visitor.example' };
  const id = await accepted(await harness.send(request));
  await untilMailed(id);
  expect((await erasePerson(stores, 'emil@visitor.example', { yes: true })).at(-1)).toMatch(
    /^Deleted 1 archived lead, 1 marker /,
  );
});

test('a form of the site with other fields is delivered, with and without JavaScript', async () => {
  const id = await accepted(await harness.send(order, { origin }));
  const [mail] = await harness.mails(id);
  expect(mail).toMatchObject({
    subject: `Cake order: birthday cake [${id}]`,
    replyTo: ['cleo@visitor.example'],
    tags: { lead: id },
  });
  const plain = await harness.sendForm(Object.entries({ ...order, product: 'bread', agreed: 'yes' }));
  expect(plain.headers.get('location')).toBe('/thank-you');
  await vi.waitFor(
    () =>
      expect(harness.messages().some(({ subject }) => subject.startsWith('Cake order: bread ['))).toBe(true),
    30_000,
  );
  const refused = await harness.sendForm(Object.entries({ ...order, lettering: '', quantity: '0' }));
  expect(refused.headers.get('location')).toBe('/not-sent#order-lettering');
});
