import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FolderWatcher } from '../../site-builder/dev/folder-watcher.ts';

/** Returns what a running site cannot reload, by file name: the contents of schemas, and for components only their names. */
const readSnapshot = (folder: string): Map<string, string> => {
  const files = existsSync(folder) ? readdirSync(folder) : [];
  const own = files.filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file));
  return new Map(
    own.map((file) => [file, file.endsWith('x') ? '' : readFileSync(join(folder, file), 'utf8')]),
  );
};

/**
 * Reports changes of the site's own section types that need a restart: a changed schema, a new or a deleted type.
 * Components are hot-reloaded.
 * @param print prints the message
 * @param folder folder of the section types, which may be created while the site runs
 */
export const watchSections = async (
  print: (message: string) => void,
  folder = 'sections',
): Promise<FolderWatcher> => {
  const watcher = await FolderWatcher.open(folder);
  let snapshot = readSnapshot(folder);
  return watcher.on('change', () => {
    const current = readSnapshot(folder);
    const changed = [...new Set([...snapshot.keys(), ...current.keys()])].filter(
      (name) => snapshot.get(name) !== current.get(name),
    );
    snapshot = current;
    for (const name of changed)
      print(
        `${folder}/${name} has changed. Stop the site with Ctrl+C and start it again, so that the check and the Studio use the change.`,
      );
  });
};
