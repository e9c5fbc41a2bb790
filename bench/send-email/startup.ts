import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { bundleHandlers } from '../../lambda/build.ts';
import { words } from '../../tests/send-email/support/lead-copy.ts';
import { createCommand, parseOptions } from '../../scripts/cli.ts';
import { machine } from '../machine.ts';

/**
 * The start-up: CPU time to import each bundle, and its size, beside an empty handler. Each start is a process of its own;
 * they take turns, so that a busy machine is busy for all. `--runs N`.
 */
const flags = parseOptions(
  createCommand('bench startup', ['--runs 5'], 'measure the import of each function').option(
    '--runs <number>',
    'starts of each',
    '15',
  ),
);
const runs = Number(flags.runs);
const source = (path: string) => fileURLToPath(new URL(path, import.meta.url));

console.log(machine());
const folder = await mkdtemp(join(tmpdir(), 'bench-startup-'));
await writeFile(join(folder, 'empty.ts'), 'export const handler = () => undefined;');
const entryPoints = {
  ingest: source('../../lambda/ingest/handler.ts'),
  sender: source('../../lambda/sender/handler.ts'),
  'an empty handler': join(folder, 'empty.ts'),
};
await bundleHandlers(entryPoints, { words, outDir: folder });

const environment = {
  AWS_REGION: 'us-east-1',
  AWS_ACCESS_KEY_ID: 'local',
  AWS_SECRET_ACCESS_KEY: 'local',
  AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true',
  QUEUE_URL: 'https://sqs.example/leads.fifo',
  FRONT_DOOR_SECRETS: '',
  ADDRESS_LIMIT: '20',
  ALLOWED_ORIGINS: 'https://www.stone.example',
  ARCHIVE_BUCKET: 'leads',
  MAIL_FROM: 'website@stone.example',
  MAIL_TO: 'one@stone.example,two@other.example',
  MAIL_CONFIGURATION_SET: 'leads',
};
const measure = `
const before = process.cpuUsage();
await import(process.argv[1]);
const { user, system } = process.cpuUsage(before);
console.log((user + system) / 1000);
process.exit();`;

/** Returns the CPU time in ms for importing a bundle in a new process. */
const start = async (bundle: string): Promise<number> => {
  const words = ['--input-type=module', '--eval', measure, pathToFileURL(bundle).href];
  const { stdout } = await promisify(execFile)(process.execPath, words, { env: environment });
  return Number(stdout);
};

const bundles = Object.keys(entryPoints).map((name) => ({
  name,
  path: join(folder, name, 'index.mjs'),
  times: [] as number[],
}));
for (let run = 0; run < runs; run += 1) for (const { path, times } of bundles) times.push(await start(path));

const rows = await Promise.all(
  bundles.map(async ({ name, path, times }) => {
    const bytes = await readFile(path);
    times.sort((first, second) => first - second);
    return [
      name,
      {
        kB: Math.round(bytes.length / 1000),
        'kB zipped': Math.round(gzipSync(bytes).length / 1000),
        'CPU ms, median': Math.round(times[Math.floor(runs / 2)] ?? 0),
        'CPU ms, least': Math.round(times[0] ?? 0),
      },
    ] as const;
  }),
);
console.table(Object.fromEntries(rows));
console.log(machine());
await rm(folder, { recursive: true });
