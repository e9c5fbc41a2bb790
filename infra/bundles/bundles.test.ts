import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ReceiveMessageCommand, SQSClient } from '@aws-sdk/client-sqs';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startArchive } from '../local/archive/server.ts';
import type { LocalFunction } from '../local/functions/function.ts';
import type { LocalServer } from '../local/http.ts';
import { startQueue } from '../local/queue/server.ts';
import { startSes } from '../local/ses/server.ts';
import { startFunction } from '../test/deployed-function.ts';
import { formEvent, httpEvent, queueEvent, restEvent } from '../test/events.ts';

type Started = LocalServer & { queueUrl: string };

let folder: string;
let archive: LocalServer;
let ses: Awaited<ReturnType<typeof startSes>>;
let queue: Started;
let ingest: LocalFunction;
let sender: LocalFunction;
const lines: string[] = [];
const secret = 'a'.repeat(40);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'leads-'));
  archive = await startArchive(folder, () => undefined);
  ses = await startSes(() => undefined);
  queue = await startQueue({ fault: () => undefined, visibilityTimeout: 30, maxReceiveCount: 3 });
  const endpoints = {
    AWS_ENDPOINT_URL_SES: ses.url,
    AWS_ENDPOINT_URL_SQS: queue.url,
    AWS_ENDPOINT_URL_S3: archive.url,
  };
  const keys = { QUEUE_URL: queue.queueUrl, FRONT_DOOR_SECRETS: secret };
  const names = { ARCHIVE_BUCKET: 'archive', MAIL_CONFIGURATION_SET: 'leads' };
  ingest = startFunction('FormIngest', { environment: { ...endpoints, ...keys }, lines });
  sender = startFunction('FormSender', { environment: { ...endpoints, ...names }, lines });
});
afterAll(async () => {
  await Promise.all([ingest.stop(), sender.stop()]);
  await Promise.all([archive.close(), ses.close(), queue.close()]);
  await rm(folder, { recursive: true, force: true });
});

const lead = {
  type: 'contact',
  name: 'Ann Miller',
  email: 'ann@visitor.test',
  phone: '714 555 0199',
  message: 'Do you work on Sundays?',
};
const messageWith = (id: string) => ({
  v: 1,
  id,
  receivedAt: '2026-02-03T04:05:06.789Z',
  suspectedSpam: false,
  lead: { ...lead, rooms: [], zipCode: '' },
});
const headers = { 'x-front-door': secret, origin: 'https://www.stone.test' };

test('deployed ingest accepts an API event and responds once the lead is in the queue', async () => {
  const body = JSON.stringify(lead);
  // The second event has the format of the former HTTP API.
  for (const event of [restEvent(body, headers), httpEvent(body, headers)])
    expect(await ingest.invoke(event)).toMatchObject({
      statusCode: 202,
      body: expect.stringMatching(/^\{"id":"[0-9a-f]{20}"\}$/),
      isBase64Encoded: false,
    });
  const looked = await ingest.invoke({ ...restEvent(body, headers), httpMethod: 'GET' });
  expect(looked).toMatchObject({ statusCode: 405 });
  // A monitoring probe.
  const probe = restEvent('', { ...headers, 'x-probe': '1' });
  expect(await ingest.invoke({ ...probe, httpMethod: 'GET' })).toMatchObject({ statusCode: 200 });
  const broken = {
    ...restEvent(body, headers),
    body: Buffer.from('{"name":"\u00e9"}', 'latin1').toString('base64'),
  };
  expect(await ingest.invoke(broken)).toMatchObject({ statusCode: 400, body: '{"error":"not-json"}' });
});

test('deployed ingest accepts a plain form post with a base64 body', async () => {
  const fields = { ...lead, name: 'Zoë Müller', message: 'Is 100% of it stone & tile?' };
  const answer = await ingest.invoke(formEvent(fields, headers));
  expect(answer).toMatchObject({ statusCode: 303, multiValueHeaders: { location: ['/thank-you'] } });
  const waiting = await new SQSClient({
    endpoint: queue.url,
    region: 'us-east-1',
    credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
  }).send(new ReceiveMessageCommand({ QueueUrl: queue.queueUrl, MaxNumberOfMessages: 10 }));
  type Queued = { form: { type: string }; fields: { name: string; value: string }[] };
  const queued = (waiting.Messages ?? []).map(({ Body = '' }) => JSON.parse(Body) as Queued);
  const received = queued.map((message) => ({
    type: message.form.type,
    ...Object.fromEntries(message.fields.map(({ name, value }) => [name, value])),
  }));
  expect(received).toContainEqual(fields);
  const empty = await ingest.invoke(formEvent({ type: 'contact' }, headers));
  expect(empty).toMatchObject({
    statusCode: 303,
    multiValueHeaders: { location: ['/not-sent#contact-name'] },
  });
});

test('deployed ingest limits the rate per IP address with a response that the forms understand', async () => {
  const from = (address: string) => ({ ...headers, 'true-client-ip': address });
  const post = async (address: string) => {
    const answer = await ingest.invoke(restEvent(JSON.stringify(lead), from(address)));
    return (answer as { statusCode: number }).statusCode;
  };
  const statuses: number[] = [];
  for (let request = 0; request < 22; request += 1) statuses.push(await post('198.51.100.77'));
  expect(statuses).toEqual([...Array<number>(20).fill(202), 429, 429]);
  const plain = await ingest.invoke(formEvent(lead, from('198.51.100.77')));
  expect(plain).toMatchObject({ statusCode: 303, multiValueHeaders: { location: ['/not-sent'] } });
  expect(await post('198.51.100.78')).toBe(202);
  await vi.waitFor(() => expect(lines.join('\n')).toContain('"reason":"busy"'));
  expect(lines.join('\n')).not.toContain('198.51.100');
});

test('metrics that alarms read are in the namespace of the stage', async () => {
  await vi.waitFor(() => expect(lines.join('\n')).toContain('"Namespace":"Leads/stone-prod"'));
});

test('the deployed sender archives and mails a queue message once', async () => {
  const message = messageWith('c0ffee00c0ffee00c0ff');
  await sender.invoke(queueEvent(1, JSON.stringify(message)));
  await sender.invoke(queueEvent(2, JSON.stringify(message)));
  const stored = await readFile(
    join(folder, encodeURIComponent('leads/2026/02/03/c0ffee00c0ffee00c0ff.json')),
    'utf8',
  );
  expect(JSON.parse(stored)).toEqual(message);
  expect(ses.messages()).toMatchObject([
    {
      from: 'website@leads.stone.test',
      to: ['estimates@stone.test', 'office@mailbox.test'],
      replyTo: ['ann@visitor.test'],
      configurationSet: 'leads',
      tags: { lead: 'c0ffee00c0ffee00c0ff' },
    },
  ]);
});

test('the deployed sender throws for an invalid message, so that the error alarm fires', async () => {
  await expect(sender.invoke(queueEvent(1, 'no lead'))).rejects.toThrow('message: SyntaxError');
});
