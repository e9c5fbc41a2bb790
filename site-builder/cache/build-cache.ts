import { hash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { threadId } from 'node:worker_threads';
import { deserialize, serialize } from 'node:v8';

/** Names a thing by all that it is made of. */
export const cacheKey = (...parts: unknown[]): string => hash('sha256', JSON.stringify(parts));

/** What is stored beside the things of the last command; the one that was not used for longest goes first. */
const maxUnusedBytes = 500_000_000;

/** A thing that is used is marked as used now and then, because a mark is a write. */
const markAgeMs = 86_400_000;

/**
 * Things that take long to make, each under a name that holds the key of what it is made of (`cacheKey`): what has the same
 * name is the same, so nothing has to be looked at to know that it is right. Deleting the folder costs time alone.
 */
export class BuildCache {
  readonly #used = new Set<string>();
  #hasGrown = false;

  /** @param folder of the things; it is made when there is something to put into it */
  constructor(readonly folder: string) {}

  /**
   * The path of a file or folder.
   * @param make puts it under another name when it is not there: a command that is stopped leaves nothing half-written
   */
  async path(name: string, make: (path: string) => Promise<unknown>): Promise<string> {
    const path = join(this.folder, name);
    if (this.find(name)) return path;
    // Also when somebody has just deleted it.
    mkdirSync(this.folder, { recursive: true });
    const unfinished = this.#unfinished(name);
    await make(unfinished);
    await rename(unfinished, path).catch(async (error: unknown) => {
      // A folder cannot take the place of one that another command has made in the meantime.
      if (!statSync(path, { throwIfNoEntry: false })) throw error;
      await rm(unfinished, { recursive: true, force: true });
    });
    this.#used.add(name);
    this.#hasGrown = true;
    return path;
  }

  /** The path of a file or folder that was made before; undefined when there is none. */
  find(name: string): string | undefined {
    const path = join(this.folder, name);
    // At once: to wait for each of thousands of files takes longer.
    const found = statSync(path, { throwIfNoEntry: false });
    if (!found) return undefined;
    this.#used.add(name);
    const now = new Date();
    if (now.getTime() - found.atimeMs > markAgeMs) utimesSync(path, now, found.mtime);
    return path;
  }

  /** A value that was written before; undefined when there is none, or not one that can be read. */
  read<Value>(name: string): Value | undefined {
    try {
      const value = deserialize(readFileSync(join(this.folder, name))) as Value;
      this.#used.add(name);
      return value;
    } catch {
      return undefined;
    }
  }

  /** Writes a value, in place of the one that had its name. */
  write(name: string, value: unknown): void {
    mkdirSync(this.folder, { recursive: true });
    const unfinished = this.#unfinished(name);
    writeFileSync(unfinished, serialize(value));
    renameSync(unfinished, join(this.folder, name));
    this.#used.add(name);
    this.#hasGrown = true;
  }

  /** Removes what nobody has used for longest when something has been added. */
  async close(): Promise<void> {
    if (!this.#hasGrown) return;
    const names = (await readdir(this.folder)).filter((name) => !this.#used.has(name));
    const things = await Promise.all(names.map((name) => this.#usage(name)));
    let left = maxUnusedBytes;
    for (const { name, size } of things.sort((one, other) => other.usedMs - one.usedMs)) {
      left -= size;
      if (left < 0) await rm(join(this.folder, name), { recursive: true, force: true });
    }
  }

  /** The path of a thing while it is being made. */
  #unfinished(name: string): string {
    return join(this.folder, `${name}.${process.pid}-${threadId}`);
  }

  async #usage(name: string): Promise<{ name: string; size: number; usedMs: number }> {
    const path = join(this.folder, name);
    const found = await stat(path).catch(() => undefined);
    const inside = found?.isDirectory() ? await readdir(path, { recursive: true }) : [];
    const sizes = await Promise.all(inside.map(async (each) => (await stat(join(path, each))).size));
    const size = sizes.reduce((sum, one) => sum + one, found?.size ?? 0);
    return { name, size, usedMs: found?.atimeMs ?? 0 };
  }
}
