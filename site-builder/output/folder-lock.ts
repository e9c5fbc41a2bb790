import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const prefix = '.site-lock-';

/** No build takes so long, in milliseconds: an older lock is of a former process whose id another one has now. */
const staleMs = 3_600_000;

const pollMs = 200;

/** Locks of this process: after a kill, another process may get the same id. */
const held = new Set<string>();

/** Whether a process of this machine runs. @param pid its id */
const isRunning = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // It runs, and belongs to another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
};

/** Whether a file is the lock of a process, running or not. */
export const isLock = (name: string): boolean => name.startsWith(prefix);

const isAlive = async (folder: string, name: string): Promise<boolean> => {
  const pid = Number(name.slice(prefix.length).split('-')[0]);
  if (pid === process.pid) return held.has(name);
  const found = isRunning(pid) ? await stat(join(folder, name)).catch(() => undefined) : undefined;
  return found !== undefined && Date.now() - found.mtimeMs < staleMs;
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
  /** Whether no other process has taken the lock over, such as one of another machine that shares the folder. */
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
  const own = `${prefix}${process.pid}-${randomUUID()}`;
  const file = join(folder, own);
  const release = async (): Promise<void> => {
    await rm(file, { force: true });
    held.delete(own);
  };
  const tryLock = async (): Promise<boolean> => {
    if ((await locksIn(folder, own)).length > 0) return false;
    held.add(own);
    await writeFile(file, 'While this file exists, no other build writes to this folder.\n');
    if ((await locksIn(folder, own)).length === 0) return true;
    await release();
    return false;
  };
  for (let hasWaited = false; !(await tryLock()); hasWaited = true) {
    if (!hasWaited) onWait();
    await sleep(pollMs * (0.5 + Math.random()));
  }
  return { isHeld: () => existsSync(file), release };
};
