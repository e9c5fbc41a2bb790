import { randomUUID } from 'node:crypto';
import type { Held } from '../../../../studio/store/join-file.ts';
import { isPicture } from '../../../../studio/store/site-file.ts';
import type { FolderStore } from '../folder-store.ts';
import { namesOf, type Clone } from './clone.ts';
import { partsOf } from './git.ts';

/** A file of the site in a state: Git's name of its content, nothing where it is not there. */
type Entry = { name: string; sha: string | undefined };

/** A file of the site that differs between two states: what it held, and holds. */
export type Difference = {
  name: string;
  before: Buffer | null;
  after: Buffer | null;
  /** What the index of Git says of it afterwards: mode and content. */
  entry: string;
};

/** The files of the site that a state holds: links, which could lead anywhere, are none. */
export const filesAt = async (clone: Clone, id: string): Promise<Entry[]> => {
  const listed = await clone.git(['ls-tree', '-r', '-z', '--full-tree', id, '--', clone.prefix || '.']);
  return partsOf(listed).flatMap((line) => {
    const [, sha, path = ''] = /^100\d+ blob (\S+)\t([^]*)$/.exec(line) ?? [];
    return namesOf(clone, [path]).map((name) => ({ name, sha }));
  });
};

/**
 * What files hold, as Git writes them into the folder: with the line ends of this machine. All of it by one process: to
 * start one costs this large one more than what it does.
 * @returns one for each; null for those that are not there
 */
export const contentsOf = async (
  { git, prefix }: Clone,
  entries: readonly Entry[],
): Promise<(Buffer | null)[]> => {
  const there = entries.filter(({ sha }) => sha !== undefined);
  if (there.length === 0) return entries.map(() => null);
  // Git says how long a content was before it wrote it for this machine; a sign that nothing holds stands between them.
  const sign = randomUUID();
  const input = there.map(({ name, sha }) => `${sha} ${prefix}${name}\n`).join('');
  const told = await git(['cat-file', '--filters', `--batch=${sign}`], { input, encoding: 'latin1' });
  const contents = told
    .split(`${sign}\n`)
    .slice(1)
    .map((content) => Buffer.from(content.slice(0, -1), 'latin1'));
  return entries.map(({ sha }) => (sha === undefined ? null : (contents.shift() ?? null)));
};

const inRaw = /^:(\d+) (\d+) (\w+) (\w+) \w$/;

/** In which files of the site two states differ, or one from the state before it. */
export const differences = async (
  clone: Clone,
  ...states: [string] | [string, string]
): Promise<Difference[]> => {
  const args = ['--root', '-r', '--raw', '-z', '--no-commit-id', '--no-renames', ...states];
  const parts = partsOf(await clone.git(['diff-tree', ...args]));
  const found = parts.flatMap((path, index) => {
    const [, from, to, old, now] = inRaw.exec(parts[index - 1] ?? '') ?? [];
    const shaOf = (mode = '', sha: string | undefined) => (mode.startsWith('100') ? sha : undefined);
    const shas = { before: shaOf(from, old), after: shaOf(to, now), entry: `${to} ${now}` };
    return index % 2 === 1 ? namesOf(clone, [path]).map((name) => ({ name, ...shas })) : [];
  });
  const contents = await contentsOf(clone, [
    ...found.map(({ name, before }) => ({ name, sha: before })),
    ...found.map(({ name, after }) => ({ name, sha: after })),
  ]);
  return found.map(({ name, entry }, index) => ({
    name,
    before: contents[index] ?? null,
    after: contents[found.length + index] ?? null,
    entry,
  }));
};

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** A document as its text, a picture as its line. */
export const textOf = async (name: string, content: Buffer | null, folder: FolderStore): Promise<Held> => {
  if (content === null) return null;
  if (isPicture(name)) return folder.hold(content);
  try {
    return utf8.decode(content);
  } catch {
    return undefined;
  }
};
