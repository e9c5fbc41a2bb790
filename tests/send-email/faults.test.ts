import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { LeadStores } from '../../scripts/leads/inventory.ts';
import { resend } from '../../scripts/leads/resend.ts';
import { contact, message, startHarness, type Harness } from './support/harness.ts';
import { openStores } from './support/stores.ts';

let harness: Harness;
let stores: LeadStores;
beforeAll(async () => {
  harness = await startHarness({ visibilityTimeout: 2, maxReceiveCount: 3, concurrency: 8 });
  stores = openStores(harness);
});
afterEach(() => harness.setFaults({}));
afterAll(async () => {
  vi.unstubAllEnvs();
  await harness.stop();
});

const accept = (name: string, more: object = {}) => harness.accept({ ...contact, name, ...more });
const untilEvents = (id: string, events: string[]) =>
  vi.waitFor(() => expect(harness.events(id)).toEqual(events), 20_000);
const archivedKeys = async (id: string) =>
  (await stores.archive.listLeadKeys()).filter((key) => key.includes(id));
/** Returns the message in the dead-letter queue once it is there. */
const untilDead = (id: string): Promise<unknown> =>
  vi.waitFor(async () => {
    const [body = '', ...others] = (await stores.dead.readBodies()).filter((each) => each.includes(id));
    expect(others).toEqual([]);
    return JSON.parse(body);
  }, 30_000);

test('responds with an error, never with 202, while the queue is down', async () => {
  harness.setFaults({ queue: 'down' });
  const [answer, form] = await Promise.all([
    harness.send({ ...contact, name: 'Ida Down' }),
    harness.sendForm(Object.entries({ ...contact, name: 'Ida Form' })),
  ]);
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '30']);
  expect(await answer.json()).toEqual({ error: 'unavailable' });
  expect([form.status, form.headers.get('location')]).toEqual([303, '/not-sent']);
  harness.setFaults({});
  await harness.mails(await accept('Ida Down'));
  expect(harness.messages().filter(({ text }) => text.includes('Ida'))).toHaveLength(1);
});

test.each([
  ['if the queue throttles', { queue: 'throttle' }],
  ['above the rate limit of the API', { api: 'limit' }],
] as const)('responds with 429 %s', async (_, faults) => {
  harness.setFaults(faults);
  const answer = await harness.send({ ...contact, name: 'Jo Busy' });
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '30']);
  expect(await answer.json()).toEqual({ error: 'busy' });
});

test('a single refused connection to the queue does not lose the lead', async () => {
  const faults = ['down'] as const;
  let calls = 0;
  harness.setFaults({ queue: () => faults[calls++] });
  await harness.mails(await accept('Kim Retry'));
});

test('each lead is mailed once after SES has throttled, failed, dropped the connection or sent an empty response', async () => {
  const faults = ['throttle', 'error', 'reset', 'empty'] as const;
  const codes = ['Throttling', 'ServiceUnavailable', 'TimeoutError', 'NoMessageId'];
  let calls = 0;
  harness.setFaults({ ses: () => faults[calls++] });
  const ids = await Promise.all(faults.map((fault) => accept(`Leo ${fault}`)));
  for (const id of ids) expect(await harness.mails(id)).toHaveLength(1);
  // The order in which they are mailed is random.
  const expected = codes.map((code) => ['Accepted', `SendFailed mail: ${code}`, 'Retried', 'Sent']);
  const found = () => ids.map(harness.events).toSorted();
  await vi.waitFor(() => expect(found()).toEqual(expected.toSorted()), 20_000);
});

test('a Reply-To address that SES rejects does not block the lead', async () => {
  const id = await accept('Lea Dots', { email: 'lea..dots@visitor.example' });
  const [mail] = await harness.mails(id);
  expect(mail?.replyTo).toEqual([]);
  expect(mail?.text).toContain('Email: lea..dots@visitor.example\n');
  expect(mail?.text).toContain('Answering this mail does not reach the visitor.\n');
  expect(mail?.html).toContain('>Answering this mail does not reach the visitor.</p>');
  await untilEvents(id, ['Accepted', 'ReplyToRefused InvalidParameterValue', 'Sent']);
});

test('a lead that is delivered twice is mailed once', async () => {
  harness.setFaults({ queue: 'twice' });
  const id = await accept('Max Twice');
  await untilEvents(id, ['Accepted', 'Sent', 'Retried', 'Repeated']);
  expect(await harness.mails(id)).toHaveLength(1);
});

const archiveFailure = ['SendFailed archive: TimeoutError', 'Retried'];

test('a single failure of the archive delays the mail, which is sent once', async () => {
  let calls = 0;
  // As many failures as the client has attempts.
  harness.setFaults({ archive: () => ((calls += 1) <= 3 ? 'down' : undefined) });
  const id = await accept('Nia Archive');
  expect(await harness.mails(id)).toHaveLength(1);
  await untilEvents(id, ['Accepted', ...archiveFailure, 'Sent']);
});

test('while the archive is down, a lead is mailed at the second attempt, and again when it is archived', async () => {
  harness.setFaults({ archive: 'down' });
  const id = await accept('Nils Outage');
  const [early] = await harness.mails(id);
  expect(early?.text).toContain('\nNot in the archive yet.\n');
  expect(early?.html).toContain('>Not in the archive yet.</p>');
  harness.setFaults({});
  const [, late, ...more] = await harness.mails(id, 2);
  expect([late?.subject, more]).toEqual([early?.subject, []]);
  expect(late?.text).not.toContain('archive');
  await untilEvents(id, ['Accepted', ...archiveFailure, 'SentUnarchived', ...archiveFailure, 'Sent']);
  expect(await archivedKeys(id)).toHaveLength(1);
});

test('a lead that cannot be archived is mailed once and ends in the dead-letter queue', async () => {
  harness.setFaults({ archive: 'down' });
  const id = await accept('Nora Never');
  await untilDead(id);
  expect(await harness.mails(id)).toHaveLength(1);
});

test('a lead that cannot be mailed is in the archive and in the dead-letter queue, until it is resent', async () => {
  harness.setFaults({ ses: 'refuse' });
  const id = await accept('Ole Dead');
  expect(await untilDead(id)).toMatchObject({
    v: 2,
    id,
    form: { type: 'contact' },
    fields: [{ value: 'Ole Dead' }, {}, {}, {}],
  });
  const refused = ['ReplyToRefused MessageRejected', 'SendFailed mail: MessageRejected'];
  const again = ['Retried', ...refused];
  // On a slow machine, the queue moves the message to the dead-letter queue before its sender has logged the reason.
  await untilEvents(id, ['Accepted', ...refused, ...again, ...again]);
  expect(await archivedKeys(id)).toHaveLength(1);
  harness.setFaults({});
  expect(await resend(stores, id, { yes: true })).toEqual([
    expect.stringContaining('  dead letter  contact  Ole Dead '),
    'Put on the queue again; removed 1 dead-letter message.',
  ]);
  expect(await harness.mails(id)).toHaveLength(1);
});

test('no log line contains visitor input, whatever fails', async () => {
  const visitor = {
    name: 'Quentin Unmistakable',
    email: 'quentin..unmistakable@visitor.example',
    phone: '(657) 555-0177',
    message: `Unmistakable words. ${message}`,
  };
  await harness.mails(await harness.accept({ ...contact, ...visitor }));
  await harness.send({ type: 'estimate', ...visitor, zipCode: '98765x', rooms: ['unmistakable'] });
  await harness.post(`{"name":"${visitor.name}`, { origin: 'https://unmistakable.example' });
  await harness.post(JSON.stringify(visitor), {
    'content-type': 'text/unmistakable',
    cookie: 'c=unmistakable',
  });
  for (const queue of ['down', 'throttle'] as const) {
    harness.setFaults({ queue });
    await harness.send({ ...contact, ...visitor, name: `Quentin ${queue}` });
  }
  harness.setFaults({});
  // Messages of another version, or of a person with access to the queue.
  await stores.queue.enqueueAgain('unreadable', `Quentin Unmistakable, ${visitor.phone}`);
  await stores.queue.enqueueAgain('incomplete', JSON.stringify({ lead: visitor }));
  await vi.waitFor(() => {
    const all = harness.logs().join('\n');
    for (const code of ['SyntaxError', 'ZodError'])
      expect(all).toContain(`"errorMessage":"message: ${code}"`);
  }, 20_000);
  const all = harness.logs().join('\n');
  expect(all).toContain('"fields":["rooms:unknown","zipCode:format"]');
  expect(all).not.toMatch(/unmistakable|quentin|visitor\.example|555-?0177|98765x|business\.example|marble/i);
});
