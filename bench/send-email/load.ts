import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { startApi } from '../../infra/local/api/server.ts';
import { createFunction } from '../../infra/local/functions/function.ts';
import { buildFormFunctions } from '../../lambda/build.ts';
import { estimate, origin } from '../../tests/send-email/support/harness.ts';
import { words } from '../../tests/send-email/support/lead-copy.ts';
import { createCommand, parseOptions } from '../../scripts/cli.ts';
import { cpuSeconds, machine } from '../machine.ts';
import { createSeries } from './memory-series.ts';
import { createClient } from './post.ts';
import { startSinkQueue } from './sink-queue.ts';

/**
 * The load run: so many visitors at once over HTTP that the built ingest has a whole core to itself and fills it. The
 * queue says yes to all, so every answer must be 202, and what ingest holds in memory must not grow. `--seconds N`,
 * `--visitors N`. Ends with status 1 when one of these is not so.
 */
const flags = parseOptions(
  createCommand('bench load', ['--seconds 30'], 'saturate one core with requests')
    .option('--seconds <number>', 'duration', '300')
    .option('--visitors <number>', 'visitors who send at once', '16'),
);
const visitors = Number(flags.visitors);
/** Memory is measured between slices of the run, so that measuring does not slow down requests. */
const slices = 20;
const sliceTime = (Number(flags.seconds) * 1000) / slices;

console.log(machine());
const folder = await mkdtemp(join(tmpdir(), 'bench-load-'));
const bundles = await buildFormFunctions({ words, outDir: folder });
const queue = await startSinkQueue();
const ingest = createFunction({
  bundle: bundles.ingest,
  environment: {
    AWS_REGION: 'us-east-1',
    AWS_ACCESS_KEY_ID: 'local',
    AWS_SECRET_ACCESS_KEY: 'local',
    AWS_ENDPOINT_URL_SQS: queue.url,
    AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true',
    QUEUE_URL: `${queue.url}/000000000000/leads.fifo`,
    FRONT_DOOR_SECRETS: '',
    ADDRESS_LIMIT: '20',
    ALLOWED_ORIGINS: origin,
  },
  onLine: () => undefined,
});
await ingest.start();
const api = await startApi(ingest, () => undefined);

const client = createClient(`${api.url}/api/send-email`, visitors);
const headers = { 'content-type': 'application/json', origin };

const answers = new Map<number, number>();
const times: number[] = [];
const memory = { ingest: createSeries(), process: createSeries() };
let lead = 0;
const visit = async (end: number): Promise<void> => {
  while (performance.now() < end) {
    lead += 1;
    const started = performance.now();
    const body = JSON.stringify({ ...estimate, name: `Visitor ${lead}` });
    const { status } = await client.post(body, headers);
    times.push(performance.now() - started);
    answers.set(status, (answers.get(status) ?? 0) + 1);
  }
};
const slice = async (): Promise<number> => {
  const started = performance.now();
  await Promise.all(Array.from({ length: visitors }, () => visit(started + sliceTime)));
  return performance.now() - started;
};

await slice();
times.length = 0;
answers.clear();
let milliseconds = 0;
let active = 0;
for (let done = 0; done < slices; done += 1) {
  const before = ingest.utilization();
  const took = await slice();
  const after = ingest.utilization();
  milliseconds += took;
  active += after.active - before.active;
  memory.ingest.add(await ingest.heap());
  memory.process.add(process.memoryUsage.rss());
}

times.sort((first, second) => first - second);
const percentile = (share: number) => `${(times[Math.floor(share * (times.length - 1))] ?? 0).toFixed(1)} ms`;
const wrong = times.length - (answers.get(202) ?? 0);
console.table({
  seconds: Math.round(milliseconds / 1000),
  'visitors at once': visitors,
  requests: times.length,
  'requests a second': Math.round((1000 * times.length) / milliseconds),
  'not answered with 202': wrong,
  p50: percentile(0.5),
  p99: percentile(0.99),
  slowest: percentile(1),
  'core of ingest busy': `${Math.round((100 * active) / milliseconds)} %`,
  'seconds of CPU time': cpuSeconds(),
  'memory of ingest': memory.ingest.text(),
  'RSS of all, emulators included': memory.process.text(),
});
console.log('answers', Object.fromEntries(answers));
console.log(machine());
client.close();
await api.close();
await ingest.stop();
await queue.close();
await rm(folder, { recursive: true });
process.exitCode = wrong > 0 || !memory.ingest.isFlat() ? 1 : 0;
