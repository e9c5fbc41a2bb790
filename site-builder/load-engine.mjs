// Makes Node load the engine from its sources: TypeScript in the repository, and files of a site's overlay instead of those
// of the engine. It is also a module of loader hooks, because older versions of Node run hooks in a separate thread.
import { existsSync } from 'node:fs';
import module from 'node:module';
import { join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { engineRoot, isPackage, overlayFolder, publicFile, publicNames, sharedPackages } from './engine.mjs';

/** Returns the overlay file that replaces a file, looked up by its path relative to the engine or to the site. */
const findReplacement = (file) => {
  const overlay = overlayFolder();
  const overlayFile = join(overlay, 'engine', relative(engineRoot, file));
  const bundled = join(overlay, `${relative('', file)}.js`);
  // Paths outside of the overlay are ignored: under Yarn's Plug'n'Play, a package also has paths outside of its folder.
  return [overlayFile, overlayFile.replace(/\.ts$/, '.js'), bundled].find(
    (path) => path.startsWith(overlay) && existsSync(path),
  );
};

/**
 * A file of the engine and one of the site. Packages that overlay files import are resolved as if one of these imported
 * them.
 */
const [engineFile, siteFile] = [engineRoot, process.cwd()].map(
  (folder) => pathToFileURL(join(folder, 'index.js')).href,
);

const isShared = (specifier) =>
  sharedPackages.some((name) => specifier === name || specifier.startsWith(`${name}/`));

/** Loader hook of Node that receives the overlay folder in the thread of hooks, whose environment is older. */
export const initialize = (overlay) => {
  process.env.SITE_OVERLAY = overlay;
};

/** Loader hook of Node that resolves a module. */
export const resolve = (specifier, context, nextResolve) => {
  const { parentURL = '' } = context;
  const target = publicNames.test(specifier)
    ? publicFile(specifier)
    : /^\.\.?\//.test(specifier) && findReplacement(fileURLToPath(new URL(specifier, parentURL)));
  if (target) return nextResolve(pathToFileURL(target).href, context);
  // The overlay may be outside of the site, where its packages would not be found.
  const isOverlay = parentURL.startsWith(pathToFileURL(overlayFolder()).href);
  const importer = isShared(specifier)
    ? engineFile
    : isOverlay && !specifier.startsWith('.')
      ? siteFile
      : parentURL;
  const fail = (error) => {
    throw Object.assign(error, { specifier });
  };
  // Hooks are asynchronous in older versions of Node.
  try {
    const resolved = nextResolve(specifier, { ...context, parentURL: importer });
    return resolved instanceof Promise ? resolved.catch(fail) : resolved;
  } catch (error) {
    return fail(error);
  }
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
  else module.register(import.meta.url, { data: overlayFolder() });
};
