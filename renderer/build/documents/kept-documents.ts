import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { writeWhole } from '../cache/whole-file.ts';
import type { Kind } from './schemas.ts';
import type { SiteDocument } from './site-document.ts';
import { Source } from './source.ts';

/** All of a document that follows from its text. */
type Reading = Omit<SiteDocument, 'source'>;
type Entry = { text: string; reading: Reading };
type Shard = { path: string; entries: Map<string, Entry>; used: Map<string, Entry>; isNew: boolean };

/** One edit writes one of so many files. */
const shardCount = 64;

const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 22);

/** Documents as they were read before: a text that was read by the same program is not parsed and checked again. */
export class KeptDocuments {
  readonly #shards = new Map<number, Shard>();

  /**
   * @param folder where they are kept; those of the site that was read last
   * @param version of the program that reads
   */
  constructor(
    readonly folder: string,
    readonly version: string,
  ) {}

  /** The document of a text, read by `read` when that was not done before. */
  get(file: string, text: string, kind: Kind, read: () => SiteDocument): SiteDocument {
    const name = `${kind} ${file}`;
    const shard = this.#shardOf(name);
    const key = hashOf(text);
    const known = shard.entries.get(name);
    if (known?.text === key) {
      shard.used.set(name, known);
      return { ...known.reading, source: new Source(file, text) };
    }
    const document = read();
    const { source: _, ...reading } = document;
    shard.used.set(name, { text: key, reading });
    shard.isNew = true;
    return document;
  }

  /** Writes what has changed, and forgets what was not asked for. */
  async save(): Promise<void> {
    for (const { path, entries, used, isNew } of this.#shards.values()) {
      if (isNew || used.size < entries.size) await writeWhole(path, serialize([this.version, used]));
    }
  }

  #shardOf(name: string): Shard {
    const number = createHash('sha256').update(name).digest().readUInt8() % shardCount;
    const known = this.#shards.get(number);
    if (known) return known;
    const path = join(this.folder, `${number}.bin`);
    const shard = { path, entries: this.#read(path), used: new Map<string, Entry>(), isNew: false };
    this.#shards.set(number, shard);
    return shard;
  }

  #read(path: string): Map<string, Entry> {
    try {
      const [version, entries] = deserialize(readFileSync(path)) as [string, Map<string, Entry>];
      return version === this.version ? entries : new Map();
    } catch {
      // Not there, or not whole: it is read anew.
      return new Map();
    }
  }
}
