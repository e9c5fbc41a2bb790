import { createHash } from 'node:crypto';
import { statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { keepNewest } from './keep-newest.ts';
import { writeWhole } from './whole-file.ts';

/** What a file was when it was written; undefined when it is not there. */
const stampOf = (file: string): string | undefined => {
  const found = statSync(file, { bigint: true, throwIfNoEntry: false });
  return found && `${found.mtimeNs} ${found.size}`;
};

/** A page that was drawn: from what, and its files as they were written. */
type Entry = { key: string; stamps: string[] };

/**
 * What an earlier build has put into a folder. A page is not drawn again while everything that it is drawn from is
 * the same, and its files are still as they were written.
 */
export class DrawnPages {
  readonly #out: string;
  readonly #record: string;
  readonly #folder: string;
  #before = new Map<string, Entry>();
  readonly #now = new Map<string, Entry>();

  constructor(cacheDir: string, out: string) {
    this.#out = out;
    this.#folder = join(cacheDir, 'pages');
    const name = createHash('sha256').update(resolve(out)).digest('hex').slice(0, 16);
    this.#record = join(this.#folder, `${name}.json`);
  }

  /** Reads what the last finished build has noted; without notes that can be read all is drawn anew. */
  async open(): Promise<void> {
    const text = await readFile(this.#record, 'utf8').catch(() => '[]');
    try {
      this.#before = new Map(JSON.parse(text) as [string, Entry][]);
    } catch {
      this.#before = new Map();
    }
  }

  /** Whether the files of a page are there, drawn from the same. They are noted again when they are. */
  has(route: string, key: string, files: string[]): boolean {
    const entry = this.#before.get(route);
    if (entry?.key !== key) return false;
    if (!files.every((file, index) => stampOf(join(this.#out, file)) === entry.stamps[index])) return false;
    this.#now.set(route, entry);
    return true;
  }

  /** Notes a page that was just written. */
  add(route: string, key: string, files: string[]): void {
    this.#now.set(route, { key, stamps: files.map((file) => stampOf(join(this.#out, file)) ?? '') });
  }

  /** Keeps the notes for the next build. */
  async close(): Promise<void> {
    await writeWhole(this.#record, JSON.stringify([...this.#now]));
    await keepNewest(this.#folder);
  }
}
