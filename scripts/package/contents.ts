import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The rooms of the engine, as they stand in the package. */
const rooms = [
  'documents',
  'infra',
  'lambda',
  'renderer',
  'schema',
  'scripts',
  'site-builder',
  'starters',
  'studio',
];

/** What belongs to this repository alone: its tests, its tools, its own site. */
const own = [
  /(^|\/)node_modules\//,
  /\.test\.tsx?$/,
  /^infra\/(test|bundles|workflows)\//,
  /^infra\/tsconfig\.json$/,
  /^scripts\/(lint|package|local\/screenshots)\//,
  /^scripts\/local\/screenshots\.ts$/,
  /^scripts\/(bench|bundle-commands|pack|test)\.(ts|mjs)$/,
  /^scripts\/documents\/(schema|sections)\.ts$/,
];

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return entry.name === 'node_modules' ? [] : filesIn(path);
    return [path];
  });

/** The files of this repository that are the engine, by their paths. */
export const engineFiles = (root: string): string[] =>
  [
    ...rooms.flatMap((room) => filesIn(join(root, room))),
    join(root, 'brand.ts'),
    join(root, 'vite.config.ts'),
  ]
    .map((path) => path.slice(root.length + 1))
    .filter((path) => !own.some((pattern) => pattern.test(path)));
