import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Version } from '../../../../studio/store/publishing.ts';
import { namesOf, type Clone } from './clone.ts';
import { asked, GitFault, partsOf } from './git.ts';

/** A state of the site with its time, and Git's name of all of its files. */
export type State = Version & { tree: string };

/** States by what Git knows them by; those that are the same come once. @throws GitFault when it does not know one */
export const statesOf = async ({ git }: Clone, ...names: string[]): Promise<State[]> => {
  const told = await git(['show', '--no-patch', '--format=%H %T %ct', ...names, '--']);
  return told
    .trim()
    .split('\n')
    .map((line) => {
      const [id = '', tree = '', seconds] = line.split(' ');
      return { id, tree, time: 1000 * Number(seconds) };
    });
};

/** What is told of a state outside. */
export const versionOf = ({ id, time }: State): Version => ({ id, time });

/**
 * The clone's last state, and what all have accepted: that of the site's branch at the remote, or the clone's own when
 * there is none.
 */
export const statesIn = async (clone: Clone): Promise<{ head: State; accepted: State } | undefined> => {
  const { remote, branch } = clone;
  const shared = remote === undefined ? 'HEAD' : `refs/remotes/${remote}/${branch}`;
  const [head, accepted = head] = await statesOf(clone, 'HEAD', shared).catch((error: unknown) => {
    if (error instanceof GitFault) return [];
    throw error;
  });
  return head && accepted && { head, accepted };
};

/** What the clone's last state and what all have accepted both began from. */
export const baseOf = async (
  clone: Clone,
  { head, accepted }: { head: State; accepted: State },
): Promise<State | undefined> => {
  if (head.id === accepted.id) return head;
  const id = await asked(clone.git, 'merge-base', head.id, accepted.id);
  const known = [head, accepted].find((state) => state.id === id);
  return known ?? (id === undefined ? undefined : (await statesOf(clone, id))[0]);
};

/**
 * Files that Git is configured not to compare with the folder: those with the `skip-worktree` or `assume-unchanged` bit.
 * `git ls-files -v` marks them with `S` or a lowercase letter.
 */
export const uncomparedFiles = async ({ git, prefix }: Clone): Promise<string[]> => {
  const listed = await git(['--literal-pathspecs', 'ls-files', '-v', '-z', '--', prefix || '.']);
  return partsOf(listed).flatMap((line) => (/^[Sa-z] /.test(line) ? line.slice(2) : []));
};

/** Those of some files that are in the folder and differ from a commit, whatever the index says of them. */
const differingFiles = async ({ git, root }: Clone, id: string, paths: string[]): Promise<string[]> => {
  const there = await Promise.all(
    paths.map((path) =>
      stat(join(root, path)).then(
        () => path,
        () => [],
      ),
    ),
  );
  const found = there.flat();
  if (found.length === 0) return [];
  const hashes = await git(['hash-object', '--stdin-paths'], {
    input: found.map((path) => `${path}\n`).join(''),
  });
  const committed = await git(['--literal-pathspecs', 'ls-tree', '-r', '-z', id, '--', ...found]);
  const hashOf = new Map(
    partsOf(committed).map((line) => [line.slice(line.indexOf('\t') + 1), line.split(/[ \t]/)[2]]),
  );
  return hashes
    .trim()
    .split('\n')
    .flatMap((hash, index) => {
      const path = found[index] ?? '';
      return hashOf.get(path) === hash ? [] : path;
    });
};

/** Files of the site in which the folder differs from a commit, those that are new to Git among them. */
export const changedSince = async (clone: Clone, id: string): Promise<string[]> => {
  const { git, prefix } = clone;
  const at = prefix || '.';
  const [changed, made, uncompared] = await Promise.all([
    git(['--literal-pathspecs', 'diff', '--name-only', '--no-renames', '-z', id, '--', at]),
    git(['--literal-pathspecs', 'ls-files', '--others', '--exclude-standard', '-z', '--', at]),
    uncomparedFiles(clone).then((paths) => differingFiles(clone, id, paths)),
  ]);
  return namesOf(clone, [...new Set([...partsOf(changed), ...partsOf(made), ...uncompared])]);
};

/** When the last of some files of the site was written; nothing when there are none. */
export const lastStored = async (
  { root, prefix }: Clone,
  names: readonly string[],
): Promise<number | undefined> => {
  const times = names.map(async (name) => {
    const { mtimeMs } = await stat(join(root, prefix, name)).catch(() => ({ mtimeMs: 0 }));
    return Math.floor(mtimeMs);
  });
  return names.length === 0 ? undefined : Math.max(...(await Promise.all(times)));
};
