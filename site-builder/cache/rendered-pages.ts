import { statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { keyOf, type Store } from './store.ts';

/** A page that was rendered: from what, and each of its files with what it was when it was written. */
type Entry = { key: string; files: [file: string, state: string][] };

/**
 * What an earlier build has put into a folder. A page is not rendered again while everything that it is rendered from is
 * the same, and its files are still as they were written.
 */
export class RenderedPages {
  readonly #name: string;
  readonly #before: ReadonlyMap<string, Entry>;
  readonly #now = new Map<string, Entry>();

  constructor(
    readonly store: Store,
    readonly out: string,
  ) {
    this.#name = `pages-${keyOf(resolve(out))}`;
    this.#before = store.read<Map<string, Entry>>(this.#name) ?? new Map();
  }

  /** The files of a page that are there, rendered from the same; nothing when it has to be rendered. */
  find(route: string, key: string): string[] | undefined {
    const entry = this.#before.get(route);
    if (entry?.key !== key || !entry.files.every(([file, state]) => this.#stateOf(file) === state))
      return undefined;
    this.#now.set(route, entry);
    return entry.files.map(([file]) => file);
  }

  /** Notes a page that was just written. */
  add(route: string, key: string, files: string[]): void {
    this.#now.set(route, { key, files: files.map((file) => [file, this.#stateOf(file) ?? '']) });
  }

  /** Leaves the notes to the next build. */
  close(): void {
    this.store.write(this.#name, this.#now);
  }

  /** What a file is now; undefined when it is not there. */
  #stateOf(file: string): string | undefined {
    const found = statSync(join(this.out, file), { bigint: true, throwIfNoEntry: false });
    return found && `${found.mtimeNs} ${found.size}`;
  }
}
