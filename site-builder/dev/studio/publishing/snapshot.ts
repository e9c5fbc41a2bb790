import { join } from 'node:path';
import { hasErrors } from '../../../../studio/checking/has-errors.ts';
import type { Author } from '../../../../studio/store/publishing.ts';
import type { FileContent } from '../../../../documents/read/site/site-content.ts';
import type { FolderStore } from '../folder-store.ts';
import { namesOf, type Clone } from './clone.ts';
import { partsOf } from './git.ts';
import { inScratch } from './scratch.ts';
import type { Refused } from './send.ts';
import { changedSince, type State } from './versions.ts';

/** A commit of what the folder holds, and the same content for the check. */
type Snapshot = {
  id: string;
  content: ReadonlyMap<string, FileContent>;
  /** Files of the site that Git ignores, so that the commit lacks them. */
  ignored: readonly string[];
  /** Files of the site that became symbolic links, so that the commit lacks what they lead to. */
  links: readonly string[];
};

type Wanted = { clone: Clone; folder: FolderStore; last: State; message: string; author: Author };

const ignoredIn = async (clone: Clone): Promise<string[]> => {
  const args = ['ls-files', '--others', '--ignored', '--exclude-standard', '-z', '--', clone.prefix || '.'];
  return namesOf(clone, partsOf(await clone.git(['--literal-pathspecs', ...args])));
};

/** The files of the site that are symbolic links (mode 120000) in a tree, and were none in another one. */
const newLinks = async (clone: Clone, from: string, to: string): Promise<string[]> => {
  const parts = partsOf(await clone.git(['diff-tree', '-r', '--raw', '-z', '--no-renames', from, to]));
  const isLink = (index: number): boolean => /^:\d+ 120000 /.test(parts[index - 1] ?? '');
  return namesOf(
    clone,
    parts.filter((_, index) => isLink(index)),
  );
};

/** Writes a tree with what the folder holds of the site now, and all else as in a commit; the clone's index stays as it is. */
const treeOfFolder = (clone: Clone, last: State): Promise<string> =>
  inScratch(async (scratch) => {
    const names = await changedSince(clone, last.id);
    if (names.length === 0) return last.tree;
    const env = { GIT_INDEX_FILE: join(scratch, 'index') };
    await clone.git(['read-tree', last.id], { env });
    const input = names.map((name) => `${clone.prefix}${name}\0`).join('');
    const paths = ['--pathspec-from-file=-', '--pathspec-file-nul'];
    await clone.git(['--literal-pathspecs', 'add', '--all', ...paths], { env, input });
    return (await clone.git(['write-tree'], { env })).trim();
  });

const commit = async ({ clone, last, message, author }: Wanted, tree: string): Promise<string> => {
  const { name, email } = author;
  const env = {
    GIT_AUTHOR_NAME: name,
    GIT_AUTHOR_EMAIL: email,
    GIT_COMMITTER_NAME: name,
    GIT_COMMITTER_EMAIL: email,
  };
  const args = ['commit-tree', tree, '-p', last.id, '-F', '-'];
  return (await clone.git(args, { input: `${message}\n`, env })).trim();
};

/**
 * Commits what the folder holds and reads the same content, so that what is checked is what is published. The Studio does
 * not save in between.
 * @returns undefined when another program has written in between; the last commit when nothing differs from it
 */
export const snapshotOf = (wanted: Wanted): Promise<Snapshot | undefined> =>
  wanted.folder.turns.take(async () => {
    const { clone, folder, last } = wanted;
    const tree = await treeOfFolder(clone, last);
    const content = await folder.read();
    const ignored = await ignoredIn(clone);
    if ((await treeOfFolder(clone, last)) !== tree) return undefined;
    const links = await newLinks(clone, last.tree, tree);
    return { id: tree === last.tree ? last.id : await commit(wanted, tree), content, ignored, links };
  });

/** Why a snapshot cannot be published as it is; undefined when it can. */
export const problemsOf = async ({ content, ignored, links }: Snapshot): Promise<Refused | undefined> => {
  const replaceLink = (name: string): string =>
    `${name} is a symbolic link. Replace it with the file that it leads to.`;
  if (links.length > 0) return { reason: 'failed', detail: links.map(replaceLink).join('\n') };
  const committed = new Map([...content].filter(([name]) => !ignored.includes(name)));
  if (!(await hasErrors(committed))) return undefined;
  const isMissing = ignored.length > 0 && !(await hasErrors(content));
  return isMissing ? { reason: 'ignored', detail: ignored.join('\n') } : { reason: 'errors' };
};
