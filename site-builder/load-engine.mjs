// Makes Node load the engine from its sources: TypeScript in the repository, and files of a site's overlay instead of those
// of the engine. It is also a module of loader hooks, because older versions of Node run hooks in a separate thread.
import { existsSync } from 'node:fs';
import module from 'node:module';
import { join, relative, resolve as absolute } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { engineRoot, isPackage, overlayFolder, publicFile, publicNames } from './engine.mjs';

/** Returns the overlay file that replaces a file, looked up by its path relative to the engine or to the site. */
const findReplacement = (file) => {
  const overlay = overlayFolder();
  const overlayFile = join(overlay, 'engine', relative(engineRoot, file));
  const bundled = join(overlay, `${relative('', file)}.js`);
  return [overlayFile, overlayFile.replace(/\.ts$/, '.js'), bundled].find((path) => existsSync(path));
};

/** Loader hook of Node that resolves a module. */
export const resolve = (specifier, context, nextResolve) => {
  const { parentURL = '' } = context;
  const target = publicNames.test(specifier)
    ? publicFile(specifier)
    : /^\.\.?\//.test(specifier) && findReplacement(fileURLToPath(new URL(specifier, parentURL)));
  if (target) return nextResolve(pathToFileURL(target).href, context);
  // Packages imported from the overlay are resolved from the site, because the overlay may be outside of it.
  const isOverlay = parentURL.startsWith(pathToFileURL(overlayFolder()).href);
  const parent =
    isOverlay && !specifier.startsWith('.') ? pathToFileURL(absolute('index.js')).href : parentURL;
  return nextResolve(specifier, { ...context, parentURL: parent });
};

/** Makes this thread load the engine with the overlay of `overlayFolder()`, if there is one. */
export const loadEngine = async () => {
  if (!isPackage) {
    const { register } = await import('tsx/esm/api');
    register({ tsconfig: join(engineRoot, 'tsconfig.json') });
    module.register('./load-packages.mjs', import.meta.url);
  }
  if (overlayFolder() === undefined) return;
  if (module.registerHooks) module.registerHooks({ resolve });
  else module.register(import.meta.url);
};
