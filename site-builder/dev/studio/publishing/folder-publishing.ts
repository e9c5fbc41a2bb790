import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { FileText } from '../../../../studio/store/merge-file.ts';
import { isWritableName } from '../../../../studio/store/site-file.ts';
import type { Publishing, PublishingStatus } from '../../../../studio/store/publishing.ts';
import { Mutex } from '../../../../studio/core/mutex.ts';
import type { FolderStore } from '../folder-store.ts';
import { StoreError, decodeContent } from '../file-content.ts';
import { Clone } from './clone.ts';
import { fetchLiveRelease } from './live-release.ts';
import { publishFolder } from './publish-folder.ts';

type Options = {
  pagesDir: string;
  folder: FolderStore;
  release: PublishingStatus['release'];
  /** Reads the release that visitors see from the live site. */
  readLive?: typeof fetchLiveRelease;
};

/** Number of history entries per request: about one screen. */
const pageLength = 30;

/** Creates the publishing interface for the folder of a site, based on the Git clone that contains it. */
export const createFolderPublishing = ({
  pagesDir,
  folder,
  release,
  readLive = fetchLiveRelease,
}: Options): Publishing => {
  const mutex = new Mutex();

  /** Returns the clone if it contains the commit. @throws StoreError if there is no such commit */
  const findCloneWith = async (id: string): Promise<Clone> => {
    const clone = /^[0-9a-f]{40,64}$/.test(id) ? await Clone.find(pagesDir) : undefined;
    if (clone && (await clone.tryGit('cat-file', '-t', id)) === 'commit') return clone;
    throw new StoreError(`Version ${id} of this site does not exist.`);
  };

  return {
    async status() {
      const clone = await Clone.find(pagesDir);
      const live = await readLive(pagesDir, async (name) =>
        clone && /^\w[\w.-]*$/.test(name)
          ? clone.tryGit('rev-parse', '--verify', '--quiet', `${name}^{commit}`)
          : undefined,
      );
      const common = { live, release, checks: { state: 'none' as const } };
      if (!clone) return { ...common, missing: 'no-history' };
      const isStale = await clone.fetch().then(
        () => false,
        () => true,
      );
      const { base, accepted } = await clone.findCommits();
      const author = await clone.readAuthor();
      const changed = base ? await clone.listChangedFiles(base.id) : [];
      const times = changed.map(
        (name) => statSync(join(pagesDir, name), { throwIfNoEntry: false })?.mtimeMs ?? 0,
      );
      return {
        ...common,
        ...(clone.remote === undefined && { missing: 'no-remote' as const }),
        ...(base && { base }),
        ...(accepted && { accepted }),
        ...(times.length > 0 && { saved: Math.floor(Math.max(...times)) }),
        ...(isStale && { isStale }),
        ...(author && { author }),
      };
    },

    async version(id) {
      const clone = await findCloneWith(id);
      const changed = await clone.listChangedFiles(id);
      // Unchanged files are read from the folder, because reading images from Git is slow.
      const texts = new Map<string, FileText>(
        [...(await folder.read())].map(([name, each]) => [name, decodeContent(each)]),
      );
      for (const [name, text] of await clone.readTextsAt(id, changed, folder)) texts.set(name, text);
      const stored = (await clone.listFilesAt(id)).map((name) => [name, texts.get(name)] as const);
      return new Map(stored.filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
    },

    publish: ({ message, known = [], author }) =>
      mutex.runExclusive(async () => {
        const clone = await Clone.find(pagesDir);
        const committer = author ?? (await clone?.readAuthor());
        if (!clone || clone.blockedReason || !committer)
          return { state: 'refused', reason: clone ? (clone.blockedReason ?? 'no-author') : 'no-history' };
        return publishFolder({ clone, folder, message, author: committer }, known);
      }),

    async history({ name, before }) {
      const clone = await (before === undefined ? Clone.find(pagesDir) : findCloneWith(before));
      // Without a connection, the history is the one of the last fetch.
      if (before === undefined) await clone?.fetch().catch(() => undefined);
      const from = before ?? (await clone?.findCommits())?.accepted?.id;
      if (!clone || from === undefined) return [];
      const range = ['--no-merges', `--max-count=${pageLength}`, `--skip=${before === undefined ? 0 : 1}`];
      // 0x1e (before an entry) and 0x1f (after a field) cannot be typed, so they do not occur in messages.
      const format = '--format=%x1e%H%x1f%ct%x1f%an%x1f%B%x1f';
      const logOptions = ['--no-show-signature', '--no-renames', '--relative', '--name-only', '-z', format];
      const log = await clone.git(['log', ...range, ...logOptions, from, '--', name ?? '.']);
      const [, ...found] = log.split('\u001e');
      return found.map((entry) => {
        const [id = '', seconds = '', by = '', message = '', paths = ''] = entry.split('\u001f');
        const names = paths.split(/[\0\n]/).filter(isWritableName);
        return { id, time: 1000 * Number(seconds), author: by, message: message.trim(), names };
      });
    },

    async changes(id) {
      const clone = await findCloneWith(id);
      const logOptions = ['--format=', '--name-only', '--no-renames', '--relative', '-z'];
      const names = await clone.listSiteFiles('show', ...logOptions, id);
      const before = await clone.readTextsAt(`${id}^`, names, folder);
      const after = await clone.readTextsAt(id, names, folder);
      return names.map((name) => ({ name, before: before.get(name), after: after.get(name) }));
    },
  };
};
