import { hash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isRunning } from './is-running.ts';

const prefix = '.site-lock-';

/** How often the owner of a lock renews it, in milliseconds. */
const renewMs = 20_000;

/** A lock that was not renewed for so long, in milliseconds, is of a process that does not run any more. */
const staleMs = 300_000;

const pollMs = 200;

const machine = hash('sha256', hostname()).slice(0, 8);

/** Locks of this process: after a kill, another process may get the same id. */
const held = new Set<string>();

/** Whether a file is the lock of a process, running or not. */
export const isLock = (name: string): boolean => name.startsWith(prefix);

const ageOf = async (file: string): Promise<number> => {
  const found = await stat(file).catch(() => undefined);
  return found ? Date.now() - found.mtimeMs : Infinity;
};

/** Processes of other machines share a folder on a network or in a container; of them only the age of the lock is known. */
const isAlive = async (folder: string, name: string): Promise<boolean> => {
  const [host, pid] = name.slice(prefix.length).split('-');
  if (host === machine && Number(pid) === process.pid) return held.has(name);
  if (host === machine && !isRunning(Number(pid))) return false;
  return (await ageOf(join(folder, name))) < staleMs;
};

/** The locks of running processes; those of killed ones are removed. */
const locksIn = async (folder: string, own: string): Promise<string[]> => {
  const locks: string[] = [];
  for (const name of (await readdir(folder)).filter((each) => isLock(each) && each !== own)) {
    if (await isAlive(folder, name)) locks.push(name);
    else await rm(join(folder, name), { force: true });
  }
  return locks;
};

/** The only right to change a folder. */
export type FolderLock = {
  /** Whether no other process has taken the lock over; it may do so while this one is suspended for minutes. */
  isHeld: () => boolean;
  release: () => Promise<void>;
};

/**
 * Waits until no other process changes a folder. Each process has a lock file of its own name and holds the lock when
 * there is no other one: two that come at the same moment both see the other and try again. So a lock is never replaced,
 * and the one of a killed process can be removed by anybody.
 * @param folder it exists
 * @param onWait is called once when there is something to wait for
 */
export const lockFolder = async (folder: string, onWait: () => void): Promise<FolderLock> => {
  const own = `${prefix}${machine}-${process.pid}-${randomUUID()}`;
  const file = join(folder, own);
  const tryLock = async (): Promise<boolean> => {
    if ((await locksIn(folder, own)).length > 0) return false;
    held.add(own);
    await writeFile(file, 'While this file exists, no other build writes to this folder.\n');
    if ((await locksIn(folder, own)).length === 0) return true;
    await rm(file, { force: true });
    held.delete(own);
    return false;
  };
  for (let hasWaited = false; !(await tryLock()); hasWaited = true) {
    if (!hasWaited) onWait();
    await sleep(pollMs * (0.5 + Math.random()));
  }
  const renewal = setInterval(() => {
    const now = new Date();
    // When it is gone, another process has taken it over: `isHeld` says so.
    utimes(file, now, now).catch(() => undefined);
  }, renewMs).unref();
  return {
    isHeld: () => existsSync(file),
    release: async () => {
      clearInterval(renewal);
      await rm(file, { force: true });
      held.delete(own);
    },
  };
};
