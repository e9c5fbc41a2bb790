import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { relativePosixPath } from '../../documents/node/paths.ts';
import { engineRoot } from '../../site-builder/engine.mjs';

/** Templates of new sites: folders of `starters/`, the neutral one first. */
export const starters = ['one-page', 'contractor', 'dentist'] as const;
export type Starter = (typeof starters)[number];

/** Whether a text is the name of a starter. */
export const isStarter = (text: string): text is Starter => starters.some((starter) => starter === text);

/** Returns the files of a folder of `starters/` by their paths in it, with `/` as separator. */
export const filesOfStarter = (folder: Starter | 'common'): Map<string, Buffer> => {
  const root = join(engineRoot, 'starters', folder);
  const entries = readdirSync(root, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return new Map(
    paths.toSorted().map((path) => [relativePosixPath(root, path), readFileSync(path)] as const),
  );
};
