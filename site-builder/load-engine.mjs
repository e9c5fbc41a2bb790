// Lets Node load the engine from its sources: TypeScript in the repository, and files of a site's overlay in the place of
// those of the engine. It is a module of hooks, too: older versions of Node run hooks in a thread of their own.
import { existsSync } from 'node:fs';
import module from 'node:module';
import { join, relative, resolve as absolute } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { engineRoot, isPackage, overlayFolder, publicFile, publicNames } from './engine.mjs';

/** What replaces a file: in the overlay, under the same path from the engine or from the site. */
const replacementOf = (file) => {
  const overlay = overlayFolder();
  const own = join(overlay, 'engine', relative(engineRoot, file));
  const bundled = join(overlay, `${relative('', file)}.js`);
  return [own, own.replace(/\.ts$/, '.js'), bundled].find((path) => existsSync(path));
};

/** Hook of Node: finds a module. */
export const resolve = (specifier, context, nextResolve) => {
  const { parentURL = '' } = context;
  const found = publicNames.test(specifier)
    ? publicFile(specifier)
    : /^\.\.?\//.test(specifier) && replacementOf(fileURLToPath(new URL(specifier, parentURL)));
  if (found) return nextResolve(pathToFileURL(found).href, context);
  // The overlay may be in a folder in which packages are not found by their names.
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
  }
  if (overlayFolder() === undefined) return;
  if (module.registerHooks) module.registerHooks({ resolve });
  else module.register(import.meta.url);
};
