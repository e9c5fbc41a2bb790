import { hash } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join, resolve } from 'node:path';
import * as z from 'zod';
import { studioUrl } from '../../../studio/address.ts';
import { tryOrUndefined } from '../../../schema/try-or-undefined.ts';
import { realPath } from '../../output/real-path.ts';

/** Time in ms within which another server must answer. */
const answerTimeoutMs = 2000;

/**
 * Ensures that only one development server of this machine saves in a folder, because two would overwrite each other's
 * files. The claim is a file outside of the folder. The claim of a server that is no longer running is ignored.
 */
export class FolderClaim {
  /** Identifies the folder. It is the same for all servers of this machine. */
  readonly id: string;
  readonly #file: string;

  constructor(pagesDir: string, folder = tmpdir()) {
    this.id = hash('sha256', realPath(resolve(pagesDir))).slice(0, 16);
    this.#file = join(folder, `studio-${userInfo().uid}-${this.id}.json`);
  }

  /**
   * Claims the folder for this server.
   * @param origin the origin of this server
   * @returns the origin of another server that has claimed the folder; undefined if this server has it
   */
  async claim(origin: string): Promise<string | undefined> {
    const owner = this.#owner();
    if (owner === origin) return undefined;
    if (owner !== undefined && (await this.#isServing(owner))) return owner;
    rmSync(this.#file, { force: true });
    // Fails if another server has claimed the folder at this moment.
    tryOrUndefined(() => writeFileSync(this.#file, origin, { flag: 'wx', mode: 0o600 }));
    const newOwner = this.#owner();
    return newOwner === origin ? undefined : newOwner;
  }

  /** Releases the claim of this server. */
  release(origin: string): void {
    if (this.#owner() === origin) rmSync(this.#file, { force: true });
  }

  /** Returns the origin in the claim file, or undefined if there is no valid one. */
  #owner(): string | undefined {
    const text = tryOrUndefined(() => readFileSync(this.#file, 'utf8')) ?? '';
    return /^http:\/\/127\.0\.0\.1:\d+$/.exec(text)?.[0];
  }

  async #isServing(origin: string): Promise<boolean> {
    try {
      const signal = AbortSignal.timeout(answerTimeoutMs);
      const response = await fetch(`${origin}${studioUrl}/api/folder`, { signal });
      return z.object({ id: z.literal(this.id) }).safeParse(await response.json()).success;
    } catch (error) {
      // A server that is too busy to answer still holds the claim.
      return (error as Error).name === 'TimeoutError';
    }
  }
}
