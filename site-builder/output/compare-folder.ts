import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { marker, type MarkedFiles } from './marker.ts';

/** Whether a file or folder is a lock, a folder that a build is filling or a trial, and not part of a site. */
export const isTemporaryFile = (name: string): boolean => /^\.site-(?:lock|unfinished|trial)-/.test(name);

const foldersOf = (files: Iterable<string>): Set<string> => {
  const folders = new Set<string>();
  for (const file of files)
    for (let path = dirname(file); path !== '.' && !folders.has(path); path = dirname(path))
      folders.add(path);
  return folders;
};

/**
 * Compares an output folder with the files of a new build.
 * @param former what the marker of the last build lists
 * @param current the files of the new build
 * @returns `obsolete`: files of earlier builds to remove; `kept`: files and folders (with a slash at the end) that no
 * build has written; `blocking`: those of them whose name the new build needs
 */
export const compareFolder = (folder: string, former: MarkedFiles, current: ReadonlySet<string>) => {
  const built = new Set(former.files);
  const needed = foldersOf(current);
  const visited = foldersOf([...current, ...former.files, ...former.kept]);
  const obsolete: string[] = [];
  const kept: string[] = [];
  const compare = (prefix: string): void => {
    for (const entry of readdirSync(join(folder, prefix), { withFileTypes: true })) {
      const path = prefix + entry.name;
      const isOurs = built.has(path);
      if (prefix === '' && (path === marker || isTemporaryFile(path))) continue;
      if (entry.isDirectory() && visited.has(path)) compare(`${path}/`);
      else if (entry.isDirectory()) kept.push(`${path}/`);
      else if (isOurs && !current.has(path)) obsolete.push(path);
      // The marker of an older version lists nothing.
      else if (!isOurs && (!current.has(path) || built.size > 0)) kept.push(path);
    }
  };
  compare('');
  const isNeeded = (path: string) => current.has(path.replace(/\/$/, '')) || needed.has(path);
  return { obsolete, kept, blocking: kept.filter(isNeeded) };
};
