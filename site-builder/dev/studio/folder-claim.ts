import { hash } from 'node:crypto';
import { readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join, resolve } from 'node:path';
import * as z from 'zod';
import { studioUrl } from '../../../studio/address.ts';
import { isRunning } from '../../output/is-running.ts';

const claim = z.object({ pid: z.int(), address: z.url() });
type Claim = z.infer<typeof claim>;

/** How long another server may take to say what it serves, in milliseconds. */
const answerMs = 2000;

/** The folder itself, also when it is named by a link; as it is named when it is not there. */
const realPath = (path: string): string => {
  try {
    return realpathSync(path);
  } catch {
    return resolve(path);
  }
};

/**
 * Lets one development server of this machine save in a folder: two of them would replace each other's files. The claim
 * is a file outside of the folder. One of a server that has ended, however it ended, is void.
 */
export class FolderClaim {
  /** The folder, as servers call it. */
  readonly id: string;
  readonly #file: string;

  constructor(pagesDir: string, folder = tmpdir()) {
    this.id = hash('sha256', realPath(pagesDir)).slice(0, 16);
    this.#file = join(folder, `studio-${userInfo().uid}-${this.id}.json`);
  }

  /**
   * Claims the folder for this server.
   * @param address of this server
   * @returns the address of another server that has claimed it; nothing when it is claimed for this one
   */
  async take(address: string): Promise<string | undefined> {
    const holder = this.#holder();
    if (holder && this.#isOwn(holder, address)) return undefined;
    if (holder && (await this.#isServing(holder))) return holder.address;
    rmSync(this.#file, { force: true });
    try {
      writeFileSync(this.#file, JSON.stringify({ pid: process.pid, address }), { flag: 'wx', mode: 0o600 });
    } catch {
      // Another server was faster.
    }
    const now = this.#holder();
    return now && !this.#isOwn(now, address) ? now.address : undefined;
  }

  /** Gives the folder to whichever server claims it next. */
  release(address: string): void {
    const holder = this.#holder();
    if (holder && this.#isOwn(holder, address)) rmSync(this.#file, { force: true });
  }

  #isOwn({ pid, address }: Claim, own: string): boolean {
    return pid === process.pid && address === own;
  }

  #holder(): Claim | undefined {
    try {
      return claim.parse(JSON.parse(readFileSync(this.#file, 'utf8')));
    } catch {
      return undefined;
    }
  }

  async #isServing({ pid, address }: Claim): Promise<boolean> {
    if (!isRunning(pid)) return false;
    try {
      const signal = AbortSignal.timeout(answerMs);
      const response = await fetch(`${address}${studioUrl}/api/folder`, { signal });
      return z.object({ id: z.literal(this.id) }).safeParse(await response.json()).success;
    } catch (error) {
      // A server that is too busy to answer still has the folder.
      return (error as Error).name === 'TimeoutError';
    }
  }
}
