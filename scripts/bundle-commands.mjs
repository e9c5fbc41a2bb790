// In this repository `build` and `check` run from a bundle, other commands from the sources with tsx. Without a bundle
// every worker would compile the sources again, and the Node build of the YAML parser reads two environment variables for
// each token. Figures: docs/decisions/010-bundled-commands.md.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { engineRoot } from '../site-builder/engine.mjs';
import { bundledCommands, fileOfCommand } from './commands.mjs';

const folders = ['documents', 'renderer', 'schema', 'scripts', 'site-builder', 'studio'];

/** Packages with native code, and packages that read files of their own folder. */
const externalPackages = ['vite', 'esbuild', 'lightningcss', 'sharp', 'subset-font', 'tinypool'];

/** Returns a hash that changes with every change of a source file of the engine. */
const hashSources = () => {
  const hash = createHash('sha256');
  const names = folders.flatMap((folder) =>
    readdirSync(join(engineRoot, folder), { recursive: true }).map((name) => join(folder, name)),
  );
  for (const name of [...names, ...readdirSync(engineRoot)].filter((each) =>
    /\.(m?[jt]sx?|json)$/.test(each),
  )) {
    const { mtimeMs, size } = statSync(join(engineRoot, name));
    hash.update(`${name} ${mtimeMs} ${size}\n`);
  }
  return hash.digest('hex').slice(0, 16);
};

/** Removes bundles older than a day. Newer ones stay, because a build may still be running from one. */
const removeOldBundles = (bundles) => {
  const dayAgo = Date.now() - 86_400_000;
  for (const name of readdirSync(bundles))
    if (statSync(join(bundles, name)).mtimeMs < dayAgo) rmSync(join(bundles, name), { recursive: true });
};

/** Bundles the commands and their worker if a source file has changed. @returns the path of the command in the bundle */
export const bundleCommand = async (command) => {
  const bundles = join(engineRoot, '.cache/commands');
  const folder = join(bundles, hashSources());
  const file = join(folder, `${command}.mjs`);
  if (existsSync(file)) return file;
  const { build } = await import('esbuild');
  const unfinished = `${folder}.${process.pid}`;
  await build({
    absWorkingDir: engineRoot,
    entryPoints: [...bundledCommands.map(fileOfCommand), 'site-builder/pages/page-worker.ts'],
    entryNames: '[name]',
    bundle: true,
    splitting: true,
    // engine.mjs is not bundled, because it derives the folder of the engine from its own path.
    external: [...externalPackages, join(engineRoot, 'site-builder/engine.mjs')],
    // Defines `require`, which CommonJS packages call for Node's own modules.
    banner: {
      js: "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);",
    },
    define: { 'process.env.NODE_ENV': '"production"' },
    // The browser build of the YAML parser does not read environment variables.
    alias: { yaml: join(engineRoot, 'node_modules/yaml/browser/index.js') },
    outdir: unfinished,
    outExtension: { '.js': '.mjs' },
    format: 'esm',
    platform: 'node',
    jsx: 'automatic',
    logLevel: 'error',
  });
  try {
    renameSync(unfinished, folder);
  } catch {
    // Another process has written the bundle in the meantime.
    rmSync(unfinished, { recursive: true });
  }
  removeOldBundles(bundles);
  return file;
};
