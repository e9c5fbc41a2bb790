import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { writeWhole } from '../../documents/node/whole-file.ts';

/** What a document held before it was migrated, and after, letter for letter. */
export type Migrated = { before: string; after: string };

/** The documents that were migrated together, by their files as the command names them. */
export type Note = Record<string, Migrated>;

/** Keeps what `migrate --write` has changed, so that `--undo` can take it back: the last first. */
export class MigrationNotes {
  /** @param folder where the notes are kept, one file for each time */
  constructor(readonly folder: string) {}

  /** Keeps a note; it is there before the documents change. */
  async add(documents: ReadonlyMap<string, Migrated>): Promise<void> {
    const note = Object.fromEntries(documents);
    const last = Number(this.#names().at(-1)?.replace('.json', '') ?? 0);
    const name = `${String(last + 1).padStart(6, '0')}.json`;
    await writeWhole(join(this.folder, name), JSON.stringify(note));
  }

  /** The last note; nothing when there is none. */
  last(): Note | undefined {
    const name = this.#names().at(-1);
    return name === undefined
      ? undefined
      : (JSON.parse(readFileSync(join(this.folder, name), 'utf8')) as Note);
  }

  /** Throws the last note away. */
  removeLast(): void {
    const name = this.#names().at(-1);
    if (name !== undefined) rmSync(join(this.folder, name));
  }

  #names(): string[] {
    mkdirSync(this.folder, { recursive: true });
    return readdirSync(this.folder)
      .filter((name) => /^\d+\.json$/.test(name))
      .toSorted();
  }
}
