import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { startArchive } from '../../infra/local/archive/server.ts';
import { openSenderArchive } from '../../lambda/aws/archive.ts';
import { parseMessage } from '../../leads/lead-message.ts';
import { createMailer } from '../../lambda/aws/mailer.ts';
import { useEndpoint } from './support/clients.ts';

afterEach(() => vi.unstubAllEnvs());

test('each mail uses a new connection', async () => {
  const used = new WeakSet<object>();
  const server = createServer((request, response) => {
    // As after a long pause, the server has closed reused connections.
    if (used.has(request.socket)) return void request.socket.destroy();
    used.add(request.socket);
    response.end(
      '<SendEmailResponse><SendEmailResult><MessageId>m</MessageId></SendEmailResult></SendEmailResponse>',
    );
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  useEndpoint('SES', `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const send = createMailer({
    ARCHIVE_BUCKET: 'leads',
    MAIL_FROM: 'a@stone.example',
    MAIL_TO: ['b@stone.example', 'c@other.example'],
    MAIL_CONFIGURATION_SET: 'leads',
  });
  const mail = { lead: 'abcdef0123', subject: 'S', text: 'T', html: 'H' };
  expect([await send(mail), await send(mail)]).toEqual(['m', 'm']);
  server.close();
  server.closeAllConnections();
});

test('many repeated leads do not exhaust the connections to the archive', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'archive-'));
  const server = await startArchive(folder, () => undefined);
  useEndpoint('S3', server.url);
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const archive = openSenderArchive('leads');
  const lead = parseMessage('{"id":"abcdef0123","receivedAt":"2026-03-04T05:06:07.089Z","lead":{}}');
  expect(await archive.claimMail(lead, 60_000)).toBe('ours');
  await archive.markSent(lead, 'm', '');
  // The client has fifty connections and waits at most a second for a free one.
  for (let time = 0; time < 60; time += 1) expect(await archive.claimMail(lead, 60_000)).toBe('sent');
  await archive.storeLead(lead, '{}');
  vi.restoreAllMocks();
  await server.close();
  await rm(folder, { recursive: true });
});
