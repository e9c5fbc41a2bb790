import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createCommand, parseOptions } from '../scripts/cli.ts';
import { freePort } from '../scripts/local/free-port.ts';
import { machine } from './machine.ts';

/**
 * `npm run site -- bench memory`: measures the resident memory of all processes of `npm start` after the start, with pages
 * open, and after edits, each after a garbage collection, and the JavaScript heap of its main thread. Linux only. The first
 * start after a change of the engine bundles the Studio, which holds more; run it twice.
 */
const { edits } = parseOptions(
  createCommand('bench memory', ['--edits 20'], 'measure the memory of npm start').option(
    '--edits <number>',
    'number of saved edits',
    '300',
  ),
);

/** Returns a process and all that it has started. */
const treeOf = (pid: number): number[] => {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
    .trim()
    .split(' ')
    .filter(Boolean);
  return [pid, ...children.flatMap((child) => treeOf(Number(child)))];
};

/** Returns the resident memory of processes in MB. */
const residentMemory = (pids: number[]): number =>
  pids
    .map((pid) => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024)
    .reduce((sum, each) => sum + each, 0);

const collector = 'process.on("message", () => { gc(); process.send(process.memoryUsage().heapUsed) })';
const folder = await mkdtemp(join(tmpdir(), 'bench-memory-'));
await cp('pages', folder, { recursive: true });
const port = await freePort(5300);
const flags = ['--expose-gc', '--import', `data:text/javascript,${encodeURIComponent(collector)}`];
const command = spawn(
  process.execPath,
  [...flags, 'scripts/run.mjs', 'start', '--pages', folder, '--port', String(port)],
  { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] },
);
const get = async (path: string): Promise<string> => (await fetch(`http://127.0.0.1:${port}${path}`)).text();

const report = async (state: string): Promise<void> => {
  command.send('measure');
  const [used] = (await once(command, 'message')) as [number];
  const resident = residentMemory(treeOf(command.pid ?? 0));
  console.log(`| ${state} | ${Math.round(resident)} | ${Math.round(used / 1e6)} |`);
};

const page = join(folder, 'about.yaml');
const text = await readFile(page, 'utf8');
/** Saves an edit and opens the page when the server has read it. */
const edit = async (count: number): Promise<void> => {
  await writeFile(page, text.replace(/heading: (.*)/, `heading: Edit ${count}. $1`));
  while (!(await get('/data/about.json')).includes(`Edit ${count}.`)) await sleep(20);
  await get('/about');
};

try {
  while ((await get('/').catch(() => '')) === '') await sleep(50);
  console.log(machine());
  console.log('| state | resident memory, MB | heap, MB |\n|---|--:|--:|');
  await report('started');
  for (const path of ['/', '/about', '/contact', '/data/_site.json']) await get(path);
  for (let count = 1; count <= 10; count += 1) await edit(count);
  await report('pages open, 10 edits');
  for (let count = 11; count <= Number(edits); count += 1) await edit(count);
  await report(`${edits} edits`);
} finally {
  command.kill();
  await once(command, 'exit');
  await rm(folder, { recursive: true });
}
