import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startArchive } from '../../infra/local/archive/server.ts';
import type { FaultOf } from '../../infra/local/faults.ts';
import type { LocalServer } from '../../infra/local/http.ts';
import { claimKey, openSenderArchive } from '../../lambda/aws/archive.ts';
import { parseMessage } from '../../lambda/lead-message.ts';
import { openOwnerArchive } from '../../lambda/aws/owner-archive.ts';
import { useEndpoint } from './support/clients.ts';

const body = '{"id":"abcdef0123","receivedAt":"2026-03-04T05:06:07.089Z","lead":{}}';
const lead = parseMessage(body);
const minute = 60_000;

let folder: string;
let server: LocalServer;
let faults: ReturnType<FaultOf<'archive'>>[];
beforeEach(async () => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  faults = [];
  folder = await mkdtemp(join(tmpdir(), 'archive-'));
  server = await startArchive(folder, () => faults.shift());
  useEndpoint('S3', server.url);
});
afterEach(async () => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  await server.close();
  await rm(folder, { recursive: true });
});

/** What each of several deliveries at once is told, in the order of the alphabet. */
const claims = (count: number, remaining: number) =>
  Promise.all(Array.from({ length: count }, () => openSenderArchive('leads').claimMail(lead, remaining))).then(
    (answers) => answers.toSorted(),
  );

test('of several deliveries at once one has the mail, and none when it is sent', async () => {
  expect(await claims(4, minute)).toEqual(['in-hand', 'in-hand', 'in-hand', 'ours']);
  await openSenderArchive('leads').markSent(lead, 'm');
  expect(await claims(2, minute)).toEqual(['sent', 'sent']);
});

test('a claim whose function is ended is taken over, by one', async () => {
  expect(await claims(1, -1)).toEqual(['ours']);
  expect(await claims(4, minute)).toEqual(['in-hand', 'in-hand', 'in-hand', 'ours']);
});

test('a claim that was written and not answered is ours at the next attempt', async () => {
  faults = ['stall'];
  expect(await claims(1, minute)).toEqual(['ours']);
});

test('an empty answer is no mark: nobody takes it for a mail that is sent', async () => {
  await claims(1, -1);
  faults = [undefined, 'empty'];
  await expect(openSenderArchive('leads').claimMail(lead, minute)).rejects.toThrow('archive: NoList');
});

test('what is no claim holds no mail up', async () => {
  for (const nonsense of ['', 'null', '[]', '{"until":"soon"}']) {
    await writeFile(join(folder, encodeURIComponent(claimKey(lead))), nonsense);
    expect(await claims(1, -1)).toEqual(['ours']);
  }
});

test('a lead stays as it was archived first', async () => {
  const archive = openSenderArchive('leads');
  await archive.storeLead(lead, body);
  await archive.storeLead(lead, '{"another":true}');
  expect(await openOwnerArchive('leads').readLeads()).toMatchObject([{ body }]);
});

test('a claim that cannot be read is a failure, and the lead comes again', async () => {
  const archive = openSenderArchive('leads');
  await archive.claimMail(lead, minute);
  faults = [undefined, undefined, 'cut', 'cut', 'cut'];
  await expect(archive.claimMail(lead, minute)).rejects.toThrow(/^archive: /);
  expect(claimKey(lead)).toBe('claims/2026/03/04/abcdef0123-1772600767089.json');
});
