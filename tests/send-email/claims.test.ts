import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startArchive } from '../../infra/local/archive/server.ts';
import type { FaultOf } from '../../infra/local/faults.ts';
import type { LocalServer } from '../../infra/local/http.ts';
import { claimKey, openSenderArchive } from '../../lambda/aws/archive.ts';
import { parseMessage } from '../../leads/lead-message.ts';
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

/** Returns the results of several simultaneous claims, sorted. */
const claims = (count: number, remaining: number) =>
  Promise.all(
    Array.from({ length: count }, () => openSenderArchive('leads').claimMail(lead, remaining)),
  ).then((answers) => answers.toSorted());

test('one of several simultaneous deliveries claims the mail, and none if it was sent', async () => {
  expect(await claims(4, minute)).toEqual(['in-hand', 'in-hand', 'in-hand', 'ours']);
  await openSenderArchive('leads').markSent(lead, 'm', '');
  expect(await claims(2, minute)).toEqual(['sent', 'sent']);
});

test('one delivery takes over the claim of a function that has ended', async () => {
  expect(await claims(1, -1)).toEqual(['ours']);
  expect(await claims(4, minute)).toEqual(['in-hand', 'in-hand', 'in-hand', 'ours']);
});

test('a claim whose response was lost is ours at the next attempt', async () => {
  faults = ['stall'];
  expect(await claims(1, minute)).toEqual(['ours']);
});

test('an empty response is not taken for the marker of a sent mail', async () => {
  await claims(1, -1);
  faults = [undefined, 'empty'];
  await expect(openSenderArchive('leads').claimMail(lead, minute)).rejects.toThrow('archive: NoList');
});

test('an invalid claim does not block the mail', async () => {
  for (const nonsense of ['', 'null', '[]', '{"until":"soon"}']) {
    await writeFile(join(folder, encodeURIComponent(claimKey(lead))), nonsense);
    expect(await claims(1, -1)).toEqual(['ours']);
  }
});

test('an archived lead is not overwritten', async () => {
  const archive = openSenderArchive('leads');
  await archive.storeLead(lead, body);
  await archive.storeLead(lead, '{"another":true}');
  expect(await openOwnerArchive('leads').readLeads()).toMatchObject([{ body }]);
});

test('a claim that cannot be read is a failure, so that the lead is retried', async () => {
  const archive = openSenderArchive('leads');
  await archive.claimMail(lead, minute);
  faults = [undefined, undefined, 'cut', 'cut', 'cut'];
  await expect(archive.claimMail(lead, minute)).rejects.toThrow(/^archive: /);
  expect(claimKey(lead)).toBe('claims/2026/03/04/abcdef0123-1772600767089.json');
});

test('many repeated leads do not exhaust the connections to the archive', async () => {
  const archive = openSenderArchive('leads');
  expect(await archive.claimMail(lead, minute)).toBe('ours');
  await archive.markSent(lead, 'm', '');
  // The client has fifty connections and waits at most a second for a free one.
  for (let time = 0; time < 60; time += 1) expect(await archive.claimMail(lead, minute)).toBe('sent');
  await archive.storeLead(lead, '{}');
});
