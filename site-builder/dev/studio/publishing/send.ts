import type { PublishReason } from '../../../../studio/store/publishing.ts';
import { fetchNew, networkMs, type Clone } from './clone.ts';
import { asked, GitFault } from './git.ts';

/** Why a state was not taken, or that others were faster. */
export type Refused = { reason: PublishReason; detail?: string };

/** What a server or a hook said, without what Git adds to it. */
const saidIn = (text: string): string =>
  text
    .split('\n')
    .map((line) => line.replace(/^remote: ?/, '').trim())
    .filter((line) => line !== '' && !/^(error: failed to push|To |hint:|error: hook declined)/.test(line))
    .join('\n');

/** The signs by which one reason is told from another in what Git says, the surest first. */
const signs: [RegExp, PublishReason][] = [
  [/\[rejected\]|cannot lock ref|incorrect old value|failed to update ref/, 'overtaken'],
  [/protected branch|GH006|GH013|denyCurrentBranch|branch is currently checked out/i, 'protected'],
  [/\[remote rejected\]/, 'refused'],
  [
    /authentication failed|could not read (username|password)|permission denied|access denied|not authorized|error: 40[13]|repository not found/i,
    'no-access',
  ],
  [
    /could not resolve|unable to access|timed out|connection (refused|closed|reset)|does not appear to be a git repository|could not read from remote|no such file|hung up|unexpected disconnect|early eof/i,
    'unreachable',
  ],
];

/** Why the remote could not be asked or did not take something. */
const refusedBy = ({ said, out }: GitFault): Refused => {
  const text = `${out}\n${said}`;
  // What is left are hooks of this machine, which say what they like.
  const reason = signs.find(([sign]) => sign.test(text))?.[1] ?? 'refused';
  const isRule = reason === 'refused' || reason === 'protected';
  return isRule ? { reason, detail: saidIn(said) } : { reason };
};

/** Whether Git failed because another program was changing the clone, or a program that was ended has left its lock. */
export const isLocked = ({ said }: GitFault): boolean => /^(fatal|error): .*\.lock': File exists/m.test(said);

/** Why something other than a push failed: no rule of the site was applied yet. */
export const failureIn = (error: GitFault): Refused => {
  if (isLocked(error)) return { reason: 'busy' };
  const why = refusedBy(error);
  return why.reason === 'refused' ? { ...why, reason: 'failed' } : why;
};

/** The last commit that was pushed from this clone, until its branch and index have moved there as well. */
const pushedRef = 'refs/studio/pushed';

/** Whether the remote's branch contained a commit when it was last fetched. */
const isAtRemote = async ({ git, remote, branch }: Clone, id: string): Promise<boolean> => {
  const upstream = `refs/remotes/${remote}/${branch}`;
  return (await asked(git, 'merge-base', '--is-ancestor', id, upstream)) !== undefined;
};

/**
 * Pushes a commit to the site's branch of the remote, and nothing else, whatever the clone is configured to push with it.
 * A push whose response was lost is looked up there.
 * @returns why it was not accepted; undefined when it was, or when there is no remote
 */
export const send = async (clone: Clone, id: string): Promise<Refused | undefined> => {
  const { git, remote, branch } = clone;
  await git(['update-ref', pushedRef, id]);
  if (remote === undefined) return undefined;
  const alone = ['--no-follow-tags', '--recurse-submodules=no'];
  try {
    await git(['push', '--porcelain', ...alone, remote, `${id}:refs/heads/${branch}`], {
      timeoutMs: networkMs,
    });
    return undefined;
  } catch (error) {
    if (!(error instanceof GitFault)) throw error;
    await fetchNew(clone).catch(() => undefined);
    if (await isAtRemote(clone, id)) return undefined;
    return refusedBy(error);
  }
};

/**
 * Moves the clone to a commit that was pushed from it: first the index, then the branch, so that a locked index leaves both
 * where they are, and nothing staged that the next commit would revert. Other staged changes stay staged.
 * Does nothing when somebody has committed in the meantime.
 * @returns whether the clone has moved
 */
export const adopt = async ({ git }: Clone, id: string): Promise<boolean> => {
  try {
    const [parent, head] = (await git(['rev-parse', `${id}^`, 'HEAD'])).trim().split('\n');
    if (head === undefined || parent !== head) return false;
    const input = await git(['diff', '--name-only', '--no-renames', '-z', head, id]);
    const paths = ['--pathspec-from-file=-', '--pathspec-file-nul'];
    await git(['--literal-pathspecs', 'reset', '--quiet', id, ...paths], { input });
    await git(['update-ref', '-m', 'studio: published', 'HEAD', id, head]);
    await git(['update-ref', '-d', pushedRef]);
    return true;
  } catch (error) {
    if (error instanceof GitFault) return false;
    throw error;
  }
};

/** Moves the clone to the commit that was pushed from it when that could not be done right after the push. */
export const adoptPushed = async (clone: Clone): Promise<void> => {
  const id = await asked(clone.git, 'rev-parse', '--verify', '--quiet', pushedRef);
  if (id === undefined) return;
  if (clone.remote === undefined || (await isAtRemote(clone, id))) await adopt(clone, id);
};
