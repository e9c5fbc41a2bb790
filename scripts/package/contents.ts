import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { sharedFiles } from '../init/site-files.ts';

/** Folders of the engine that are in the package. */
const folders = [
  'documents',
  'infra',
  'lambda',
  'leads',
  'renderer',
  'schema',
  'scripts',
  'site-builder',
  'starters',
  'studio',
];

/** Files that only this repository needs: tests and tools. */
const excluded = [
  /(^|\/)node_modules\//,
  /\.test\.tsx?$/,
  /^infra\/(test|bundles|workflows)\//,
  /^infra\/tsconfig\.json$/,
  /^infra\/.*\.md$/,
  /^scripts\/(lint|package)\//,
  /^scripts\/(bench|bundle-commands|find-bin|pack|test)\.(ts|mjs)$/,
  /^scripts\/documents\/(schema|sections)\.ts$/,
];

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return entry.name === 'node_modules' ? [] : filesIn(path);
    return [path];
  });

/** Returns the source files of the engine by their paths, relative to `root`. */
export const engineFiles = (root: string): string[] =>
  [
    ...folders.flatMap((folder) => filesIn(join(root, folder))),
    ...['vite.config.ts', ...sharedFiles].map((file) => join(root, file)),
  ]
    .map((path) => path.slice(root.length + 1))
    .filter((path) => !excluded.some((pattern) => pattern.test(path)));
