import type { EventEmitter } from 'node:events';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';

/** The section types as a command takes them in when it starts: the texts of schemas, the names of components. */
const stateOf = (folder: string): Map<string, string> => {
  const files = existsSync(folder) ? readdirSync(folder) : [];
  const own = files.filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file));
  return new Map(
    own.map((file) => [file, file.endsWith('x') ? '' : readFileSync(join(folder, file), 'utf8')]),
  );
};

/**
 * Tells of what the site that runs cannot take up by itself: a change of the schema of a section type of its own, a new
 * type and one that is gone. A change of a component is on the screen at once.
 * @param watcher of the development server
 * @param say is given one sentence with what to do
 * @param folder of the section types
 */
export const watchSections = (
  watcher: EventEmitter & { add: (path: string) => unknown },
  say: (sentence: string) => void,
  folder = 'sections',
): void => {
  let taken = stateOf(folder);
  // The folder may be made while the site runs.
  watcher.add(resolve(folder));
  watcher.on('all', (_event: string, file: string) => {
    if (!resolve(file).startsWith(resolve(folder) + sep)) return;
    const found = stateOf(folder);
    const changed = [...new Set([...taken.keys(), ...found.keys()])].filter(
      (name) => taken.get(name) !== found.get(name),
    );
    taken = found;
    for (const name of changed)
      say(
        `${folder}/${name} has changed: stop with Ctrl+C and start again, for the check and the Studio to know it.`,
      );
  });
};
