import { hash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { threadId } from 'node:worker_threads';
import { deserialize, serialize } from 'node:v8';
import { tryOrUndefined } from '../../schema/try-or-undefined.ts';

/** Returns a key for a cache entry: the hash of everything that the entry is made from. */
export const cacheKey = (...parts: unknown[]): string => hash('sha256', JSON.stringify(parts));

/** Size limit in bytes for entries that the current command does not use. The least recently used ones are removed first. */
const maxUnusedBytes = 500_000_000;

/** Minimum time in ms between two updates of an entry's access time, because each update is a disk write. */
const accessTimeUpdateMs = 86_400_000;

/**
 * Content-addressed cache. The name of an entry contains the hash of its inputs (`cacheKey`), so an entry never has to be
 * invalidated. The folder can be deleted at any time; the next command only takes longer.
 */
export class BuildCache {
  readonly #used = new Set<string>();
  #hasGrown = false;

  /** @param folder the cache folder; it is created with the first entry */
  constructor(readonly folder: string) {}

  /**
   * Returns the path of the file or folder with this name and creates it if it is missing.
   * @param make writes the entry to the given temporary path, so that an interrupted command leaves no incomplete entry
   */
  async path(name: string, make: (path: string) => Promise<unknown>): Promise<string> {
    const path = join(this.folder, name);
    if (this.find(name)) return path;
    // The folder is created every time because somebody may have deleted it in the meantime.
    mkdirSync(this.folder, { recursive: true });
    const temporary = this.#temporaryPath(name);
    await make(temporary);
    await rename(temporary, path).catch(async (error: unknown) => {
      // A folder cannot be renamed onto one that another command has created in the meantime.
      if (!statSync(path, { throwIfNoEntry: false })) throw error;
      await rm(temporary, { recursive: true, force: true });
    });
    this.#used.add(name);
    this.#hasGrown = true;
    return path;
  }

  /** Returns the path of an existing file or folder, or undefined. */
  find(name: string): string | undefined {
    const path = join(this.folder, name);
    // Synchronous, because awaiting thousands of files takes longer.
    const found = statSync(path, { throwIfNoEntry: false });
    if (!found) return undefined;
    this.#used.add(name);
    const now = new Date();
    if (now.getTime() - found.atimeMs > accessTimeUpdateMs) utimesSync(path, now, found.mtime);
    return path;
  }

  /** Returns a value that was written before. Undefined if it is missing or cannot be decoded. */
  read<Value>(name: string): Value | undefined {
    return tryOrUndefined(() => {
      const value = deserialize(readFileSync(join(this.folder, name))) as Value;
      this.#used.add(name);
      return value;
    });
  }

  /** Writes a value and replaces the former one with that name. */
  write(name: string, value: unknown): void {
    mkdirSync(this.folder, { recursive: true });
    const temporary = this.#temporaryPath(name);
    writeFileSync(temporary, serialize(value));
    renameSync(temporary, join(this.folder, name));
    this.#used.add(name);
    this.#hasGrown = true;
  }

  /** Removes the least recently used entries if any were added. */
  async close(): Promise<void> {
    if (!this.#hasGrown) return;
    const names = (await readdir(this.folder)).filter((name) => !this.#used.has(name));
    const entries = await Promise.all(names.map((name) => this.#readUsage(name)));
    let remainingBytes = maxUnusedBytes;
    for (const { name, size } of entries.sort((a, b) => b.usedMs - a.usedMs)) {
      remainingBytes -= size;
      if (remainingBytes < 0) await rm(join(this.folder, name), { recursive: true, force: true });
    }
  }

  /** Returns the temporary path of an entry while it is written. It contains the ids of the process and the thread. */
  #temporaryPath(name: string): string {
    return join(this.folder, `${name}.${process.pid}-${threadId}`);
  }

  async #readUsage(name: string): Promise<{ name: string; size: number; usedMs: number }> {
    const path = join(this.folder, name);
    const found = await stat(path).catch(() => undefined);
    // Another command may rename the temporary folder of an entry meanwhile.
    const files = found?.isDirectory() ? await readdir(path, { recursive: true }).catch(() => []) : [];
    const sizes = await Promise.all(
      files.map(async (file) => (await stat(join(path, file)).catch(() => undefined))?.size ?? 0),
    );
    const size = sizes.reduce((sum, bytes) => sum + bytes, found?.size ?? 0);
    return { name, size, usedMs: found?.atimeMs ?? 0 };
  }
}
