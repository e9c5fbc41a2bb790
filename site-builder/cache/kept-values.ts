import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { writeWhole } from './whole-file.ts';

/** A value, and the hash of what it was made of. */
type Entry<Value> = { from: string; value: Value };
type Shard<Value> = {
  path: string;
  entries: Map<string, Entry<Value>>;
  used: Map<string, Entry<Value>>;
  isNew: boolean;
};

/** One edit writes one of so many files. */
const shardCount = 64;

/** What the same program has made of files before: it is not made again while a file is the same. */
export class KeptValues<Value> {
  readonly #shards = new Map<number, Shard<Value>>();

  /**
   * @param folder where they are kept; those of the site that was read last
   * @param version of the program that makes them
   */
  constructor(
    readonly folder: string,
    readonly version: string,
  ) {}

  /**
   * The value of a file that was kept.
   * @param from names what it was made of
   */
  find(file: string, from: string): Value | undefined {
    const shard = this.#shardOf(file);
    const known = shard.entries.get(file);
    if (known?.from !== from) return undefined;
    shard.used.set(file, known);
    return known.value;
  }

  /** Keeps a value that was made now. */
  keep(file: string, from: string, value: Value): void {
    const shard = this.#shardOf(file);
    shard.used.set(file, { from, value });
    shard.isNew = true;
  }

  /** Writes what has changed, and forgets what was not asked for. Nothing of it stays in memory. */
  async save(): Promise<void> {
    for (const [number, { path, entries, used, isNew }] of this.#shards) {
      if (isNew || used.size < entries.size) await writeWhole(path, serialize([this.version, used]));
      this.#shards.delete(number);
    }
  }

  #shardOf(file: string): Shard<Value> {
    const number = parseInt(hash('sha256', file).slice(0, 2), 16) % shardCount;
    const known = this.#shards.get(number);
    if (known) return known;
    const path = join(this.folder, `${number}.bin`);
    const shard = { path, entries: this.#read(path), used: new Map<string, Entry<Value>>(), isNew: false };
    this.#shards.set(number, shard);
    return shard;
  }

  #read(path: string): Map<string, Entry<Value>> {
    try {
      const [version, entries] = deserialize(readFileSync(path)) as [string, Map<string, Entry<Value>>];
      return version === this.version ? entries : new Map();
    } catch {
      // Not there, or not whole: it is made anew.
      return new Map();
    }
  }
}
