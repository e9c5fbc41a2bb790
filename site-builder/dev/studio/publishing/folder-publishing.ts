import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { FileContent } from '../../../../documents/read/site/site-content.ts';
import { isFileOfSite, isPicture } from '../../../../studio/store/site-file.ts';
import type {
  HistoryChange,
  Published,
  Publishing,
  PublishingStatus,
} from '../../../../studio/store/publishing.ts';
import { Turns } from '../../../../studio/core/turns.ts';
import type { FolderStore } from '../folder-store.ts';
import { StoreRefusal } from '../stored-content.ts';
import { Clone } from './clone.ts';
import { liveRelease } from './live-release.ts';
import { publishFolder } from './publish-folder.ts';

type Options = {
  pagesDir: string;
  folder: FolderStore;
  release: PublishingStatus['release'];
  /** Asks the site what visitors see. */
  live?: typeof liveRelease;
};

/** Entries of the history that fit on a screen. */
const pageLength = 30;

/** Characters that no message contains, as nobody can type them. */
const [entryStart, fieldEnd] = ['\u001e', '\u001f'];

/** Publishes the folder of a site with the Git of the clone that contains it. */
export class FolderPublishing implements Publishing {
  readonly #options: Options;
  readonly #turns = new Turns();

  constructor(options: Options) {
    this.#options = options;
  }

  async status(): Promise<PublishingStatus> {
    const { pagesDir, release, live: askSite = liveRelease } = this.#options;
    const clone = await Clone.find(pagesDir);
    const live = await askSite(pagesDir, async (name) =>
      clone && /^\w[\w.-]*$/.test(name)
        ? clone.try('rev-parse', '--verify', '--quiet', `${name}^{commit}`)
        : undefined,
    );
    const known = { live, release, checks: { state: 'none' as const } };
    if (!clone) return { ...known, missing: 'no-history' };
    const isStale = await clone.fetch().then(
      () => false,
      () => true,
    );
    if (!clone.blocked) await clone.adoptPushed();
    const { base, accepted } = (await clone.versions()) ?? {};
    const author = await clone.author();
    const changed = base ? await clone.changedFiles(base.id) : [];
    const times = changed.map(
      (name) => statSync(join(pagesDir, name), { throwIfNoEntry: false })?.mtimeMs ?? 0,
    );
    return {
      ...known,
      ...(clone.remote === undefined && { missing: 'no-remote' as const }),
      ...(base && { base }),
      ...(accepted && { accepted }),
      ...(times.length > 0 && { saved: Math.floor(Math.max(...times)) }),
      ...(isStale && { isStale }),
      ...(author && { author }),
    };
  }

  async version(id: string): Promise<Map<string, string>> {
    const { folder } = this.#options;
    const clone = await this.#cloneWith(id);
    const files = await clone.filesAt(id);
    const changed = new Set(await clone.changedFiles(id));
    // Images that have not changed have the lines of the folder: they are not read again.
    const unchanged = files.filter((name) => isPicture(name) && !changed.has(name));
    const now = unchanged.length > 0 ? await folder.read() : new Map<string, FileContent>();
    const others = await clone.textsAt(
      id,
      files.filter((name) => !unchanged.includes(name)),
      folder,
    );
    const texts = [...others, ...unchanged.map((name) => [name, now.get(name)] as const)];
    return new Map(texts.filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
  }

  publish({ message, known = [], author }: Parameters<Publishing['publish']>[0]): Promise<Published> {
    const { pagesDir, folder } = this.#options;
    return this.#turns.take(async () => {
      const clone = await Clone.find(pagesDir);
      if (!clone) return { state: 'refused', reason: 'no-history' };
      if (clone.blocked) return { state: 'refused', reason: clone.blocked };
      const person = author ?? (await clone.author());
      if (!person) return { state: 'refused', reason: 'no-author' };
      return publishFolder({ clone, folder, message, author: person }, known);
    });
  }

  async history({ name, before }: Parameters<Publishing['history']>[0]): ReturnType<Publishing['history']> {
    const clone =
      before === undefined ? await Clone.find(this.#options.pagesDir) : await this.#cloneWith(before);
    // Offline, the history is shown as it was last fetched.
    if (clone && before === undefined) await clone.fetch().catch(() => undefined);
    const from = before ?? (clone && (await clone.versions())?.accepted.id);
    if (!clone || from === undefined) return [];
    const format = `--format=${entryStart}${['%H', '%ct', '%an', '%B', ''].join(fieldEnd)}`;
    const entries = ['--no-merges', `--max-count=${pageLength}`, `--skip=${before === undefined ? 0 : 1}`];
    const shown = ['--no-show-signature', '--no-renames', '--relative', '--name-only', '-z', format];
    const log = await clone.git(['log', ...entries, ...shown, from, '--', name ?? '.']);
    return log
      .split(entryStart)
      .slice(1)
      .map((entry) => {
        const [id = '', seconds = '', author = '', message = '', paths = ''] = entry.split(fieldEnd);
        const names = paths.split(/[\0\n]/).filter(isFileOfSite);
        return { id, time: 1000 * Number(seconds), author, message: message.trim(), names };
      });
  }

  async changes(id: string): Promise<HistoryChange[]> {
    const clone = await this.#cloneWith(id);
    const shown = ['--format=', '--name-only', '--no-renames', '--relative', '-z'];
    const names = await clone.files('show', ...shown, id);
    const before = await clone.textsAt(`${id}^`, names, this.#options.folder);
    const after = await clone.textsAt(id, names, this.#options.folder);
    return names.map((name) => ({ name, before: before.get(name), after: after.get(name) }));
  }

  /** The clone that contains a commit. @throws StoreRefusal when there is no such commit */
  async #cloneWith(id: string): Promise<Clone> {
    const clone = /^[0-9a-f]{40,64}$/.test(id) ? await Clone.find(this.#options.pagesDir) : undefined;
    if (clone && (await clone.try('cat-file', '-t', id)) === 'commit') return clone;
    throw new StoreRefusal(`There is no state ${id} of this site.`);
  }
}
