import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest';
import { startArchive } from './local/archive.ts';
import { createFunction, type LocalFunction } from './local/function.ts';
import type { LocalServer } from './local/http.ts';
import { startQueue } from './local/queue/server.ts';
import { startSes } from './local/ses/server.ts';
import { httpEvent, queueEvent } from './test/events.ts';
import { resource, templateOf, type Template } from './test/template.ts';

type Variables = Record<string, unknown>;
type Started = LocalServer & { queueUrl: string };

let folder: string;
let archive: LocalServer;
let ses: Awaited<ReturnType<typeof startSes>>;
let queue: Started;
let ingest: LocalFunction;
let sender: LocalFunction;
const lines: string[] = [];
const secret = 'a'.repeat(40);

const functionOf = (template: Template, name: string) =>
  resource(template, 'AWS::Lambda::Function', name).Properties as {
    Code: { S3Key: string };
    Handler: string;
    Environment: { Variables: Variables };
  };

/** The variables of a function as the stack sets them; what AWS fills in is given here. */
const environmentOf = (variables: Variables, filled: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(variables).map(([name, value]) => [
      name,
      typeof value === 'string' ? value : (filled[name] ?? ''),
    ]),
  );

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'leads-'));
  archive = await startArchive(folder, () => undefined);
  ses = await startSes(() => undefined);
  queue = await startQueue({ fault: () => undefined, visibilityTimeout: 30, maxReceiveCount: 3 });
  const template = templateOf('prod');
  const start = (name: string, filled: Record<string, string>) => {
    const { Code, Handler, Environment } = functionOf(template, name);
    expect(Handler).toBe('index.handler');
    return createFunction({
      bundle: join(inject('assemblies'), 'prod', `asset.${Code.S3Key.replace('.zip', '')}`, 'index.mjs'),
      environment: {
        AWS_REGION: 'us-east-1',
        AWS_ACCESS_KEY_ID: 'local',
        AWS_SECRET_ACCESS_KEY: 'local',
        AWS_EC2_METADATA_DISABLED: 'true',
        AWS_ENDPOINT_URL_SES: ses.url,
        AWS_ENDPOINT_URL_SQS: queue.url,
        AWS_ENDPOINT_URL_S3: archive.url,
        ...environmentOf(Environment.Variables, filled),
      },
      onLine: (line) => void lines.push(line),
    });
  };
  ingest = start('FormIngest', {
    QUEUE_URL: queue.queueUrl,
    FRONT_DOOR_SECRETS: `${secret},${'b'.repeat(40)}`,
  });
  sender = start('FormSender', { ARCHIVE_BUCKET: 'archive', MAIL_CONFIGURATION_SET: 'leads' });
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
const headers = { 'x-front-door': secret, origin: 'https://www.stone.test' };

test('ingest as it is deployed takes an event of the API and answers when the queue has the lead', async () => {
  const answer = await ingest.invoke(httpEvent(JSON.stringify(lead), headers));
  expect(answer).toMatchObject({ statusCode: 202, body: expect.stringMatching(/^\{"id":"[0-9a-f]{20}"\}$/) });
});

test('ingest as it is deployed refuses who did not come through CloudFront, and other origins', async () => {
  const direct = await ingest.invoke(httpEvent(JSON.stringify(lead), { origin: headers.origin }));
  expect(direct).toMatchObject({ statusCode: 400, body: '{"error":"front-door"}' });
  const foreign = await ingest.invoke(
    httpEvent(JSON.stringify(lead), { ...headers, origin: 'https://other.test' }),
  );
  expect(foreign).toMatchObject({ statusCode: 400, body: '{"error":"origin"}' });
});

test('the metrics that the alarms read carry the name of the stage', async () => {
  await vi.waitFor(() => expect(lines.join('\n')).toContain('"Namespace":"Leads/prod"'));
});

test('the sender as it is deployed archives and mails an event of the queue, once', async () => {
  const message = {
    v: 1,
    id: 'c0ffee00c0ffee00c0ff',
    receivedAt: '2026-02-03T04:05:06.789Z',
    suspectedSpam: false,
    lead: { ...lead, rooms: [], zipCode: '' },
  };
  await sender.invoke(queueEvent(JSON.stringify(message), 1));
  await sender.invoke(queueEvent(JSON.stringify(message), 2));
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

test('the sender as it is deployed throws when a message cannot be read, so that the alarm on errors sees it', async () => {
  await expect(sender.invoke(queueEvent('no lead', 1))).rejects.toThrow('message: SyntaxError');
});
