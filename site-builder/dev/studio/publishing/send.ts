import { join } from 'node:path';
import type { Author, PublishReason } from '../../../../studio/store/publishing.ts';
import { networkMs, type Clone } from './clone.ts';
import { asked, GitFault } from './git.ts';
import { inScratch } from './scratch.ts';
import type { State } from './versions.ts';

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
export const refusedBy = ({ said, out }: GitFault): Refused => {
  const text = `${out}\n${said}`;
  // What is left are hooks of this machine, which say what they like.
  const reason = signs.find(([sign]) => sign.test(text))?.[1] ?? 'refused';
  const isRule = reason === 'refused' || reason === 'protected';
  return isRule ? { reason, detail: saidIn(said) } : { reason };
};

/**
 * Makes a state with what the folder holds of some files, and all else as it is in the clone's last state. Neither the
 * clone's index nor its branch know of it.
 * @returns its id; that of the last state when nothing differs
 */
export const stateWith = (
  { git, prefix }: Clone,
  last: State,
  names: readonly string[],
  { message, author }: { message: string; author: Author },
): Promise<string> =>
  inScratch(async (folder) => {
    if (names.length === 0) return last.id;
    const env = { GIT_INDEX_FILE: join(folder, 'index') };
    await git(['read-tree', last.id], { env });
    const input = names.map((name) => `${prefix}${name}\0`).join('');
    const add = ['--literal-pathspecs', 'add', '--all', '--pathspec-from-file=-', '--pathspec-file-nul'];
    await git(add, { env, input });
    const tree = (await git(['write-tree'], { env })).trim();
    if (tree === last.tree) return last.id;
    const { name, email } = author;
    const who = {
      GIT_AUTHOR_NAME: name,
      GIT_AUTHOR_EMAIL: email,
      GIT_COMMITTER_NAME: name,
      GIT_COMMITTER_EMAIL: email,
    };
    return (
      await git(['commit-tree', tree, '-p', last.id, '-F', '-'], { input: `${message}\n`, env: who })
    ).trim();
  });

/** Sends a state to the remote, if there is one, as the site's new state. @returns why it was not taken */
export const send = async ({ git, remote, branch }: Clone, id: string): Promise<Refused | undefined> => {
  if (remote === undefined) return undefined;
  try {
    const args = ['push', '--porcelain', remote, `${id}:refs/heads/${branch}`];
    await git(args, { timeoutMs: networkMs });
    return undefined;
  } catch (error) {
    if (error instanceof GitFault) return refusedBy(error);
    throw error;
  }
};

/**
 * Makes a state that was sent the clone's own; what else is staged stays so. Where somebody has made another one meanwhile,
 * that stands, and the next time one publishes it is told of.
 */
export const takeOn = async ({ git, prefix }: Clone, id: string, names: readonly string[]): Promise<void> => {
  const moved = await asked(git, 'update-ref', '-m', 'studio: published', 'HEAD', id, `${id}^`);
  if (moved === undefined || names.length === 0) return;
  const input = names.map((name) => `${prefix}${name}\0`).join('');
  const reset = [
    '--literal-pathspecs',
    'reset',
    '--quiet',
    'HEAD',
    '--pathspec-from-file=-',
    '--pathspec-file-nul',
  ];
  await git(reset, { input });
};
