import { lstatSync } from 'node:fs';
import { join } from 'node:path';
import { siteHasErrors } from '../../../../studio/checking/has-errors.ts';
import { findDecision, mergeFile } from '../../../../studio/store/merge-file.ts';
import type { Author, PublishResult, PublishReason } from '../../../../studio/store/publishing.ts';
import type { Conflict, FileChange } from '../../../../studio/store/site-store.ts';
import { GitError } from '../../../git.ts';
import type { FolderStore } from '../folder-store.ts';
import { decodeContent } from '../file-content.ts';
import { networkTimeoutMs, type Clone } from './clone.ts';

type Task = { clone: Clone; folder: FolderStore; message: string; author: Author };

/** The reason for each error message of Git. The first match applies, so specific patterns come first. */
const patterns: Partial<Record<PublishReason, RegExp>> = {
  busy: /^(fatal|error): .*\.lock': File exists/m,
  'own-work': /^error: .*(not uptodate|would be (overwritten|lost|removed))/m,
  overtaken: /\[rejected\]|cannot lock ref|incorrect old value|failed to update ref/,
  protected: /protected branch|GH006|GH013|denyCurrentBranch|branch is currently checked out/i,
  refused: /\[remote rejected\]/,
  'not-there': /couldn't find remote ref/,
  'no-access': /authenticat|authorized|could not read (user|pass)|denied|error: 40[13]|repository not found/i,
  unreachable: /could not (resolve|read from)|unable to access|timed out|no such file|hung up|connection/i,
};

/** Lines that Git adds around the message of a server or a hook. */
const boilerplateLines = /^(!|error: failed to push|To |hint:|error: hook declined)/;

/** Attempts to publish while others keep publishing at the same time. */
const maxAttempts = 5;

const refused = (reason: PublishReason, detail?: string): PublishResult => ({
  state: 'refused',
  reason,
  ...(detail !== undefined && { detail }),
});

/** Returns the result for a failed Git command. An unknown error of `commit` or `push` is a rejection by a hook or rule; any other is a failure. */
const explainGitError = (error: unknown): PublishResult => {
  if (!(error instanceof GitError)) throw error;
  const { command = '', message } = error;
  const defaultReason = ['commit', 'push'].includes(command) ? 'refused' : 'failed';
  const found = Object.entries(patterns).find(([, pattern]) => pattern.test(message));
  const reason = (found?.[0] as PublishReason | undefined) ?? defaultReason;
  const lines = message.split('\n').map((line) => line.replace(/^remote: ?/, '').trim());
  const detail = lines.filter((line) => line !== '' && !boilerplateLines.test(line)).join('\n');
  return ['refused', 'failed', 'protected'].includes(reason) ? refused(reason, detail) : refused(reason);
};

/**
 * Merges what others have published into the folder and fast-forwards the clone to it: all or nothing. If it is
 * interrupted, the next attempt finds the files already merged. The caller holds the folder's mutex, so that the Studio
 * does not save in the meantime.
 * @param known the published content of conflicting files when the editor decided between the versions
 * @returns undefined on success
 */
const mergeOthers = async (
  { clone, folder }: Task,
  from: string,
  to: string,
  known: readonly Conflict[],
): Promise<PublishResult | undefined> => {
  const changed = await clone.listChangedFiles(from);
  // Files that only others have changed are updated by `git merge` itself.
  const names = (await clone.listFilesBetween(from, to)).filter(
    (name) => changed.includes(name) || findDecision(name, known),
  );
  const now = await folder.read();
  const base = await clone.readTextsAt(from, names, folder);
  const theirs = await clone.readTextsAt(to, names, folder);
  const conflicts: Conflict[] = [];
  const changes: FileChange[] = [];
  for (const name of names) {
    const ours = decodeContent(now.get(name) ?? null);
    const stored = theirs.get(name) ?? null;
    const merged = mergeFile(name, { mine: ours, base: base.get(name), theirs: theirs.get(name) }, known);
    if (merged === undefined) conflicts.push({ name, stored });
    else if (merged !== 'mine')
      changes.push({ name, before: ours ?? null, after: merged === 'theirs' ? stored : merged.text });
  }
  if (conflicts.length > 0) return { state: 'conflicts', conflicts };
  if ((await folder.writeWithoutLock(changes)).length > 0) return refused('overtaken');
  try {
    // After the reset, the index entries equal those of the target, so that the merge does not touch these files.
    await clone.git(['reset', '--quiet', to], { paths: names });
    await clone.git(['merge', '--quiet', '--ff-only', '--no-autostash', '--no-overwrite-ignore', to]);
    return undefined;
  } catch (error) {
    await clone.git(['reset', '--quiet'], { paths: names }).catch(() => undefined);
    const former = changes.map(({ name, before, after }) => ({ name, before: after, after: before }));
    await folder.writeWithoutLock(former);
    throw error;
  }
};

/** Commits files of the folder. @returns the commit; undefined if somebody else has committed in the meantime */
const commitFiles = async (
  { clone, message, author: { name, email } }: Task,
  last: string,
  names: readonly string[],
): Promise<string | undefined> => {
  if (names.length === 0) return last;
  const author = { GIT_AUTHOR_NAME: name, GIT_AUTHOR_EMAIL: email };
  const env = { ...author, GIT_COMMITTER_NAME: name, GIT_COMMITTER_EMAIL: email };
  await clone.git(['add', '--all'], { paths: names });
  const commit = ['commit', '--quiet', '--only', `--message=${message}`];
  await clone.git(commit, { env, paths: names, timeoutMs: networkTimeoutMs });
  const [id, parent] = (await clone.git(['rev-parse', 'HEAD', 'HEAD^'])).split('\n');
  return parent === last ? id : undefined;
};

/** Commits the content of the folder, checks it and pushes it. Undoes the commit unless the remote accepts it. */
const commitAndPush = async (task: Task, last: string, accepted: string): Promise<PublishResult> => {
  const { clone, folder } = task;
  const names = await clone.listChangedFiles(last);
  if (names.length === 0 && last === accepted) return refused('no-changes');
  const isLink = (name: string) =>
    lstatSync(join(clone.pagesDir, name), { throwIfNoEntry: false })?.isSymbolicLink();
  const links = names
    .filter(isLink)
    .map((name) => `${name} is a symbolic link. Replace it with the file that it points to.`);
  if (links.length > 0) return refused('failed', links.join('\n'));
  let id: string | undefined = last;
  let isAccepted = false;
  try {
    const content = await folder.mutex.runExclusive(async () => {
      id = await commitFiles(task, last, names);
      const read = await folder.read();
      // If another program has written in the meantime, the commit is not what was read.
      return id !== undefined && (await clone.listChangedFiles(id)).length > 0 ? undefined : read;
    });
    if (id === undefined) return refused('own-work');
    if (!content) return refused('overtaken');
    const ignored = await clone.listSiteFiles(
      'ls-files',
      '--others',
      '--ignored',
      '--exclude-standard',
      '-z',
    );
    const committed = new Map([...content].filter(([name]) => !ignored.includes(name)));
    if (await siteHasErrors(committed)) {
      const isMissing = ignored.length > 0 && !(await siteHasErrors(content));
      return isMissing ? refused('ignored', ignored.join('\n')) : refused('errors');
    }
    await clone.push(id);
    isAccepted = true;
    return { state: 'published', accepted: (await clone.findCommit(id)) ?? { id, time: Date.now() } };
  } finally {
    if (!isAccepted && id !== undefined) await clone.undoCommits(id, last, names);
  }
};

/** Tries to publish once. @returns a refusal with reason `overtaken` if others were faster */
const publishOnce = async (task: Task, known: readonly Conflict[]): Promise<PublishResult> => {
  const { clone, folder } = task;
  await clone.fetch();
  const { head, accepted, base } = await clone.findCommits();
  if (!head || !accepted) return refused('not-there');
  // Unpushed commits of documents are published too. Unpushed commits of other files must not be.
  const diffOptions = ['--name-only', '--no-renames', '--no-relative', '-z'];
  const unpushed = base && (await clone.listPaths('diff', ...diffOptions, base.id, head.id));
  const documents = base ? await clone.listFilesBetween(base.id, head.id) : [];
  if (!base || unpushed?.length !== documents.length) return refused('own-work');
  if (base.id === accepted.id) return commitAndPush(task, head.id, accepted.id);
  const merged = await folder.mutex.runExclusive(async () => {
    if (head.id !== base.id) await clone.undoCommits(head.id, base.id, documents);
    return mergeOthers(task, base.id, accepted.id, known);
  });
  return merged ?? commitAndPush(task, accepted.id, accepted.id);
};

/**
 * Publishes the content of the folder as one commit on top of the site's branch at the remote, so that the history stays
 * linear and the commit contains exactly the editor's changes. Changes of others are merged into the folder first.
 */
export const publishFolder = async (task: Task, known: readonly Conflict[]): Promise<PublishResult> => {
  for (let attempt = 1; ; attempt += 1) {
    // Decisions about conflicts apply to the first attempt only, because others may have published again since.
    const published = await publishOnce(task, attempt === 1 ? known : []).catch(explainGitError);
    const isOvertaken = published.state === 'refused' && published.reason === 'overtaken';
    if (!isOvertaken || attempt === maxAttempts) return published;
  }
};
