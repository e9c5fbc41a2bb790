import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startArchive } from '../local/archive/server.ts';
import type { LocalFunction } from '../local/functions/function.ts';
import { readRequestBody, startLocalServer, type LocalServer } from '../local/http.ts';
import { startQueue } from '../local/queue/server.ts';
import { startSes } from '../local/ses/server.ts';
import { emptyAccount } from '../test/cloud/account/account.ts';
import { logs } from '../test/cloud/account/services.ts';
import { startFunction } from '../test/deployed-function.ts';
import { watchTemplateOf } from '../test/template.ts';

const ends: (() => Promise<unknown>)[] = [];
const lines: string[] = [];
const account = emptyAccount();
const credentials = { accessKeyId: 'local', secretAccessKey: 'local' };
let ses: Awaited<ReturnType<typeof startSes>>;
let archive: LocalServer;
let weekly: LocalFunction;

beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'marks-'));
  ends.push(() => rm(folder, { recursive: true, force: true }));
  archive = await startArchive(folder, () => undefined);
  ses = await startSes(() => undefined);
  const queue = await startQueue({ fault: () => undefined, visibilityTimeout: 30, maxReceiveCount: 3 });
  const logServer = await startLocalServer(async (request, response) => {
    const { status = 200, body } = logs(account, String(await readRequestBody(request)));
    response.writeHead(status).end(body);
  });
  for (const { close } of [archive, ses, queue, logServer]) ends.push(close);
  weekly = startFunction('WeeklyMail', {
    lines,
    environment: {
      AWS_ENDPOINT_URL_SES: ses.url,
      AWS_ENDPOINT_URL_SQS: queue.url,
      AWS_ENDPOINT_URL_S3: archive.url,
      AWS_ENDPOINT_URL_CLOUDWATCH_LOGS: logServer.url,
      ARCHIVE_BUCKET: 'archive',
      DEAD_QUEUE_URL: queue.deadUrl,
      MAIL_CONFIGURATION_SET: 'leads',
    },
  });
  ends.push(weekly.stop);
});
afterAll(async () => {
  for (const end of ends.toReversed()) await end();
});

test('the deployed weekly function reads logs and markers and sends its mail as leads are sent', async () => {
  const now = Date.now();
  const day = new Date(now).toISOString().slice(0, 10).replaceAll('-', '/');
  const client = new S3Client({ endpoint: archive.url, region: 'us-east-1', credentials });
  await client.send(
    new PutObjectCommand({
      Bucket: 'archive',
      Key: `sent/${day}/a-${now}.json`,
      Body: '{"page":"/contact"}',
    }),
  );
  account.logs['/aws/cloudfront/function/stone-prod-visits'] = ['a== visit page person /contact'];
  account.logs['/watch/stone-prod'] = ['{"event":"Down","watched":"pages","path":"/","reason":"status 503"}'];
  // A week from now, so that the leads of today are in the last complete week.
  await weekly.invoke({ time: new Date(now + 7 * 86_400_000).toISOString() });
  expect(ses.messages()).toMatchObject([
    {
      from: 'website@leads.stone.test',
      to: ['estimates@stone.test', 'office@mailbox.test'],
      configurationSet: 'leads',
      subject: expect.stringMatching(/^Your site: \w+ \d+ – \w+ \d+$/),
      text: expect.stringContaining('/contact · Visits 1 · Requests 1 · Per 100 100'),
    },
  ]);
  expect(ses.messages()[0]?.text).toMatch(/^No pages: .*, 5 minutes$/m);
});

test('the deployed monitor requests representative pages of the site', async () => {
  const requested: unknown[] = [];
  const site = await startLocalServer(async (request, response) => {
    requested.push(request.url);
    response.writeHead(200).end('<html><h1>Floors</h1></html>');
  });
  ends.push(site.close);
  const template = watchTemplateOf('prod');
  const watcher = startFunction('Watchpages', { template, environment: { SITE_URL: site.url }, lines });
  ends.push(watcher.stop);
  await watcher.invoke({});
  expect(requested.sort()).toEqual(['/', '/marble']);
  await vi.waitFor(() => expect(lines).toContain('{"event":"Up","watched":"pages"}'));
});
