// How modules are found when something is bundled for Node.
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { engineRoot, ownNames } from '../../site-builder/engine.mjs';

const packages = createRequire(join(engineRoot, 'package.json'));

/** Rooms that a site replaces nothing in, and that look for files beside them: they run where they are. */
const apart = ['infra', 'lambda'];

const roomsApart = {
  name: 'rooms-apart',
  setup: ({ onResolve }) =>
    onResolve({ filter: /^\.\.?\// }, ({ path, resolveDir }) => {
      const file = resolve(resolveDir, path);
      const room = relative(engineRoot, file).split(/[\\/]/)[0];
      return apart.includes(room) ? { path: pathToFileURL(file).href, external: true } : undefined;
    }),
};

/** Puts files of a folder in the place of those of the engine that have the same path, whatever their ending. */
const overlaid = (overlay) => ({
  name: 'overlay',
  setup: ({ onResolve }) =>
    onResolve({ filter: /^\.\.?\// }, ({ path, resolveDir }) => {
      const file = join(overlay, relative(engineRoot, resolve(resolveDir, path)));
      return [file, file.replace(/\.ts$/, '.js')].filter(existsSync).map((found) => ({ path: found }))[0];
    }),
});

/** What is common to all that is bundled for Node. */
export const common = {
  absWorkingDir: engineRoot,
  bundle: true,
  write: false,
  metafile: true,
  format: 'esm',
  platform: 'node',
  target: 'node20.19',
  jsx: 'automatic',
  // The build for Node looks up two environment variables for each token.
  alias: { yaml: join(dirname(packages.resolve('yaml/package.json')), 'browser/index.js') },
  // Packages that are CommonJS call require for Node's own modules.
  banner: {
    js: "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);",
  },
  legalComments: 'none',
  logLevel: 'silent',
};

/**
 * How a module of the engine is bundled.
 * @param {string | undefined} overlay folder of what stands in the place of files of the engine
 */
export const bundling = (overlay) => ({
  ...common,
  plugins: [roomsApart, ownNames, ...(overlay === undefined ? [] : [overlaid(overlay)])],
  define: {
    ENGINE_ROOT: JSON.stringify(engineRoot),
    ...(overlay !== undefined && { OVERLAY_FOLDER: JSON.stringify(overlay) }),
  },
});
