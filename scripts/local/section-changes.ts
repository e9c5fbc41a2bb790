import type { EventEmitter } from 'node:events';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';

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
 * @param watcher file watcher of the development server
 * @param print prints the message
 * @param folder folder of the section types
 */
export const watchSections = (
  watcher: EventEmitter & { add: (path: string) => unknown },
  print: (message: string) => void,
  folder = 'sections',
): void => {
  let snapshot = readSnapshot(folder);
  // The folder may be created while the site runs.
  watcher.add(resolve(folder));
  watcher.on('all', (_event: string, file: string) => {
    if (!resolve(file).startsWith(resolve(folder) + sep)) return;
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
