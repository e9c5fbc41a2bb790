import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { engineRoot } from '../../site-builder/engine.mjs';

/** What a site may begin as: the folders of `starters/`. */
export const starters = ['contractor', 'dentist', 'one-page'] as const;
export type Starter = (typeof starters)[number];

/** Whether a text names a starter. */
export const isStarter = (text: string): text is Starter => starters.some((starter) => starter === text);

/** The files of a folder of `starters/`, by their names from there with `/` between. */
export const filesOfStarter = (folder: Starter | 'common'): Map<string, Buffer> => {
  const from = join(engineRoot, 'starters', folder);
  const entries = readdirSync(from, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return new Map(
    paths
      .toSorted()
      .map((path) => [path.slice(from.length + 1).replaceAll('\\', '/'), readFileSync(path)] as const),
  );
};
