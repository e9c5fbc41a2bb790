import type { FileContent } from '../../../../documents/read/site/site-content.ts';
import type {
  HistoryChange,
  Live,
  Published,
  Publishing,
  PublishingStatus,
} from '../../../../studio/store/publishing.ts';
import type { FolderStore } from '../folder-store.ts';
import { StoreRefusal } from '../store-refusal.ts';
import { Turns } from '../../../../studio/core/turns.ts';
import { isPicture } from '../../../../studio/store/site-file.ts';
import { authorIn, cloneOf, fetchNew, type Clone } from './clone.ts';
import { contentsOf, filesAt, textOf } from './contents.ts';
import { asked } from './git.ts';
import { changesOf, historyOf } from './history.ts';
import { publishFolder } from './publish-folder.ts';
import { adoptPushed } from './send.ts';
import { baseOf, changedSince, lastStored, statesIn, versionOf } from './versions.ts';

/** Gives the id of what a release is called by; nothing when the clone does not know it. */
export type IdOf = (release: string) => Promise<string | undefined>;

type Options = {
  pagesDir: string;
  folder: FolderStore;
  /** Asks the site what visitors see. */
  live: (idOf: IdOf) => Promise<Live>;
  release: PublishingStatus['release'];
};

const stateId = /^[0-9a-f]{40,64}$/;

/** Publishes the folder of a site with the Git of the clone that it lies in. */
export class FolderPublishing implements Publishing {
  readonly #options: Options;
  readonly #turns = new Turns();
  #running = 0;

  constructor(options: Options) {
    this.#options = options;
  }

  async status(): Promise<PublishingStatus> {
    const { pagesDir, release } = this.#options;
    const clone = await cloneOf(pagesDir);
    const live = await this.#options.live(async (name) =>
      clone && /^\w[\w.-]*$/.test(name)
        ? asked(clone.git, 'rev-parse', '--verify', '--quiet', `${name}^{commit}`)
        : undefined,
    );
    const known = { live, release, checks: { state: 'none' as const } };
    if (!clone) return { ...known, missing: 'no-history' };
    const isStale = await fetchNew(clone).then(
      () => false,
      () => true,
    );
    if (!clone.blocked && this.#running === 0) await adoptPushed(clone);
    const states = await statesIn(clone);
    const base = states && (await baseOf(clone, states));
    const author = await authorIn(clone);
    const saved = base && (await lastStored(clone, await changedSince(clone, base.id)));
    return {
      ...known,
      ...(clone.remote === undefined && { missing: 'no-remote' as const }),
      ...(base && { base: versionOf(base) }),
      ...(states && { accepted: versionOf(states.accepted) }),
      ...(saved !== undefined && { saved }),
      ...(isStale && { isStale }),
      ...(author && { author }),
    };
  }

  async version(id: string): Promise<Map<string, string>> {
    const { folder } = this.#options;
    const clone = await this.#cloneWith(id);
    const files = await filesAt(clone, id);
    const changed = new Set(await changedSince(clone, id));
    // Pictures that are as they were have the lines that they have: they are not read again.
    const isKept = ({ name }: { name: string }) => isPicture(name) && !changed.has(name);
    const others = files.filter((file) => !isKept(file));
    const contents = await contentsOf(clone, others);
    const texts = new Map<string, string>();
    for (const [index, { name }] of others.entries()) {
      const text = await textOf(name, contents[index] ?? null, folder);
      if (typeof text === 'string') texts.set(name, text);
    }
    const kept = files.filter(isKept);
    const now = kept.length > 0 ? await folder.read() : new Map<string, FileContent>();
    for (const { name } of kept) {
      const line = now.get(name);
      if (typeof line === 'string') texts.set(name, line);
    }
    return texts;
  }

  publish({ message, known = [], author }: Parameters<Publishing['publish']>[0]): Promise<Published> {
    const { pagesDir, folder } = this.#options;
    this.#running += 1;
    const published = this.#turns.take(async (): Promise<Published> => {
      const clone = await cloneOf(pagesDir);
      if (!clone) return { state: 'refused', reason: 'no-history' };
      return publishFolder({ clone, folder, message, author }, known);
    });
    return published.finally(() => (this.#running -= 1));
  }

  async history(wanted: Parameters<Publishing['history']>[0]): ReturnType<Publishing['history']> {
    const clone = await cloneOf(this.#options.pagesDir);
    // What cannot be asked for now is told as it was last heard of.
    if (clone && wanted.before === undefined) await fetchNew(clone).catch(() => undefined);
    const from = clone && (await statesIn(clone))?.accepted.id;
    if (wanted.before !== undefined) await this.#cloneWith(wanted.before);
    return clone && from !== undefined ? historyOf(clone, from, wanted) : [];
  }

  async changes(id: string): Promise<HistoryChange[]> {
    return changesOf(await this.#cloneWith(id), id, this.#options.folder);
  }

  /** The clone that knows a state. @throws StoreRefusal when there is no such state */
  async #cloneWith(id: string): Promise<Clone> {
    const clone = stateId.test(id) ? await cloneOf(this.#options.pagesDir) : undefined;
    if (clone && (await asked(clone.git, 'cat-file', '-t', id)) === 'commit') return clone;
    throw new StoreRefusal(`There is no state ${id} of this site.`);
  }
}
