import { lstatSync } from 'node:fs';
import { join } from 'node:path';
import { siteHasErrors } from '../../../../studio/checking/has-errors.ts';
import { findDecision, mergeFile } from '../../../../studio/store/merge-file.ts';
import type { Author, PublishResult, PublishReason } from '../../../../studio/store/publishing.ts';
import type { Conflict, FileChange } from '../../../../studio/store/site-store.ts';
import { GitError } from '../../../git.ts';
import type { FolderStore } from '../folder-store.ts';
import { contentText } from '../file-content.ts';
import { networkMs, type Clone } from './clone.ts';

type Task = { clone: Clone; folder: FolderStore; message: string; author: Author };

/** Reasons by what Git prints, the surest first. */
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

/** What Git prints around the message of a server or a hook. */
const ownLines = /^(!|error: failed to push|To |hint:|error: hook declined)/;

/** Attempts before others count as always faster. */
const maxAttempts = 5;

const refused = (reason: PublishReason, detail?: string): PublishResult => ({
  state: 'refused',
  reason,
  ...(detail !== undefined && { detail }),
});

/** Why Git failed: hooks and rules refuse a commit or a push, anything else that is not known is a failure. */
const refusedBy = (error: unknown): PublishResult => {
  if (!(error instanceof GitError)) throw error;
  const { command = '', message } = error;
  const otherwise = ['commit', 'push'].includes(command) ? 'refused' : 'failed';
  const found = Object.entries(patterns).find(([, pattern]) => pattern.test(message));
  const reason = (found?.[0] as PublishReason | undefined) ?? otherwise;
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
): Promise<PublishResult | undefined> => {
  const changed = await clone.changedFiles(from);
  // Git updates the files that only others have changed.
  const names = (await clone.filesBetween(from, to)).filter(
    (name) => changed.includes(name) || findDecision(name, known),
  );
  const now = await folder.read();
  const base = await clone.textsAt(from, names, folder);
  const theirs = await clone.textsAt(to, names, folder);
  const conflicts: Conflict[] = [];
  const changes: FileChange[] = [];
  for (const name of names) {
    const mine = contentText(now.get(name) ?? null);
    const stored = theirs.get(name) ?? null;
    const joined = mergeFile(name, { mine, base: base.get(name), theirs: theirs.get(name) }, known);
    if (joined === undefined) conflicts.push({ name, stored });
    else if (joined !== 'mine')
      changes.push({ name, before: mine ?? null, after: joined === 'theirs' ? stored : joined.text });
  }
  if (conflicts.length > 0) return { state: 'conflicts', conflicts };
  if ((await folder.writeInTurn(changes)).length > 0) return refused('overtaken');
  try {
    // Git leaves files alone whose index entries are as others have them.
    await clone.git(['reset', '--quiet', to], { paths: names });
    await clone.git(['merge', '--quiet', '--ff-only', '--no-autostash', '--no-overwrite-ignore', to]);
    return undefined;
  } catch (error) {
    await clone.git(['reset', '--quiet'], { paths: names }).catch(() => undefined);
    const former = changes.map(({ name, before, after }) => ({ name, before: after, after: before }));
    await folder.writeInTurn(former);
    throw error;
  }
};

/** Commits files of the folder. @returns the commit; undefined when somebody else has committed meanwhile */
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
  await clone.git(commit, { env, paths: names, timeoutMs: networkMs });
  const [id, parent] = (await clone.git(['rev-parse', 'HEAD', 'HEAD^'])).split('\n');
  return parent === last ? id : undefined;
};

/** Commits what the folder contains, checks it and pushes it. The commit is taken back unless it is accepted. */
const commitAndPush = async (task: Task, last: string, accepted: string): Promise<PublishResult> => {
  const { clone, folder } = task;
  const names = await clone.changedFiles(last);
  if (names.length === 0 && last === accepted) return refused('no-changes');
  const isLink = (name: string) =>
    lstatSync(join(clone.pagesDir, name), { throwIfNoEntry: false })?.isSymbolicLink();
  const links = names
    .filter(isLink)
    .map((name) => `${name} is a symbolic link. Replace it with the file that it leads to.`);
  if (links.length > 0) return refused('failed', links.join('\n'));
  let id: string | undefined = last;
  let isAccepted = false;
  try {
    const content = await folder.turns.take(async () => {
      id = await commitFiles(task, last, names);
      const read = await folder.read();
      // Another program may have written meanwhile: then the commit is not what was read.
      return id !== undefined && (await clone.changedFiles(id)).length > 0 ? undefined : read;
    });
    if (id === undefined) return refused('own-work');
    if (!content) return refused('overtaken');
    const ignored = await clone.files('ls-files', '--others', '--ignored', '--exclude-standard', '-z');
    const committed = new Map([...content].filter(([name]) => !ignored.includes(name)));
    if (await siteHasErrors(committed)) {
      const isMissing = ignored.length > 0 && !(await siteHasErrors(content));
      return isMissing ? refused('ignored', ignored.join('\n')) : refused('errors');
    }
    await clone.push(id);
    isAccepted = true;
    return { state: 'published', accepted: (await clone.version(id)) ?? { id, time: Date.now() } };
  } finally {
    if (!isAccepted && id !== undefined) await clone.takeBack(id, last, names);
  }
};

/** Publishes once. @returns the reason `overtaken` when others were faster */
const publishOnce = async (task: Task, known: readonly Conflict[]): Promise<PublishResult> => {
  const { clone, folder } = task;
  await clone.fetch();
  const { head, accepted, base } = await clone.versions();
  if (!head || !accepted) return refused('not-there');
  // Commits of documents that were never pushed go with the next ones; commits of a program do not.
  const listed = ['--name-only', '--no-renames', '--no-relative', '-z'];
  const own = base && (await clone.list('diff', ...listed, base.id, head.id));
  const documents = base ? await clone.filesBetween(base.id, head.id) : [];
  if (!base || own?.length !== documents.length) return refused('own-work');
  if (base.id === accepted.id) return commitAndPush(task, head.id, accepted.id);
  const merged = await folder.turns.take(async () => {
    if (head.id !== base.id) await clone.takeBack(head.id, base.id, documents);
    return mergeOthers(task, base.id, accepted.id, known);
  });
  return merged ?? commitAndPush(task, accepted.id, accepted.id);
};

/**
 * Publishes what the folder contains as one commit on top of the site's branch at the remote, so that the history stays a
 * line and the commit shows what the editor changed. What others have published is merged into the folder first.
 */
export const publishFolder = async (task: Task, known: readonly Conflict[]): Promise<PublishResult> => {
  for (let attempt = 1; ; attempt += 1) {
    // Decisions belong to what others had published by then.
    const published = await publishOnce(task, attempt === 1 ? known : []).catch(refusedBy);
    const isOvertaken = published.state === 'refused' && published.reason === 'overtaken';
    if (!isOvertaken || attempt === maxAttempts) return published;
  }
};
