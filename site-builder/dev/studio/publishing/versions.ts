import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Version } from '../../../../studio/store/publishing.ts';
import type { FolderStore } from '../folder-store.ts';
import { isPicture } from '../../../../studio/store/site-file.ts';
import { namesOf, type Clone } from './clone.ts';
import { partsOf } from './git.ts';

/** Does something with a folder that is gone afterwards. */
export const inScratch = async <T>(task: (folder: string) => Promise<T>): Promise<T> => {
  const folder = await mkdtemp(join(tmpdir(), 'studio-'));
  try {
    return await task(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

/** A state of the site with its time. @param id that Git knows */
export const versionOf = async ({ git }: Clone, id: string): Promise<Version> => ({
  id,
  time: 1000 * Number(await git(['show', '--no-patch', '--format=%ct', id])),
});

/** The files of the site that a state holds: links, which could lead anywhere, are none. */
export const filesAt = async (clone: Clone, id: string): Promise<string[]> => {
  const listed = await clone.git(['ls-tree', '-r', '-z', '--full-tree', id, '--', clone.prefix || '.']);
  const files = partsOf(listed).flatMap((line) => /^100\d+ blob \S+\t([^]*)$/.exec(line)?.[1] ?? []);
  return namesOf(clone, files);
};

/**
 * What files of the site held in a state, as Git writes them into the folder: with the line ends of this machine. Those
 * that were not there are left out.
 */
export const contentsAt = async (
  clone: Clone,
  id: string,
  wanted: readonly string[],
): Promise<Map<string, Buffer>> => {
  const there = new Set(await filesAt(clone, id));
  const names = wanted.filter((name) => there.has(name));
  return inScratch(async (folder) => {
    const env = { GIT_INDEX_FILE: join(folder, 'index') };
    await clone.git(['read-tree', id], { env });
    const input = names.map((name) => `${clone.prefix}${name}\0`).join('');
    const into = `${join(folder, 'files')}/`;
    await clone.git(['checkout-index', '--quiet', '-z', '--stdin', `--prefix=${into}`], { env, input });
    const read = names.map(async (name) => [name, await readFile(into + clone.prefix + name)] as const);
    return new Map(await Promise.all(read));
  });
};

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** A document as its text, a picture as its line; nothing for what is neither. */
export const textOf = async (
  name: string,
  content: Buffer,
  folder: FolderStore,
): Promise<string | undefined> => {
  if (isPicture(name)) return folder.hold(content);
  try {
    return utf8.decode(content);
  } catch {
    return undefined;
  }
};

/** The same of many. */
export const textsOf = async (
  contents: ReadonlyMap<string, Buffer>,
  folder: FolderStore,
): Promise<Map<string, string>> => {
  const texts = new Map<string, string>();
  for (const [name, content] of contents) {
    const text = await textOf(name, content, folder);
    if (text !== undefined) texts.set(name, text);
  }
  return texts;
};

/** Files of the site in which the folder differs from a state, those that are new to Git among them. */
export const changedSince = async (clone: Clone, id: string): Promise<string[]> => {
  const { git, prefix } = clone;
  const at = prefix || '.';
  const [changed, made] = await Promise.all([
    git(['--literal-pathspecs', 'diff', '--name-only', '--no-renames', '-z', id, '--', at]),
    git(['--literal-pathspecs', 'ls-files', '--others', '--exclude-standard', '-z', '--', at]),
  ]);
  return namesOf(clone, [...new Set([...partsOf(changed), ...partsOf(made)])]);
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
