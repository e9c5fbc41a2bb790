import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { FileText } from '../../../../studio/store/merge-file.ts';
import { isWritableName } from '../../../../studio/store/site-file.ts';
import type { Publishing, PublishingStatus } from '../../../../studio/store/publishing.ts';
import { Mutex } from '../../../../studio/core/mutex.ts';
import type { FolderStore } from '../folder-store.ts';
import { StoreError, contentText } from '../file-content.ts';
import { Clone } from './clone.ts';
import { fetchLiveRelease } from './live-release.ts';
import { publishFolder } from './publish-folder.ts';

type Options = {
  pagesDir: string;
  folder: FolderStore;
  release: PublishingStatus['release'];
  /** Requests from the site what visitors see. */
  readLive?: typeof fetchLiveRelease;
};

/** Entries of the history that fit on a screen. */
const pageLength = 30;

/** Publishes the folder of a site with the Git of the clone that contains it. */
export const folderPublishing = ({
  pagesDir,
  folder,
  release,
  readLive = fetchLiveRelease,
}: Options): Publishing => {
  const turns = new Mutex();

  /** The clone that contains a commit. @throws StoreError when there is no such commit */
  const cloneWith = async (id: string): Promise<Clone> => {
    const clone = /^[0-9a-f]{40,64}$/.test(id) ? await Clone.find(pagesDir) : undefined;
    if (clone && (await clone.try('cat-file', '-t', id)) === 'commit') return clone;
    throw new StoreError(`There is no state ${id} of this site.`);
  };

  return {
    async status() {
      const clone = await Clone.find(pagesDir);
      const live = await readLive(pagesDir, async (name) =>
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
      const { base, accepted } = await clone.versions();
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
    },

    async version(id) {
      const clone = await cloneWith(id);
      const changed = await clone.changedFiles(id);
      // What has not changed is read from the folder: reading images from Git takes long.
      const texts = new Map<string, FileText>(
        [...(await folder.read())].map(([name, each]) => [name, contentText(each)]),
      );
      for (const [name, text] of await clone.textsAt(id, changed, folder)) texts.set(name, text);
      const stored = (await clone.filesAt(id)).map((name) => [name, texts.get(name)] as const);
      return new Map(stored.filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
    },

    publish: ({ message, known = [], author }) =>
      turns.take(async () => {
        const clone = await Clone.find(pagesDir);
        const person = author ?? (await clone?.author());
        if (!clone || clone.blocked || !person)
          return { state: 'refused', reason: clone ? (clone.blocked ?? 'no-author') : 'no-history' };
        return publishFolder({ clone, folder, message, author: person }, known);
      }),

    async history({ name, before }) {
      const clone = await (before === undefined ? Clone.find(pagesDir) : cloneWith(before));
      // Offline, the history is shown as it was last fetched.
      if (before === undefined) await clone?.fetch().catch(() => undefined);
      const from = before ?? (await clone?.versions())?.accepted?.id;
      if (!clone || from === undefined) return [];
      const entries = ['--no-merges', `--max-count=${pageLength}`, `--skip=${before === undefined ? 0 : 1}`];
      // Nobody can type the characters 0x1e, before an entry, and 0x1f, behind a field.
      const format = '--format=%x1e%H%x1f%ct%x1f%an%x1f%B%x1f';
      const shown = ['--no-show-signature', '--no-renames', '--relative', '--name-only', '-z', format];
      const log = await clone.git(['log', ...entries, ...shown, from, '--', name ?? '.']);
      const [, ...found] = log.split('\u001e');
      return found.map((entry) => {
        const [id = '', seconds = '', by = '', message = '', paths = ''] = entry.split('\u001f');
        const names = paths.split(/[\0\n]/).filter(isWritableName);
        return { id, time: 1000 * Number(seconds), author: by, message: message.trim(), names };
      });
    },

    async changes(id) {
      const clone = await cloneWith(id);
      const shown = ['--format=', '--name-only', '--no-renames', '--relative', '-z'];
      const names = await clone.files('show', ...shown, id);
      const before = await clone.textsAt(`${id}^`, names, folder);
      const after = await clone.textsAt(id, names, folder);
      return names.map((name) => ({ name, before: before.get(name), after: after.get(name) }));
    },
  };
};
