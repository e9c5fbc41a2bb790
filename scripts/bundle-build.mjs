// In this repository `npm run build` runs from a bundle, other commands from the sources by tsx. CPU seconds of a build of
// 1,000 pages, medians of three on a busy machine: cold 9.8 from the bundle and 15.6 from the sources, because every
// thread translates the renderer for itself; after one edit 2.9 and 5.1.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { engineRoot } from '../site-builder/engine.mjs';

const folders = ['documents', 'renderer', 'schema', 'scripts', 'site-builder', 'studio'];

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

/** Bundles the command `build` and its worker, if that has to be done. @returns the file of the command */
export const bundleBuild = async () => {
  const bundles = join(engineRoot, '.cache/commands');
  const folder = join(bundles, keyOfSources());
  const file = join(folder, 'build.mjs');
  if (existsSync(file)) return file;
  const { build } = await import('esbuild');
  const unfinished = `${folder}.${process.pid}`;
  await build({
    absWorkingDir: engineRoot,
    entryPoints: ['scripts/documents/build.ts', 'site-builder/pages/page-worker.ts'],
    entryNames: '[name]',
    bundle: true,
    splitting: true,
    packages: 'external',
    // It names the folder that it is in.
    external: [join(engineRoot, 'site-builder/engine.mjs')],
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
