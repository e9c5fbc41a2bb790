// In this repository `build` and `check` run from a bundle, other commands from the sources by tsx. Every worker would
// translate the sources for itself, and the build of the YAML parser for Node looks up two environment variables for each
// token. Figures: docs/decisions/010-bundled-commands.md.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { engineRoot } from '../site-builder/engine.mjs';
import { bundledCommands, fileOfCommand } from './commands.mjs';

const folders = ['documents', 'renderer', 'schema', 'scripts', 'site-builder', 'studio'];

/** Native code, and packages that read files beside them. */
const notBundled = ['vite', 'esbuild', 'lightningcss', 'sharp', 'subset-font', 'tinypool'];

/** Changes when a source of the engine has changed. */
const keyOfSources = () => {
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

/** A build may still run from an older bundle. */
const removeOldBundles = (bundles) => {
  const dayAgo = Date.now() - 86_400_000;
  for (const name of readdirSync(bundles))
    if (statSync(join(bundles, name)).mtimeMs < dayAgo) rmSync(join(bundles, name), { recursive: true });
};

/** Bundles the commands and their worker if a source has changed. @returns the file of a command in the bundle */
export const bundleCommand = async (command) => {
  const bundles = join(engineRoot, '.cache/commands');
  const folder = join(bundles, keyOfSources());
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
    // engine.mjs names the folder that it is in.
    external: [...notBundled, join(engineRoot, 'site-builder/engine.mjs')],
    // Packages that are CommonJS call `require` for the modules of Node.
    banner: {
      js: "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);",
    },
    define: { 'process.env.NODE_ENV': '"production"' },
    // Without the look-ups of environment variables.
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
    // Another command was faster.
    rmSync(unfinished, { recursive: true });
  }
  removeOldBundles(bundles);
  return file;
};
