import { createHash } from 'node:crypto';
import { statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { keepNewest } from './keep-newest.ts';
import { writeWhole } from './whole-file.ts';

/** A page that was drawn: from what, and each of its files with what it was when it was written. */
type Entry = { key: string; files: [file: string, stamp: string][] };

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

  /** The files of a page that are there, drawn from the same; nothing when it has to be drawn. */
  find(route: string, key: string): string[] | undefined {
    const entry = this.#before.get(route);
    if (entry?.key !== key || !entry.files.every(([file, stamp]) => this.#stampOf(file) === stamp))
      return undefined;
    this.#now.set(route, entry);
    return entry.files.map(([file]) => file);
  }

  /** Notes a page that was just written. */
  add(route: string, key: string, files: string[]): void {
    this.#now.set(route, { key, files: files.map((file) => [file, this.#stampOf(file) ?? '']) });
  }

  /** Keeps the notes for the next build. */
  async close(): Promise<void> {
    await writeWhole(this.#record, JSON.stringify([...this.#now]));
    await keepNewest(this.#folder);
  }

  /** What a file is now; undefined when it is not there. */
  #stampOf(file: string): string | undefined {
    const found = statSync(join(this.#out, file), { bigint: true, throwIfNoEntry: false });
    return found && `${found.mtimeNs} ${found.size}`;
  }
}
