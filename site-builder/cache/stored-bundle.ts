import { hash, randomUUID } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { overlayFolder } from '../engine.mjs';
import { engineVersion } from './engine-version.ts';
import { keyOf, type Store } from './store.ts';

/** A folder that a bundler has made, and the hash of each file that it has read. */
type Bundled = { folder: string; inputs: [file: string, hash: string][] };

const hashOf = (file: string): string | undefined => {
  try {
    return hash('sha256', readFileSync(file));
  } catch {
    return undefined;
  }
};

const isAsRead = ([file, known]: Bundled['inputs'][number]): boolean => hashOf(file) === known;

/** The time of a file is that of the last tick of the system's clock before it was written. */
const tickMs = 20;

/** A file that was changed or removed while the bundler ran may have been read before or after that. */
const inputsOf = (files: Set<string>, begunMs: number): Bundled['inputs'] | undefined => {
  const inputs = [...files].flatMap((file): Bundled['inputs'] => {
    const known = hashOf(file);
    const changedMs = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? Infinity;
    return known !== undefined && changedMs < begunMs - tickMs ? [[file, known]] : [];
  });
  return inputs.length === files.size ? inputs : undefined;
};

/** Vite plugin that collects the files that a bundle is made of, wherever they are. */
export const collectInputs = (files: Set<string>): Plugin => ({
  name: 'collect-inputs',
  async generateBundle(_, outputs) {
    const { config } = this.environment;
    for (const id of this.getModuleIds()) {
      if (id.startsWith('\0')) continue;
      const file = resolve(id.split('?')[0] ?? id);
      files.add(file);
      if (!file.endsWith('.css')) continue;
      // A style sheet is one module with those that it imports.
      const { preprocessCSS } = await import('vite');
      const { deps } = await preprocessCSS(await readFile(file, 'utf8'), file, config);
      for (const imported of deps ?? []) files.add(resolve(imported));
    }
    for (const output of Object.values(outputs))
      if (output.type === 'asset')
        for (const name of output.originalFileNames) files.add(resolve(config.root, name));
  },
});

/**
 * The folder of a bundle of the engine with the brand of a site and its own section types. It is made when that was not
 * done before with the same content of every file in it: the bundler says which these are.
 * @param name of the bundle, such as `browser`
 * @param bundle writes it to a folder and collects its files
 */
export const storedBundle = async (
  name: string,
  themeFile: string,
  store: Store,
  bundle: (folder: string, inputs: Set<string>) => Promise<void>,
): Promise<string> => {
  const key = keyOf(engineVersion(), process.env['NODE_ENV'], resolve(themeFile), overlayFolder());
  const record = `${name}-of-${key}`;
  const known = store.read<Bundled>(record);
  const isFresh = known?.inputs.every(isAsRead) === true;
  const folder = isFresh ? known.folder : `${name}-${randomUUID()}`;
  const files = new Set<string>();
  const begunMs = Date.now();
  const path = await store.path(folder, (unfinished) => bundle(unfinished, files));
  const inputs = files.size > 0 ? inputsOf(files, begunMs) : undefined;
  if (inputs) store.write(record, { folder, inputs } satisfies Bundled);
  return path;
};
