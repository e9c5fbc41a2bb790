import { copyFile, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { saveFiles } from '../../../../documents/node/save-files.ts';
import { decisionOf, joinFile } from '../../../../studio/store/join-file.ts';
import type { Conflict } from '../../../../studio/store/site-store.ts';
import type { FolderStore } from '../folder-store.ts';
import { namesOf, type Clone } from './clone.ts';
import { differences, textOf } from './contents.ts';
import { asked, GitFault } from './git.ts';
import { inScratch } from './scratch.ts';
import { uncomparedFiles } from './versions.ts';

/** What became of it: the files that both have changed in the same lines, or that somebody's work is in the way. */
export type Joined =
  | { state: 'joined' }
  | { state: 'conflicts'; conflicts: Conflict[] }
  | { state: 'in-the-way' };

/** A file that others have published while it was changed here. */
type Both = { name: string; mine: Buffer | null; joined: Buffer | null; entry: string };

/** What `git read-tree` prints when it would replace work of somebody. */
const inTheWay =
  /not uptodate|would be (overwritten|removed)|would lose untracked|cannot (merge|bind|checkout new HEAD)/i;

const contentAt = (path: string): Promise<Buffer | null> => readFile(path).catch(() => null);

const isSame = (one: Buffer | null, other: Buffer | null): boolean =>
  one === null || other === null ? one === other : one.equals(other);

const contentOf = (
  joined: 'mine' | 'theirs' | { text: string },
  mine: Buffer | null,
  theirs: Buffer | null,
): Buffer | null => {
  if (joined === 'mine') return mine;
  return joined === 'theirs' ? theirs : Buffer.from(joined.text);
};

/** Joins what the folder holds of the site with what others have published since. */
export class OthersWork {
  readonly #clone: Clone;
  readonly #folder: FolderStore;
  readonly #pagesDir: string;

  constructor(clone: Clone, folder: FolderStore) {
    this.#clone = clone;
    this.#folder = folder;
    this.#pagesDir = join(clone.root, clone.prefix);
  }

  /**
   * Brings the folder, and the clone with it, from the state that it began from to a newer one; what was changed here stays
   * changed. It is all or nothing, and nothing is lost when it ends in the middle: whatever was joined by then is
   * found to be the same the next time.
   * @param known what others had published of files when somebody decided what stays of them
   */
  async join(from: string, to: string, known: readonly Conflict[]): Promise<Joined> {
    const both: Both[] = [];
    const conflicts: Conflict[] = [];
    const uncompared = new Set(namesOf(this.#clone, await uncomparedFiles(this.#clone)));
    for (const { name, before: base, after: theirs, entry } of await differences(this.#clone, from, to)) {
      const mine = await contentAt(join(this.#pagesDir, name));
      // Git updates what they alone have changed, unless it is configured to leave the file alone.
      const isUncompared = uncompared.has(name);
      if (isSame(mine, base) && !isUncompared && !decisionOf(name, known)) continue;
      // A sparse checkout: the file was left out of the folder, not removed.
      if (mine === null && isUncompared) continue;
      const states = {
        mine: await textOf(name, mine, this.#folder),
        base: await textOf(name, base, this.#folder),
        theirs: await textOf(name, theirs, this.#folder),
      };
      const joined = isSame(mine, theirs) ? 'theirs' : joinFile(name, states, known);
      if (joined === undefined) conflicts.push({ name, stored: states.theirs ?? null });
      else both.push({ name, mine, joined: contentOf(joined, mine, theirs), entry });
    }
    if (conflicts.length > 0) return { state: 'conflicts', conflicts };
    return (await this.#move(from, to, both)) ? { state: 'joined' } : { state: 'in-the-way' };
  }

  /** @returns whether nothing was in its way; files of others than the site's may be changed and not published */
  async #move(from: string, to: string, both: readonly Both[]): Promise<boolean> {
    const { git, prefix, index } = this.#clone;
    // Git leaves files alone that it would otherwise not overwrite, if its index says that they are as others have them.
    const input = both.map(({ name, entry }) => `${entry}\t${prefix}${name}\0`).join('');
    await asked(git, 'update-index', '-q', '--refresh');
    const steps = async (env: Record<string, string>, ...last: string[]): Promise<void> => {
      if (input !== '') await git(['update-index', '-z', '--index-info'], { input, env });
      await git(['read-tree', '-m', '-u', ...last, from, to], { env });
    };
    try {
      await inScratch(async (folder) => {
        await copyFile(index, join(folder, 'index'));
        await steps({ GIT_INDEX_FILE: join(folder, 'index') }, '--dry-run');
      });
      if (!(await this.#write(both))) return false;
      await steps({});
    } catch (error) {
      if (error instanceof GitFault && inTheWay.test(error.said)) return false;
      throw error;
    }
    await git(['update-ref', '-m', 'studio: what others have published', 'HEAD', to, from]);
    return true;
  }

  /** @returns whether the files were still as they had been read; else nothing was written */
  async #write(both: readonly Both[]): Promise<boolean> {
    const changed = new Map<string, Buffer>();
    for (const { name, mine, joined } of both) {
      const path = join(this.#pagesDir, name);
      if (!isSame(await contentAt(path), mine)) return false;
      if (joined === null) await rm(path, { force: true });
      else if (!isSame(joined, mine)) changed.set(path, joined);
    }
    await saveFiles(changed);
    return true;
  }
}
