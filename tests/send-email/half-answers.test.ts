import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { startArchive } from '../../infra/local/archive/server.ts';
import type { FaultOf } from '../../infra/local/faults.ts';
import { startLocalServer } from '../../infra/local/http.ts';
import { startQueue } from '../../infra/local/queue/server.ts';
import { startSes } from '../../infra/local/ses/server.ts';
import { openSenderArchive } from '../../lambda/aws/archive.ts';
import { callTimeoutsMs } from '../../lambda/aws/deadlines.ts';
import { createDelivery } from '../../lambda/sender/deliver.ts';
import { parseMessage } from '../../leads/lead-message.ts';
import { createMailer } from '../../lambda/aws/mailer.ts';
import { openOwnerArchive } from '../../lambda/aws/owner-archive.ts';
import { openOwnerQueue } from '../../lambda/aws/owner-queue.ts';
import { createQueue } from '../../lambda/aws/queue.ts';
import { useEndpoint } from './support/clients.ts';
import { words } from './support/lead-copy.ts';

const half = ['stall', 'drip', 'cut', 'empty'] as const;
const body = JSON.stringify({
  id: 'abcdef0123',
  receivedAt: '2026-03-04T05:06:07.089Z',
  // SES rejects this address as Reply-To.
  lead: { type: 'contact', name: 'Ann', email: 'ann..miller@visitor.example', message: 'Hi' },
});
const lead = parseMessage(body);
const config = {
  ARCHIVE_BUCKET: 'leads',
  MAIL_FROM: 'a@stone.example',
  MAIL_TO: ['b@stone.example', 'c@other.example'],
  MAIL_CONFIGURATION_SET: 'leads',
};

const mail = { lead: lead.id, subject: 'S', text: 'T', html: 'H' };

const ends: (() => Promise<void>)[] = [];
beforeEach(() => void vi.spyOn(process.stdout, 'write').mockReturnValue(true));
afterAll(async () => {
  vi.unstubAllEnvs();
  await Promise.all(ends.map((end) => end()));
});

/** Opens the archive for both clients. It responds correctly to their first call, in which they look up its region. */
const archiveWith = async (fault: FaultOf<'archive'>) => {
  const folder = await mkdtemp(join(tmpdir(), 'archive-'));
  let begun = false;
  const server = await startArchive(folder, () => (begun ? fault() : undefined));
  ends.push(async () => {
    await server.close();
    await rm(folder, { recursive: true });
  });
  useEndpoint('S3', server.url);
  const [sender, owner] = [openSenderArchive('leads'), openOwnerArchive('leads')];
  await sender.claimMail(lead, -1);
  await owner.listSentMarkers();
  begun = true;
  return { sender, owner };
};

// These wait for the deadlines of different services.
test.concurrent('a truncated response of the queue is an error', async () => {
  const answers = [];
  for (const fault of half) {
    const queue = await startQueue({ fault: () => fault, visibilityTimeout: 30, maxReceiveCount: 3 });
    ends.push(queue.close);
    useEndpoint('SQS', queue.url);
    answers.push(createQueue(queue.queueUrl)({ v: 2, ...lead, spamSignals: [] }));
  }
  expect(await Promise.all(answers)).toEqual(['unavailable', 'unavailable', 'unavailable', 'unavailable']);
});

test.concurrent('a truncated or empty response of SES is an error', async () => {
  const failures = [];
  for (const fault of half) {
    const respond = vi.fn(() => fault);
    const ses = await startSes(respond);
    ends.push(ses.close);
    useEndpoint('SES', ses.url);
    const send = createMailer(config);
    failures.push(
      send(mail).then(
        (id) => `sent ${id}`,
        (error: unknown) => String(error),
      ),
    );
    // The client reads its endpoint with the first call.
    await vi.waitFor(() => expect(respond).toHaveBeenCalled(), 15_000);
  }
  expect(await Promise.all(failures)).toEqual([
    'Failure: mail: TimeoutError',
    'Failure: mail: AbortError',
    'Failure: mail: Error',
    'Failure: mail: NoMessageId',
  ]);
});

test.concurrent('a truncated response of the archive does not prevent archiving', async () => {
  const archived = [];
  for (const fault of [...half, 'hang', 'conflict'] as const) {
    const faults: (typeof fault | undefined)[] = [fault, fault, fault];
    const { sender, owner } = await archiveWith(() => faults.shift());
    archived.push(
      sender
        .storeLead(lead, body)
        .catch(() => undefined)
        .then(() => faults.splice(0))
        .then(() => sender.storeLead(lead, body))
        .then(owner.readLeads),
    );
  }
  for (const leads of await Promise.all(archived)) expect(leads).toMatchObject([{ body }]);
});

test('the maximum number of calls of a delivery takes at most 40 of the 60 seconds of the sender', async () => {
  const calls = { archive: 0, mail: 0 };
  const { sender: archive, owner } = await archiveWith(() => void (calls.archive += 1));
  const ses = await startSes(() => void (calls.mail += 1));
  ends.push(ses.close);
  useEndpoint('SES', ses.url);
  await archive.claimMail(lead, -1);
  calls.archive = 0;
  await createDelivery({ archive, mailer: createMailer(config), words })(body, 2, 60_000);
  expect(calls).toEqual({ archive: 6, mail: 2 });
  expect(await owner.listSentMarkers()).toHaveLength(1);
  expect(calls.mail * callTimeoutsMs.mail + 6 * callTimeoutsMs.archive).toBeLessThanOrEqual(40_000);
  expect(callTimeoutsMs.queue).toBeLessThan(15_000);
});

test('an empty response is an error for the owner, not an empty archive or queue', async () => {
  const { owner } = await archiveWith(() => 'empty');
  const queue = await startQueue({ fault: () => 'empty', visibilityTimeout: 30, maxReceiveCount: 3 });
  ends.push(queue.close);
  useEndpoint('SQS', queue.url);
  const { countMessages: size, enqueueAgain: putAgain } = openOwnerQueue(queue.queueUrl);
  const answers = await Promise.allSettled([
    owner.readLeads(),
    owner.listSentMarkers(),
    owner.listVersions(),
    owner.readObjects([{ key: 'leads/x' }]),
    size(),
    putAgain(lead.id, body),
  ]);
  expect(answers.map(({ status }) => status)).toEqual(Array<string>(6).fill('rejected'));
});

test('each mail uses a new connection', async () => {
  const used = new WeakSet<object>();
  const server = await startLocalServer(async (request, response) => {
    // As after a long pause, the server has closed reused connections.
    if (used.has(request.socket)) return void request.socket.destroy();
    used.add(request.socket);
    response.end(
      '<SendEmailResponse><SendEmailResult><MessageId>m</MessageId></SendEmailResult></SendEmailResponse>',
    );
  });
  ends.push(server.close);
  useEndpoint('SES', server.url);
  const send = createMailer(config);
  expect([await send(mail), await send(mail)]).toEqual(['m', 'm']);
});
