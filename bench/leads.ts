import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { startBackend } from '../infra/local/backend.ts';
import { buildLambda } from '../lambda/build.ts';
import { words } from '../tests/send-email/words.ts';
import { collectDead } from './dead-letters.ts';
import { pool } from './pool.ts';
import { createDraw, createRandom } from './random.ts';

/**
 * The fault run: many leads through the built functions and the real clients over HTTP, with faults at random at
 * every step. Every lead that was answered OK must be in the archive, unaltered, and in the mailbox or in the dead
 * letters. `--leads N`, `--seed N`. Ends with status 1 when one is not.
 */
const { values: flags } = parseArgs({
  options: { leads: { type: 'string', default: '10000' }, seed: { type: 'string', default: '1' } },
});
const total = Number(flags.leads);
const random = createRandom(Number(flags.seed));
const origin = 'https://www.stone.example';
const visitors = 40;
const senders = 16;
const killEvery = 10_000;

const faults = new Map<string, number>();
const attempts = new Map<string, number>();
const add = (counts: Map<string, number>, name: string) => counts.set(name, (counts.get(name) ?? 0) + 1);

const folder = await mkdtemp(join(tmpdir(), 'bench-leads-'));
const bundles = await buildLambda({ words, outDir: join(folder, 'bundles') });
const backend = await startBackend({
  bundles,
  origins: [origin],
  archive: join(folder, 'archive'),
  quiet: true,
  visibilityTimeout: 12,
  maxReceiveCount: 6,
  concurrency: senders,
});
backend.setFaults({
  ses: createDraw(
    random,
    [
      ['throttle', 0.04],
      ['error', 0.02],
      ['reset', 0.02],
      ['hang', 0.005],
      ['late', 0.005],
      ['refuse', 0.01],
    ],
    faults,
    'ses',
  ),
  queue: createDraw(
    random,
    [
      ['down', 0.02],
      ['throttle', 0.01],
      ['twice', 0.03],
    ],
    faults,
    'queue',
  ),
  archive: createDraw(random, [['down', 0.02]], faults, 'archive'),
  api: createDraw(
    random,
    [
      ['limit', 0.01],
      ['down', 0.01],
    ],
    faults,
    'api',
  ),
});

type Lead = Record<'type' | 'name' | 'email' | 'phone' | 'message', string>;
const leadOf = (index: number): Lead => ({
  type: 'contact',
  name: `Visitor ${index}`,
  email: index % 50 === 0 ? `visitor..${index}@visitor.example` : `visitor${index}@visitor.example`,
  phone: `714 555 ${String(index).padStart(6, '0')}`,
  message: `Lead number ${index}: ${'please call '.repeat(1 + (index % 20))}`.trim(),
});

/** Sends a lead as a visitor does who presses the button again after an error. */
const send = async (lead: Lead): Promise<string | undefined> => {
  for (let attempt = 0; attempt < 8; attempt += 1) {
    const answer = await fetch(`${backend.apiUrl}/api/send-email`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin },
      body: JSON.stringify(lead),
    });
    add(attempts, String(answer.status));
    const body = (await answer.json()) as { id?: string };
    if (answer.status === 202) return body.id;
    await sleep(50);
  }
  return undefined;
};

const started = performance.now();
const accepted = new Map<string, Lead>();
const lost: number[] = [];
let kills = 0;
const killer = setInterval(() => {
  kills += 1;
  void backend.killSender();
}, killEvery);
await pool(Array(total).keys(), visitors, async (index) => {
  const lead = leadOf(index);
  const id = await send(lead);
  if (id === undefined) lost.push(index);
  else accepted.set(id, lead);
});
const sentAfter = (performance.now() - started) / 1000;
clearInterval(killer);

const dead = new Set<string>();
const mailed = () => new Set(backend.messages().map(({ tags }) => tags['lead'] ?? ''));
const missing = () => {
  const arrived = mailed();
  return [...accepted.keys()].filter((id) => !arrived.has(id) && !dead.has(id));
};
// Ends when nothing more arrives for longer than all tries of one lead take.
let left = missing().length;
for (let deadline = Date.now() + 180_000; left > 0 && Date.now() < deadline;) {
  await collectDead(backend, dead);
  await sleep(500);
  const now = missing().length;
  if (now < left) deadline = Date.now() + 180_000;
  left = now;
}
// Late second deliveries may still come.
await sleep(15_000);

const archived = new Map<string, unknown>();
for (const file of await readdir(join(folder, 'archive'))) {
  const key = decodeURIComponent(file);
  if (!key.startsWith('leads/')) continue;
  const kept = JSON.parse(await readFile(join(folder, 'archive', file), 'utf8')) as {
    id: string;
    lead: unknown;
  };
  archived.set(kept.id, kept.lead);
}
const mails = backend.messages();
const alteredMails = mails.filter(({ tags, text }) => {
  const lead = accepted.get(tags['lead'] ?? '');
  return (
    !lead ||
    ![lead.name, lead.email, lead.phone, `\n${lead.message}\n`].every((value) => text.includes(value))
  );
});
const unarchived = [...accepted].filter(
  ([id, lead]) => JSON.stringify(archived.get(id)) !== JSON.stringify(lead),
);
const duplicates = mails.length - mailed().size;
const events = (name: string) => backend.logs().filter((line) => line.includes(`"event":"${name}"`)).length;
// SES took them, and the sender did not live to hear or to mark it.
const unheard = mails.length - events('Sent') + events('sent-not-marked') + events('sent-unknown');

console.table({
  'leads sent': total,
  'answered OK': accepted.size,
  'told to call instead': lost.length,
  'in the archive, unaltered': accepted.size - unarchived.length,
  'in the mailbox': mailed().size,
  'in the dead letters': dead.size,
  missing: missing().length,
  'altered mails': alteredMails.length,
  'second mails with the same id': duplicates,
  'mails that SES took unheard': unheard,
  'sender killed': kills,
  'seconds to send': Math.round(sentAfter),
});
console.log('answers', Object.fromEntries(attempts));
console.log('faults', Object.fromEntries(faults));
await backend.stop();
await rm(folder, { recursive: true });
process.exitCode =
  missing().length + alteredMails.length + unarchived.length > 0 || duplicates > unheard ? 1 : 0;
