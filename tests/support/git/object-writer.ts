import { createHash, randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';

/** An entry of one folder, as a tree of Git holds it. */
type Entry = { mode: string; sha: string };

/** The entries of a tree, by name. */
export const readTree = (content: Buffer): Map<string, Entry> => {
  const entries = new Map<string, Entry>();
  for (let at = 0; at < content.length;) {
    const end = content.indexOf(0, at);
    const [mode = '', name = ''] = content.toString('utf8', at, end).split(/ (.*)/s);
    at = end + 21;
    entries.set(name, { mode, sha: content.toString('hex', end + 1, at) });
  }
  return entries;
};

/** A tree of entries: Git sorts folders as if their names ended with a stroke. */
export const treeOf = (entries: ReadonlyMap<string, Entry>): Buffer => {
  const placed = [...entries].map(([name, { mode, sha }]) => ({
    place: Buffer.from(mode === '40000' ? `${name}/` : name),
    line: Buffer.concat([Buffer.from(`${mode} ${name}\0`), Buffer.from(sha, 'hex')]),
  }));
  return Buffer.concat(placed.sort((a, b) => a.place.compare(b.place)).map(({ line }) => line));
};

/** Writes an object into a repository as Git does, without a process for each. @returns its name by content */
export const writeObject = async (
  folder: string,
  type: 'blob' | 'tree' | 'commit',
  content: Buffer,
): Promise<string> => {
  const whole = Buffer.concat([Buffer.from(`${type} ${content.length}\0`), content]);
  const sha = createHash('sha1').update(whole).digest('hex');
  const place = join(folder, 'objects', sha.slice(0, 2));
  await mkdir(place, { recursive: true });
  // Whoever writes or reads the same object at this moment finds it whole.
  const made = join(place, randomUUID());
  await writeFile(made, deflateSync(whole, { level: 1 }));
  await rename(made, join(place, sha.slice(2)));
  return sha;
};
