// Where the engine is, for what runs before anything is bundled and for what is in a bundle.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

// What a bundle is told of the two (`scripts/bundle/plugins.mjs`): a module in it does not know where it came from.
/* global ENGINE_ROOT, OVERLAY_FOLDER */

export const engineRoot =
  typeof ENGINE_ROOT === 'string'
    ? ENGINE_ROOT
    : fileURLToPath(new URL('..', import.meta.url)).replace(/[\\/]$/, '');

export const overlay = typeof OVERLAY_FOLDER === 'string' ? OVERLAY_FOLDER : undefined;

export const isPackage = existsSync(join(engineRoot, 'vite.config.js'));

const endings = ['.ts', '.tsx', '.js', '.mjs'];

export const findSource = (name) =>
  endings.map((ending) => name + ending).find((file) => existsSync(join(engineRoot, file)));

export const sourceFile = (name) => {
  const file = findSource(name);
  if (file === undefined) throw new Error(`the engine has no ${name}`);
  return file;
};

/** Its folder in the package; `package.json` names the files there. */
const packed = './engine/';

export const readManifest = () =>
  JSON.parse(readFileSync(join(engineRoot, isPackage ? '../package.json' : 'package.json'), 'utf8'));

export const publicNames = /^page-schema-site\//;

export const publicFile = (name) => {
  const file = readManifest().exports[name.replace('page-schema-site', '.')]?.default;
  return file && join(engineRoot, sourceFile(file.slice(packed.length).replace(/\.js$/, '')));
};

export const ownNames = {
  name: 'public-names',
  setup: ({ onResolve }) => onResolve({ filter: publicNames }, ({ path }) => ({ path: publicFile(path) })),
};
