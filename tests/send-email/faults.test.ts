import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { openOwnerQueue } from '../../lambda/aws/owner-queue.ts';
import { openArchive } from './support/archive.ts';
import { deadLetters } from './support/dead-letters.ts';
import { contact, message, startHarness, type Harness } from './support/harness.ts';

let harness: Harness;
beforeAll(async () => {
  harness = await startHarness({ visibilityTimeout: 2, maxReceiveCount: 3, concurrency: 4 });
});
afterEach(() => harness.setFaults({}));
afterAll(() => harness.stop());

/** Returns a fault for the first call only. */
const once = <F extends string>(fault: F) => {
  let drawn = false;
  return (): F | undefined => {
    if (drawn) return undefined;
    drawn = true;
    return fault;
  };
};

const accepted = async (body: object): Promise<string> => {
  const answer = await harness.send(body);
  expect(answer.status).toBe(202);
  return ((await answer.json()) as { id: string }).id;
};

/**
 * Returns the logged events of a lead, those of ingest before those of the sender, because the order between the two
 * functions is random.
 */
const events = (lead: string) => {
  const lines = harness
    .logs()
    .map((line): { event?: string; lead?: string; code?: string } => JSON.parse(line))
    .filter((line) => line.lead === lead)
    .map(({ event, code }) => (code === undefined ? event : `${event} ${code}`));
  return [...lines.filter((line) => line === 'Accepted'), ...lines.filter((line) => line !== 'Accepted')];
};

test('responds with an error, never with 202, while the queue is down', async () => {
  harness.setFaults({ queue: 'down' });
  const answer = await harness.send({ ...contact, name: 'Ida Down' });
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '30']);
  expect(await answer.json()).toEqual({ error: 'unavailable' });
  const form = await harness.sendForm(Object.entries({ ...contact, name: 'Ida Form' }));
  expect([form.status, form.headers.get('location')]).toEqual([303, '/not-sent']);
  harness.setFaults({});
  await harness.mails(await accepted({ ...contact, name: 'Ida Down' }));
  expect(harness.messages().filter(({ text }) => text.includes('Ida'))).toHaveLength(1);
});

test('responds with 429 if the queue throttles', async () => {
  harness.setFaults({ queue: 'throttle' });
  const answer = await harness.send({ ...contact, name: 'Jo Busy' });
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '30']);
  expect(await answer.json()).toEqual({ error: 'busy' });
});

test('a single refused connection to the queue does not lose the lead', async () => {
  harness.setFaults({ queue: once('down') });
  await harness.mails(await accepted({ ...contact, name: 'Kim Retry' }));
});

test('the rate limit of the API responds like the function', async () => {
  harness.setFaults({ api: 'limit' });
  const answer = await harness.send(contact);
  expect(answer.status).toBe(429);
  expect(await answer.json()).toEqual({ error: 'busy' });
});

test.each([
  ['throttles', 'throttle', 'mail: Throttling'],
  ['is not available', 'error', 'mail: ServiceUnavailable'],
  ['drops the connection', 'reset', 'mail: TimeoutError'],
] as const)('a lead is mailed once SES that %s has recovered', async (name, fault, code) => {
  harness.setFaults({ ses: once(fault) });
  const id = await accepted({ ...contact, name });
  expect(await harness.mails(id)).toHaveLength(1);
  await vi.waitFor(() => expect(events(id)).toEqual(['Accepted', `SendFailed ${code}`, 'Retried', 'Sent']));
});

test('a Reply-To address that SES rejects does not block the lead', async () => {
  const id = await accepted({ ...contact, name: 'Lea Dots', email: 'lea..dots@visitor.example' });
  const [mail] = await harness.mails(id);
  expect(mail?.replyTo).toEqual([]);
  expect(mail?.text).toContain('Email: lea..dots@visitor.example\n');
  expect(mail?.text).toContain('Answering this mail does not reach the visitor.\n');
  expect(mail?.html).toContain('>Answering this mail does not reach the visitor.</p>');
  await vi.waitFor(() =>
    expect(events(id)).toEqual(['Accepted', 'ReplyToRefused InvalidParameterValue', 'Sent']),
  );
});

test('a lead that is delivered twice is mailed once', async () => {
  harness.setFaults({ queue: 'twice' });
  const id = await accepted({ ...contact, name: 'Max Twice' });
  await vi.waitFor(() => expect(events(id)).toEqual(['Accepted', 'Sent', 'Retried', 'Repeated']), 20_000);
  expect(await harness.mails(id)).toHaveLength(1);
});

test('a 200 response of SES without a message id is an error', async () => {
  harness.setFaults({ ses: once('empty') });
  const id = await accepted({ ...contact, name: 'Moe Empty' });
  expect(await harness.mails(id)).toHaveLength(1);
  await vi.waitFor(() =>
    expect(events(id)).toEqual(['Accepted', 'SendFailed mail: NoMessageId', 'Retried', 'Sent']),
  );
});

test('a single failure of the archive delays the mail, which is sent once', async () => {
  let calls = 0;
  // As many failures as the client has attempts.
  harness.setFaults({ archive: () => ((calls += 1) <= 3 ? 'down' : undefined) });
  const id = await accepted({ ...contact, name: 'Nia Archive' });
  expect(await harness.mails(id)).toHaveLength(1);
  await vi.waitFor(() =>
    expect(events(id)).toEqual(['Accepted', 'SendFailed archive: TimeoutError', 'Retried', 'Sent']),
  );
});

test('while the archive is down, a lead is mailed at the second attempt, and again when it is archived', async () => {
  harness.setFaults({ archive: 'down' });
  const id = await accepted({ ...contact, name: 'Nils Outage' });
  const [early] = await harness.mails(id);
  expect(early?.text).toContain('\nNot in the archive yet.\n');
  expect(early?.html).toContain('>Not in the archive yet.</p>');
  harness.setFaults({});
  const [, late, ...more] = await harness.mails(id, 2);
  expect([late?.subject, more]).toEqual([early?.subject, []]);
  expect(late?.text).not.toContain('archive');
  await vi.waitFor(() =>
    expect(events(id)).toEqual([
      'Accepted',
      'SendFailed archive: TimeoutError',
      'Retried',
      'SentUnarchived',
      'SendFailed archive: TimeoutError',
      'Retried',
      'Sent',
    ]),
  );
  expect((await openArchive(harness).keys('leads/')).filter((key) => key.includes(id))).toHaveLength(1);
});

test('a lead that cannot be archived is mailed once and ends in the dead-letter queue', async () => {
  harness.setFaults({ archive: 'down' });
  const id = await accepted({ ...contact, name: 'Nora Never' });
  await vi.waitFor(async () => expect(JSON.stringify(await deadLetters(harness))).toContain(id), 30_000);
  expect(await harness.mails(id)).toHaveLength(1);
});

test('a lead that cannot be mailed is in the archive and in the dead-letter queue', async () => {
  harness.setFaults({ ses: 'refuse' });
  const id = await accepted({ ...contact, name: 'Ole Dead' });
  const [letter] = await vi.waitFor(async () => {
    const found = (await deadLetters(harness)).filter((dead) => dead.id === id);
    expect(found).toHaveLength(1);
    return found;
  }, 30_000);
  expect(letter).toMatchObject({
    v: 2,
    id,
    form: { type: 'contact' },
    fields: [{ value: 'Ole Dead' }, {}, {}, {}],
  });
  const refused = ['ReplyToRefused MessageRejected', 'SendFailed mail: MessageRejected'];
  const again = ['Retried', ...refused];
  // On a slow machine, the queue moves the message to the dead-letter queue before its sender has logged the reason.
  await vi.waitFor(() => expect(events(id)).toEqual(['Accepted', ...refused, ...again, ...again]), 10_000);
  expect((await openArchive(harness).keys('leads/')).filter((key) => key.includes(id))).toHaveLength(1);
});

test('no log line contains visitor input, whatever fails', async () => {
  const visitor = {
    name: 'Quentin Unmistakable',
    email: 'quentin..unmistakable@visitor.example',
    phone: '(657) 555-0177',
    message: `Unmistakable words. ${message}`,
  };
  await harness.mails(await accepted({ ...contact, ...visitor }));
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
  vi.stubEnv('AWS_ENDPOINT_URL_SQS', harness.environment.AWS_ENDPOINT_URL_SQS);
  for (const name of ['AWS_REGION', 'AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY'] as const)
    vi.stubEnv(name, harness.environment[name]);
  const queue = openOwnerQueue(harness.environment.QUEUE_URL);
  await queue.enqueueAgain('unreadable', `Quentin Unmistakable, ${visitor.phone}`);
  await queue.enqueueAgain('incomplete', JSON.stringify({ lead: visitor }));
  vi.unstubAllEnvs();
  await vi.waitFor(() => {
    const all = harness.logs().join('\n');
    for (const code of ['SyntaxError', 'ZodError'])
      expect(all).toContain(`"errorMessage":"message: ${code}"`);
  }, 20_000);
  const all = harness.logs().join('\n');
  expect(all).toContain('"fields":["rooms:unknown","zipCode:format"]');
  expect(all).not.toMatch(/unmistakable|quentin|visitor\.example|555-?0177|98765x|business\.example|marble/i);
});
