import { hash } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join, resolve } from 'node:path';
import * as z from 'zod';
import { studioUrl } from '../../../studio/address.ts';
import { realPath } from '../../output/real-path.ts';

/** How long another server may take to say what it serves, in milliseconds. */
const answerMs = 2000;

/**
 * Lets one development server of this machine save in a folder: two of them would replace each other's files. The claim
 * is a file outside of the folder. One of a server that has ended, however it ended, is void.
 */
export class FolderClaim {
  /** The folder, as servers call it. */
  readonly id: string;
  readonly #file: string;

  constructor(pagesDir: string, folder = tmpdir()) {
    this.id = hash('sha256', realPath(resolve(pagesDir))).slice(0, 16);
    this.#file = join(folder, `studio-${userInfo().uid}-${this.id}.json`);
  }

  /**
   * Claims the folder for this server.
   * @param address of this server
   * @returns the address of another server that has claimed it; nothing when it is claimed for this one
   */
  async take(address: string): Promise<string | undefined> {
    const holder = this.#holder();
    if (holder === address) return undefined;
    if (holder !== undefined && (await this.#isServing(holder))) return holder;
    rmSync(this.#file, { force: true });
    try {
      writeFileSync(this.#file, address, { flag: 'wx', mode: 0o600 });
    } catch {
      // Another server was faster.
    }
    const now = this.#holder();
    return now === address ? undefined : now;
  }

  /** Gives the folder to whichever server claims it next. */
  release(address: string): void {
    if (this.#holder() === address) rmSync(this.#file, { force: true });
  }

  /** The address in the claim, unless it is void. */
  #holder(): string | undefined {
    try {
      return /^http:\/\/127\.0\.0\.1:\d+$/.exec(readFileSync(this.#file, 'utf8'))?.[0];
    } catch {
      return undefined;
    }
  }

  async #isServing(address: string): Promise<boolean> {
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
