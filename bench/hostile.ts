import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import * as fc from 'fast-check';
import { startBackend } from '../infra/local/backend.ts';
import { buildLambda } from '../lambda/build.ts';
import { origin } from '../tests/send-email/harness.ts';
import { hostileRequest } from '../tests/send-email/hostile-requests.ts';
import { mailFaults } from '../tests/send-email/mail-checks.ts';
import { words } from '../tests/send-email/words.ts';
import { createSeries } from './memory-series.ts';
import { pool } from './pool.ts';
import { rawRequests } from './raw-requests.ts';

/**
 * The hostile run: many requests of every broken kind. No answer may be an error of the server, no mail may be shaped
 * by a visitor, what each function holds in memory must not grow (the stand-ins grow as they should). `--requests N`, `--seed N`. Ends with status 1 when one of these is not so.
 */
const { values: flags } = parseArgs({
  options: { requests: { type: 'string', default: '100000' }, seed: { type: 'string', default: '1' } },
});
const total = Number(flags.requests);
const batch = Math.min(1000, Math.ceil(total / 20));

const folder = await mkdtemp(join(tmpdir(), 'bench-hostile-'));
const bundles = await buildLambda({ words, outDir: join(folder, 'bundles') });
const backend = await startBackend({
  bundles,
  origins: [origin],
  archive: join(folder, 'archive'),
  quiet: true,
  concurrency: 8,
  visibilityTimeout: 120,
});
const url = `${backend.apiUrl}/api/send-email`;

const answers = new Map<string, number>();
const add = (name: string) => answers.set(name, (answers.get(name) ?? 0) + 1);
let mails = 0;
let badMails = 0;
const memory = { ingest: createSeries(), sender: createSeries() };

const checkMails = () => {
  for (const mail of backend.messages()) {
    mails += 1;
    const faults = mailFaults(mail);
    if (faults.length === 0) continue;
    badMails += 1;
    console.error(faults, mail);
  }
  backend.clear();
};

const started = performance.now();
for (let done = 0; done < total; done += batch) {
  const requests = fc.sample(hostileRequest, {
    numRuns: Math.min(batch, total - done),
    seed: Number(flags.seed) + done,
  });
  const raw = rawRequests(backend.apiUrl);
  await pool(requests, 16, async ({ body, headers }) => {
    const answer = await fetch(url, { method: 'POST', headers, body, redirect: 'manual' });
    await answer.arrayBuffer();
    add(String(answer.status));
    if (answer.status >= 500) console.error(answer.status, JSON.stringify({ body, headers }).slice(0, 500));
  });
  for (const status of await raw) add(`raw ${status}`);
  checkMails();
  const { ingest, sender } = await backend.heaps();
  memory.ingest.add(ingest);
  memory.sender.add(sender);
}
const seconds = (performance.now() - started) / 1000;

// The mails of what still waits.
for (let before = -1; before !== mails;) {
  before = mails;
  await new Promise((resolve) => setTimeout(resolve, 3000));
  checkMails();
}
const errors = [...answers]
  .filter(([status]) => /5\d\d$/.test(status))
  .reduce((sum, [, count]) => sum + count, 0);

console.table({
  requests: total,
  'errors of the server': errors,
  mails,
  'mails shaped by a visitor': badMails,
  seconds: Math.round(seconds),
  'requests a second': Math.round(total / seconds),
  'memory of ingest': memory.ingest.text(),
  'memory of the sender': memory.sender.text(),
});
console.log('answers', Object.fromEntries([...answers].toSorted()));
await backend.stop();
await rm(folder, { recursive: true });
const flat = memory.ingest.isFlat() && memory.sender.isFlat();
process.exitCode = errors + badMails > 0 || !flat ? 1 : 0;
