import { once } from 'node:events';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { afterAll, expect, test } from 'vitest';

const folder = 'build/program-test';
const made = new RegExp(`^${process.pid}[-.]`);
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
  const kept = (await readdir('.cache/program')).filter((name) => made.test(name));
  await Promise.all(kept.map((name) => rm(join('.cache/program', name))));
});

test('threads that make the same program at once do not get into each other’s way', async () => {
  const entry = `${folder}/${process.pid}.ts`;
  await mkdir(folder, { recursive: true });
  // Long enough for one thread to be writing it while another is done.
  const ballast = 'x'.repeat(8_000_000);
  await writeFile(entry, `globalThis.made = ${JSON.stringify(entry)}; globalThis.ballast = '${ballast}';`);
  const run = `
    import(${JSON.stringify(new URL('run-program.mjs', import.meta.url).href)})
      .then(({ runProgram }) => runProgram(${JSON.stringify(entry)}))
      .then(() => require('node:worker_threads').parentPort.postMessage(globalThis.made));`;
  const threads = Array.from({ length: 4 }, () => new Worker(run, { eval: true, execArgv: [] }));
  // At its end each writes what V8 has compiled, into the folder that is cleared up after this.
  const ended = threads.map((thread) => once(thread, 'exit'));
  const said = await Promise.all(threads.map(async (thread) => (await once(thread, 'message'))[0] as string));
  await Promise.all(ended);
  expect(said).toEqual(threads.map(() => entry));
}, 60_000);
