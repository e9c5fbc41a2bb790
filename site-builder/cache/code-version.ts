import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { keyOf } from './store.ts';
import { engineRoot, overlay, sourceFile } from '../engine.mjs';

/** Everything that decides what a document becomes: the engine, what a site has of its own, the packages by their lock file. */
const folders = ['documents', 'renderer', 'schema', 'site-builder'].map((name) => join(engineRoot, name));
const ownFolders = [resolve('sections'), ...(overlay === undefined ? [] : [overlay])];
const files = [
  resolve('package-lock.json'),
  join(engineRoot, 'tsconfig.json'),
  join(engineRoot, sourceFile('vite.config')),
];

const sources = (): string[] => [
  ...[...folders, ...ownFolders].filter(existsSync).flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name)),
  ),
  ...files.filter(existsSync),
];

let ownHash: string | undefined;

/** Hash of the program's own sources, which do not change while it runs. */
const hashOfSources = (): string => {
  const hash = createHash('sha256').update(process.version);
  for (const file of sources().sort()) hash.update(file).update(readFileSync(file));
  return hash.digest('hex');
};

/** Names the program that makes something which is the same in every environment. @param more files that take part */
export const sourceVersion = (...more: string[]): string => {
  ownHash ??= hashOfSources();
  const hash = createHash('sha256').update(ownHash);
  // A file is the same however a command names it.
  for (const file of more) hash.update(resolve(file)).update(readFileSync(file));
  return hash.digest('hex').slice(0, 16);
};

/**
 * Names the program that reads and builds: it changes with every source file and package, with Node and its environment.
 * What one command stores is found by those of the same version.
 * @param more files that take part, such as the brand
 */
export const codeVersion = (...more: string[]): string =>
  keyOf(sourceVersion(...more), process.env['NODE_ENV']).slice(0, 16);
