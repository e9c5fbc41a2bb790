import { lstatSync } from 'node:fs';
import { join } from 'node:path';
import { hasErrors } from '../../../../studio/checking/has-errors.ts';
import { decisionOf, joinFile } from '../../../../studio/store/join-file.ts';
import type { Author, Published, PublishReason } from '../../../../studio/store/publishing.ts';
import type { Conflict } from '../../../../studio/store/site-store.ts';
import type { FolderStore } from '../folder-store.ts';
import { textOf } from '../stored-content.ts';
import type { Clone } from './clone.ts';
import { GitError, withScratch } from '../../../git.ts';

type Task = { clone: Clone; folder: FolderStore; message: string; author: Author };

/** Reasons by what Git prints, the surest first. */
const patterns: [PublishReason, RegExp][] = [
  ['busy', /^(fatal|error): .*\.lock': File exists/m],
  ['own-work', /^error: (Entry|Untracked working tree file|Updating) '.*(not uptodate|would (be|lose))/m],
  ['overtaken', /\[rejected\]|cannot lock ref|incorrect old value|failed to update ref/],
  ['protected', /protected branch|GH006|GH013|denyCurrentBranch|branch is currently checked out/i],
  ['refused', /\[remote rejected\]/],
  ['not-there', /couldn't find remote ref/],
  [
    'no-access',
    /authenticat|authorized|could not read (user|pass)|denied|error: 40[13]|repository not found/i,
  ],
  [
    'unreachable',
    /could not (resolve|read from)|unable to access|timed out|no such file|hung up|connection/i,
  ],
];

/** What Git prints around the message of a server or a hook. */
const ownLines = /^(!|error: failed to push|To |hint:|error: hook declined)/;

/** Attempts before others count as always faster. */
const maxAttempts = 5;

const refused = (reason: PublishReason, detail?: string): Published => ({
  state: 'refused',
  reason,
  ...(detail !== undefined && { detail }),
});

/** Why Git failed. @param otherwise the reason when it is none of the known ones */
const refusedBy = (error: unknown, otherwise: PublishReason): Published => {
  if (!(error instanceof GitError)) throw error;
  const { message } = error;
  const [reason = otherwise] = patterns.find(([, pattern]) => pattern.test(message)) ?? [];
  const lines = message.split('\n').map((line) => line.replace(/^remote: ?/, '').trim());
  const detail = lines.filter((line) => line !== '' && !ownLines.test(line)).join('\n');
  return ['refused', 'failed', 'protected'].includes(reason) ? refused(reason, detail) : refused(reason);
};

/**
 * Merges what others have published into the folder and moves the clone there: all or nothing. When it is interrupted,
 * the next attempt finds the merged files to be the same. The Studio does not save meanwhile.
 * @param known what others had published of files when somebody decided about them
 * @returns undefined when it is done
 */
const mergeOthers = async (
  { clone, folder }: Task,
  from: string,
  to: string,
  known: readonly Conflict[],
): Promise<Published | undefined> => {
  const { git } = clone;
  const changed = await clone.changedFiles(from);
  // Git updates the files that only others have changed.
  const names = (await clone.filesBetween(from, to)).filter(
    (name) => changed.includes(name) || decisionOf(name, known),
  );
  const now = await folder.read();
  const base = await clone.textsAt(from, names, folder);
  const theirs = await clone.textsAt(to, names, folder);
  const conflicts: Conflict[] = [];
  const changes = names.flatMap((name) => {
    const states = { mine: textOf(now.get(name) ?? null), base: base.get(name), theirs: theirs.get(name) };
    const { mine = null, theirs: stored = null } = states;
    const joined = joinFile(name, states, known);
    if (joined === undefined) conflicts.push({ name, stored });
    if (joined === undefined || joined === 'mine') return [];
    return { name, before: mine, after: joined === 'theirs' ? stored : joined.text };
  });
  if (conflicts.length > 0) return { state: 'conflicts', conflicts };
  await clone.try('update-index', '-q', '--refresh');
  try {
    // Git leaves files alone whose index entries are as others have them.
    await git(['reset', '--quiet', to], { paths: names });
    await git(['read-tree', '--dry-run', '-m', '-u', from, to]);
    if ((await folder.writeInTurn(changes)).length > 0) return refused('overtaken');
    await git(['read-tree', '-m', '-u', from, to]);
    await git(['update-ref', '-m', 'studio: what others have published', 'HEAD', to, from]);
    return undefined;
  } finally {
    // Restores the index unless the clone has moved.
    await git(['reset', '--quiet', 'HEAD'], { paths: names }).catch(() => undefined);
  }
};

/** Writes the tree of a commit with what the folder contains of the site; the clone's own index stays as it is. */
const writeTree = (clone: Clone, last: string): Promise<string> =>
  withScratch(async (scratch) => {
    const env = { GIT_INDEX_FILE: join(scratch, 'index') };
    await clone.git(['read-tree', last], { env });
    await clone.git(['add', '--all'], { env, paths: await clone.changedFiles(last) });
    return (await clone.git(['write-tree'], { env })).trim();
  });

const isLink = (path: string): boolean =>
  lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() === true;

/** Checks what the folder contains. @returns the tree with the same content, or why it cannot be published */
const checkFolder = async ({ clone, folder }: Task, last: string): Promise<string | Published> => {
  const snapshot = await folder.turns.take(async () => {
    const tree = await writeTree(clone, last);
    const content = await folder.read();
    const ignored = await clone.files('ls-files', '--others', '--ignored', '--exclude-standard', '-z');
    const links = (await clone.changedFiles(last)).filter((name) => isLink(join(clone.pagesDir, name)));
    return { tree, content, ignored, links, isSame: (await writeTree(clone, last)) === tree };
  });
  const { tree, content, ignored, links } = snapshot;
  // Another program has written meanwhile.
  if (!snapshot.isSame) return refused('overtaken');
  const replaceLink = (name: string) =>
    `${name} is a symbolic link. Replace it with the file that it leads to.`;
  if (links.length > 0) return refused('failed', links.map(replaceLink).join('\n'));
  const committed = new Map([...content].filter(([name]) => !ignored.includes(name)));
  if (!(await hasErrors(committed))) return tree;
  const isMissing = ignored.length > 0 && !(await hasErrors(content));
  return isMissing ? refused('ignored', ignored.join('\n')) : refused('errors');
};

const isOvertaken = (published: Published): boolean =>
  published.state === 'refused' && published.reason === 'overtaken';

/** Publishes once. @returns the reason `overtaken` when others were faster */
const publishOnce = async (task: Task, known: readonly Conflict[]): Promise<Published> => {
  const { clone, folder, message, author } = task;
  await clone.fetch();
  await clone.adoptPushed();
  const { head, accepted, base } = (await clone.versions()) ?? {};
  if (!head || !accepted) return refused('not-there');
  const isBehind = base?.id === head.id;
  // Documents that were published while there was no remote go with the next ones; commits of a program do not.
  const range = ['--no-renames', '-z', accepted.id, head.id];
  const own = isBehind ? [] : await clone.list('diff', '--name-only', '--no-relative', ...range);
  const isOfSite = own.length === (await clone.filesBetween(accepted.id, head.id)).length;
  if (!isBehind && (base?.id !== accepted.id || !isOfSite)) return refused('own-work');
  const merged =
    isBehind && head.id !== accepted.id
      ? await folder.turns.take(() => mergeOthers(task, head.id, accepted.id, known))
      : undefined;
  if (merged) return merged;
  const last = isBehind ? accepted.id : head.id;
  const tree = await checkFolder(task, last);
  if (typeof tree !== 'string') return tree;
  const isSame = tree === (await clone.try('rev-parse', `${last}^{tree}`));
  const { name, email } = author;
  const env = { GIT_AUTHOR_NAME: name, GIT_AUTHOR_EMAIL: email };
  const options = { env: { ...env, GIT_COMMITTER_NAME: name, GIT_COMMITTER_EMAIL: email }, input: message };
  const commit = ['commit-tree', tree, '-p', last, '-F', '-'];
  const id = isSame ? last : (await clone.git(commit, options)).trim();
  if (id === accepted.id) return refused('no-changes');
  try {
    await clone.push(id);
  } catch (error) {
    return refusedBy(error, 'refused');
  }
  // What fails from here on is repaired by the next poll, and is no refusal.
  await clone.adoptPushed();
  return { state: 'published', accepted: (await clone.version(id)) ?? { id, time: Date.now() } };
};

/**
 * Publishes what the folder contains as one commit on top of the site's branch at the remote, so that the history stays a
 * line and the commit shows what the editor changed. What others have published is merged into the folder first. The
 * commit is made with an index of its own from the files that were checked; the clone moves to it once it was accepted.
 */
export const publishFolder = async (task: Task, known: readonly Conflict[]): Promise<Published> => {
  try {
    let published = await publishOnce(task, known);
    // Decisions belong to what others had published by then.
    for (let count = 1; isOvertaken(published) && count < maxAttempts; count += 1)
      published = await publishOnce(task, []);
    return published;
  } catch (error) {
    return refusedBy(error, 'failed');
  }
};
