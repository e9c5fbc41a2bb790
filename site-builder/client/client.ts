import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Manifest } from 'vite';
import config from '../../vite.config.ts';
import type { Assets } from '../../renderer/server/assets.ts';
import { cachedBundle } from '../cache/cached-bundle.ts';
import type { BuildCache } from '../cache/build-cache.ts';
import type { OutputFolder } from '../output/output-folder.ts';
import { engineRoot, sourceFile } from '../engine.mjs';
import { scriptTargets } from '../../renderer/oldest-browsers.ts';
import { startScriptHashes } from './start-script-hashes.ts';

/** The built browser side, as the pages name it. */
export type ClientAssets = Pick<Assets, 'startScript' | 'start' | 'version'>;

const shell = sourceFile('renderer/browser/shell');
const manifestFile = '.vite/manifest.json';
const startFile = '.vite/start.js';

const manifestOf = (folder: string): Promise<string> => readFile(join(folder, manifestFile), 'utf8');

/** A chunk after all that it imports: fetched at once, none has to be found in another first. */
const inOrder = (chunks: Manifest, name: string): string[] => {
  const chunk = chunks[name];
  if (!chunk) throw new Error(`the browser build made no ${name}`);
  return [...(chunk.imports ?? []).flatMap((next) => inOrder(chunks, next)), `/${chunk.file}`];
};

const startSource = join(engineRoot, sourceFile('renderer/browser/start'));
const hashList = 'site-builder/client/start-script-hashes.ts';

const bundleStart = async (): Promise<string> => {
  const { build } = await import('esbuild');
  const { outputFiles } = await build({
    entryPoints: [startSource],
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    target: scriptTargets,
    define: { 'import.meta.env.DEV': 'false' },
    logLevel: 'error',
  });
  return (outputFiles[0]?.text ?? '').trim();
};

/**
 * The text of the one script that stands in every page.
 * @throws when the content security policy would keep a browser from running it
 */
const startScript = async (): Promise<string> => {
  const script = await bundleStart();
  const hash = `sha256-${createHash('sha256').update(script).digest('base64')}`;
  if (!startScriptHashes.includes(hash))
    throw new Error(`The start script has changed: add '${hash}' as the first entry of ${hashList}.`);
  return script;
};

/** Vite takes as long to load as a hundred pages to be rendered: it is loaded when it has something to do. */
const bundle = async (themeFile: string, folder: string): Promise<void> => {
  const [{ build }, { overlayPlugin }] = await Promise.all([import('vite'), import('./overlay-plugin.ts')]);
  const script = await startScript();
  await build({
    ...config,
    configFile: false,
    root: engineRoot,
    logLevel: 'warn',
    plugins: [overlayPlugin(themeFile)],
    build: { ...config.build, outDir: resolve(folder), emptyOutDir: true },
  });
  await writeFile(join(folder, startFile), script);
};

/** The folder of the built browser side with the brand of a theme file; it is built when the engine or the brand has changed. */
export const bundleClient = (themeFile: string, store: BuildCache): Promise<string> =>
  cachedBundle('browser', themeFile, store, (folder) => bundle(themeFile, folder));

/** Puts the built browser side into the finished site. */
export const writeClient = async (folder: string, out: OutputFolder): Promise<ClientAssets> => {
  for (const file of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const path = join(file.parentPath, file.name);
    const name = path.slice(folder.length + 1);
    if (file.isFile() && !name.startsWith('.vite')) await out.copy(path, name);
  }
  const chunks = JSON.parse(await manifestOf(folder)) as Manifest;
  const files = Object.values(chunks).map(({ file }) => file);
  const script = await readFile(join(folder, startFile), 'utf8');
  return {
    startScript: script,
    start: [...new Set(inOrder(chunks, shell))],
    // File names carry hashes of their content, so they change exactly when something that runs does.
    version: createHash('sha256').update(files.sort().join()).update(script).digest('hex').slice(0, 8),
  };
};
