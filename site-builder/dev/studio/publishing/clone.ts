import { access } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Author, PublishReason } from '../../../../studio/store/publishing.ts';
import { isFileOfSite } from '../../../../studio/store/site-file.ts';
import { asked, gitIn, GitFault, type Git } from './git.ts';

/** The clone that holds the folder of a site's documents. */
export type Clone = {
  /** Git at the top of the clone. */
  git: Git;
  root: string;
  /** The folder of the documents from there, such as `pages/`. */
  prefix: string;
  /** The branch that is the site's; the one that is there, without a remote. */
  branch: string;
  /** Where the site is kept for all; undefined when it is here alone. */
  remote: string | undefined;
  /** Where Git keeps what is staged. */
  index: string;
  /** Why nothing can be published from the clone as it is. */
  blocked: PublishReason | undefined;
};

/** Sending and asking wait for somebody else's machine. */
export const networkMs = 60_000;

/** Files that Git keeps in the middle of something. */
const signsOfWork = [
  'MERGE_HEAD',
  'CHERRY_PICK_HEAD',
  'REVERT_HEAD',
  'BISECT_LOG',
  'rebase-merge',
  'rebase-apply',
  'index.lock',
];

const isThere = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );

/** The branch that a remote showed first when it was last asked. */
const knownBranchOf = async (git: Git, remote: string): Promise<string | undefined> =>
  (await asked(git, 'symbolic-ref', '--short', `refs/remotes/${remote}/HEAD`))?.slice(remote.length + 1);

/** Where the site is kept for all, and the branch that is shown first there; nothing of what is not known. */
const sharedOf = async (git: Git): Promise<{ remote?: string; branch?: string | undefined }> => {
  const usual = await knownBranchOf(git, 'origin');
  if (usual !== undefined) return { remote: 'origin', branch: usual };
  const remotes = (await asked(git, 'remote'))?.split('\n').filter(Boolean) ?? [];
  const remote = remotes.includes('origin') ? 'origin' : remotes[0];
  if (remote === undefined) return {};
  const known = await knownBranchOf(git, remote);
  if (known !== undefined) return { remote, branch: known };
  const told = await git(['ls-remote', '--symref', remote, 'HEAD'], { timeoutMs: networkMs }).catch(() => '');
  return { remote, branch: /^ref: refs\/heads\/(\S+)\tHEAD$/m.exec(told)?.[1] };
};

/** Where a folder lies, and in what state: all that Git tells at once, as each question is a process. */
const placeOf = async (pagesDir: string) => {
  const signs = signsOfWork.flatMap((sign) => ['--git-path', sign]);
  const place = ['--show-toplevel', '--show-prefix', '--git-path', 'index', ...signs];
  const told = await asked(gitIn(pagesDir), 'rev-parse', ...place, 'HEAD', '--symbolic-full-name', 'HEAD');
  const [root, prefix = '', index = '', ...others] = told?.split('\n') ?? [];
  const [, name = ''] = others.splice(-2);
  if (root === undefined) return undefined;
  const isBusy = await Promise.all(others.map((sign) => isThere(resolve(pagesDir, sign))));
  const current = /^refs\/heads\/(.+)$/.exec(name)?.[1];
  return { root, prefix, index: resolve(pagesDir, index), current, isBusy: isBusy.includes(true) };
};

/** The clone around a folder; nothing when there is no Git, no clone, or no state of it yet. */
export const cloneOf = async (pagesDir: string): Promise<Clone | undefined> => {
  const place = await placeOf(pagesDir);
  // A folder that Git is told to leave alone has no history.
  if (!place || (await asked(gitIn(pagesDir), 'check-ignore', '--quiet', '.')) !== undefined)
    return undefined;
  const { root, prefix, index, current, isBusy } = place;
  const git = gitIn(root);
  const { remote, branch = current ?? '' } = await sharedOf(git);
  const elsewhere = current === branch ? undefined : 'other-branch';
  return { git, root, prefix, branch, remote, index, blocked: isBusy ? 'busy' : elsewhere };
};

/** Asks the remote what is new. @throws GitFault when it cannot be reached */
export const fetchNew = async ({ git, remote, branch }: Clone): Promise<void> => {
  if (remote === undefined) return;
  const ref = `+refs/heads/${branch}:refs/remotes/${remote}/${branch}`;
  await git(['fetch', '--quiet', '--no-tags', remote, ref], { timeoutMs: networkMs }).catch(
    (error: unknown) => {
      if (!(error instanceof GitFault && /couldn't find remote ref/.test(error.said))) throw error;
    },
  );
};

/** Who publishes from here, when somebody has said so. */
export const authorIn = async ({ git }: Clone): Promise<Author | undefined> => {
  const said = await asked(git, '-c', 'user.useConfigOnly=true', 'var', 'GIT_AUTHOR_IDENT');
  const [, name, email] = /^(.*) <(.*)> \d+ \S+$/.exec(said ?? '') ?? [];
  return name !== undefined && email !== undefined ? { name, email } : undefined;
};

/** The names of those paths of a clone that are files of the site. */
export const namesOf = ({ prefix }: Clone, paths: readonly string[]): string[] =>
  paths
    .filter((path) => path.startsWith(prefix))
    .map((path) => path.slice(prefix.length))
    .filter(isFileOfSite);
