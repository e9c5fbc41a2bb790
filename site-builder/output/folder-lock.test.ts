import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rename, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lockFolder } from './folder-lock.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lock-'));
});
afterEach(() => rm(folder, { recursive: true }));

const lock = () => lockFolder(folder, () => undefined);

test('simultaneous callers get the lock one after the other', async () => {
  const steps: string[] = [];
  const work = async (name: string) => {
    const { release } = await lock();
    steps.push(name);
    await new Promise(setImmediate);
    steps.push(name);
    await release();
  };
  await Promise.all(['a', 'b', 'c', 'd'].map(work));
  expect(steps).toHaveLength(8);
  for (let index = 0; index < 8; index += 2) expect(steps[index]).toBe(steps[index + 1]);
  expect(await readdir(folder)).toEqual([]);
});

test('calls onWait once, and gets the lock when the first caller releases it', async () => {
  const first = await lock();
  const onWait = vi.fn();
  const second = lockFolder(folder, onWait);
  await vi.waitFor(() => expect(onWait).toHaveBeenCalled());
  await first.release();
  const { isHeld, release } = await second;
  expect(isHeld()).toBe(true);
  expect(onWait).toHaveBeenCalledTimes(1);
  await release();
});

/** Starts a process that locks the folder and keeps running. */
const owner = async () => {
  const code = `import('./site-builder/output/folder-lock.ts').then(async ({ lockFolder }) => {
    await lockFolder(${JSON.stringify(folder)}, () => {});
    console.log('locked');
    setInterval(() => {}, 1000);
  });`;
  const child = spawn(process.execPath, ['--import', 'tsx', '-e', code], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  return child;
};

test('waits for the lock of a running process and takes over that of a killed one', async () => {
  const child = await owner();
  const onWait = vi.fn();
  const mine = lockFolder(folder, onWait);
  await vi.waitFor(() => expect(onWait).toHaveBeenCalled());
  child.kill('SIGKILL');
  await once(child, 'exit');
  const { release } = await mine;
  expect((await readdir(folder)).filter((name) => name.startsWith('.site-lock-'))).toHaveLength(1);
  await release();
});

test('takes over a lock of a former process with the same id', async () => {
  const { release } = await lock();
  const [name = ''] = await readdir(folder);
  await rename(join(folder, name), join(folder, name.replace(/.{4}$/, '0000')));
  await (await lock()).release();
  await release();
});

test('takes over a stale lock, and its former owner notices', async () => {
  const { isHeld, release } = await lock();
  const [name = ''] = await readdir(folder);
  // Another process has the same id by now.
  const foreign = name.replace(/lock-\d+/, `lock-${process.ppid}`);
  await writeFile(join(folder, foreign), '');
  await release();
  const onWait = vi.fn();
  const mine = lockFolder(folder, onWait);
  await vi.waitFor(() => expect(onWait).toHaveBeenCalled());
  const hourAgo = new Date(Date.now() - 3_700_000);
  await utimes(join(folder, foreign), hourAgo, hourAgo);
  const taken = await mine;
  expect((await readdir(folder)).filter((name) => name.startsWith('.site-lock-'))).not.toContain(foreign);
  expect(isHeld()).toBe(false);
  await taken.release();
});
