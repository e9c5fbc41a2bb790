import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const prefix = '.site-lock-';

/** Age in ms after which a lock is stale: no build takes this long, so another process has the id of the locking one by then. */
const staleMs = 3_600_000;

const pollMs = 200;

/** Names of the locks that this process holds. A lock with its process id may also be from a former, killed process. */
const ownLocks = new Set<string>();

/** Whether a process of this machine is running. @param pid its id */
const isRunning = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // The process is running and belongs to another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
};

const isAlive = async (folder: string, name: string): Promise<boolean> => {
  const pid = Number(name.slice(prefix.length).split('-')[0]);
  if (pid === process.pid) return ownLocks.has(name);
  const found = isRunning(pid) ? await stat(join(folder, name)).catch(() => undefined) : undefined;
  return found !== undefined && Date.now() - found.mtimeMs < staleMs;
};

/** Returns the locks of other running processes and removes those of processes that have ended. */
const findOtherLocks = async (folder: string, own: string): Promise<string[]> => {
  const locks: string[] = [];
  for (const name of (await readdir(folder)).filter((each) => each.startsWith(prefix) && each !== own)) {
    if (await isAlive(folder, name)) locks.push(name);
    else await rm(join(folder, name), { force: true });
  }
  return locks;
};

/** The exclusive right to change a folder. */
export type FolderLock = {
  /** Whether no other process has removed the lock, such as one on another machine that shares the folder. */
  isHeld: () => boolean;
  release: () => Promise<void>;
};

/**
 * Waits until no other process holds a lock on a folder, then locks it. Each process creates a lock file with its own name
 * and holds the lock if there is no other one. Two that lock at the same moment see each other and both try again.
 * Therefore a lock is never overwritten, and any process can remove the lock of a killed one.
 * @param folder an existing folder
 * @param onWait called once if it has to wait
 */
export const lockFolder = async (folder: string, onWait: () => void): Promise<FolderLock> => {
  const own = `${prefix}${process.pid}-${randomUUID()}`;
  const file = join(folder, own);
  const release = async (): Promise<void> => {
    await rm(file, { force: true });
    ownLocks.delete(own);
  };
  const tryLock = async (): Promise<boolean> => {
    if ((await findOtherLocks(folder, own)).length > 0) return false;
    ownLocks.add(own);
    await writeFile(file, 'While this file exists, no other build writes to this folder.\n');
    if ((await findOtherLocks(folder, own)).length === 0) return true;
    await release();
    return false;
  };
  for (let hasWaited = false; !(await tryLock()); hasWaited = true) {
    if (!hasWaited) onWait();
    await sleep(pollMs * (0.5 + Math.random()));
  }
  return { isHeld: () => existsSync(file), release };
};
