import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { engineRoot, installedFiles, overlayFolder, sourceFile } from '../engine.mjs';
import { cacheKey } from './build-cache.ts';

const folders = ['documents', 'renderer', 'schema', 'site-builder', 'studio'].map((name) =>
  join(engineRoot, name),
);

const sources = (): string[] => [
  ...folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name)),
  ),
  ...[join(engineRoot, 'tsconfig.json'), join(engineRoot, sourceFile('vite.config'))].filter(existsSync),
  ...installedFiles(),
];

let version: string | undefined;

/**
 * Returns a hash of the installed engine: its sources, the versions of its packages, and the version of Node. Files of the
 * site are not included. It is computed once, because the sources do not change while the program runs.
 */
export const engineHash = (): string => {
  if (version === undefined) {
    const hash = createHash('sha256').update(process.version);
    for (const file of sources().sort()) hash.update(file).update(readFileSync(file));
    version = hash.digest('hex').slice(0, 16);
  }
  return version;
};

/**
 * Returns a hash of the code that reads documents and renders pages: the engine and the section types of the site. The
 * overlay folder with the latter is named after the hash of its content.
 */
export const codeHash = (): string =>
  cacheKey(engineHash(), basename(overlayFolder() ?? ''), process.env['NODE_ENV']);
