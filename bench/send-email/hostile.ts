import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import * as fc from 'fast-check';
import { startBackend } from '../../infra/local/backend.ts';
import { buildFormFunctions } from '../../lambda/build.ts';
import { origin } from '../../tests/send-email/support/harness.ts';
import { hostileRequest } from './hostile-requests.ts';
import { findMailViolations } from './mail-checks.ts';
import { words } from '../../tests/send-email/support/lead-copy.ts';
import { createCommand, parseOptions } from '../../scripts/cli.ts';
import { cpuSeconds, machine } from '../machine.ts';
import { createSeries } from './memory-series.ts';
import { pool } from './pool.ts';
import { createClient } from './post.ts';
import { openQueues } from './queues.ts';

/**
 * The hostile run: many requests of every broken kind. No answer may be an error of the server, every lead that was
 * answered with 202 must be mailed, no mail may be shaped by a visitor, and what each function holds in memory must
 * not grow. `--requests N`, `--seed N`. Ends with status 1 when one of these is not so.
 */
const flags = parseOptions(
  createCommand('bench hostile', ['--requests 1000'], 'send broken and hostile requests')
    .option('--requests <number>', 'requests to send', '100000')
    .option('--seed <number>', 'seed of the random requests', '1'),
);
const total = Number(flags.requests);
const visitors = 16;
const batch = Math.min(1000, Math.ceil(total / 20));

console.log(machine());
const folder = await mkdtemp(join(tmpdir(), 'bench-hostile-'));
const bundles = await buildFormFunctions({ words, outDir: join(folder, 'bundles') });
const backend = await startBackend({
  bundles,
  origins: [origin],
  archive: join(folder, 'archive'),
  quiet: true,
  concurrency: 8,
  visibilityTimeout: 120,
});
const client = createClient(`${backend.apiUrl}/api/send-email`, visitors);
const queues = openQueues(backend);

const answers = new Map<string, number>();
const accepted = new Set<string>();
const mailed = new Set<string>();
let mails = 0;
let badMails = 0;

const checkMails = () => {
  for (const mail of backend.messages()) {
    mails += 1;
    mailed.add(mail.tags['lead'] ?? '');
    const faults = findMailViolations(mail);
    if (faults.length === 0) continue;
    badMails += 1;
    console.error(faults, mail);
  }
  backend.clear();
};

const memory = { ingest: createSeries(), sender: createSeries(), process: createSeries() };
const measureMemory = async () => {
  const { ingest, sender } = await backend.heaps();
  memory.ingest.add(ingest);
  memory.sender.add(sender);
  memory.process.add(process.memoryUsage.rss());
};

const started = performance.now();
for (let done = 0; done < total; done += batch) {
  const requests = fc.sample(hostileRequest, {
    numRuns: Math.min(batch, total - done),
    seed: Number(flags.seed) + done,
  });
  await pool(requests, visitors, async ({ body, headers }) => {
    const answer = await client.post(body, headers);
    answers.set(String(answer.status), (answers.get(String(answer.status)) ?? 0) + 1);
    if (answer.status === 202) accepted.add((JSON.parse(answer.body) as { id: string }).id);
    if (answer.status >= 500) console.error(answer.status, JSON.stringify({ body, headers }).slice(0, 500));
  });
  while ((await queues.size()) > 0) await sleep(50);
  checkMails();
  await measureMemory();
  console.error(`${Math.min(done + batch, total)} of ${total}`);
}
const seconds = (performance.now() - started) / 1000;

const errors = [...answers]
  .filter(([status]) => /5\d\d$/.test(status))
  .reduce((sum, [, count]) => sum + count, 0);
const unmailed = [...accepted].filter((id) => !mailed.has(id)).length;

console.table({
  requests: total,
  'errors of the server': errors,
  'leads answered with 202': accepted.size,
  'of these not mailed': unmailed,
  mails,
  'mails shaped by a visitor': badMails,
  seconds: Math.round(seconds),
  'seconds of CPU time': cpuSeconds(),
  'requests a second': Math.round(total / seconds),
  'memory of ingest': memory.ingest.text(),
  'memory of the sender': memory.sender.text(),
  'RSS of all, emulators included': memory.process.text(),
});
console.log('answers', Object.fromEntries([...answers].toSorted()));
console.log(machine());
client.close();
queues.close();
await backend.stop();
await rm(folder, { recursive: true });
const flat = memory.ingest.isFlat() && memory.sender.isFlat();
process.exitCode = errors + unmailed + badMails > 0 || !flat ? 1 : 0;
