import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Manifest } from 'vite';
import config from '../../vite.config.ts';
import type { Assets } from '../../renderer/server/assets.ts';
import { codeHash } from '../cache/engine-hash.ts';
import type { BuildCache } from '../cache/build-cache.ts';
import type { OutputFolder } from '../output/output-folder.ts';
import { engineRoot, sourceFile } from '../engine.mjs';
import { relativePosixPath } from '../../documents/node/paths.ts';
import { scriptTargets } from '../../renderer/oldest-browsers.ts';
import { startScriptHashes } from './start-script-hashes.ts';

/** The URLs and the version of the client bundle that pages refer to. */
export type ClientAssets = Pick<Assets, 'startScript' | 'start' | 'version'>;

const shell = sourceFile('renderer/browser/shell');
const startFile = '.vite/start.js';

/** Returns the URLs of a chunk and of everything it imports, dependencies first. Pages preload them all to avoid a request waterfall. */
const listChunksInLoadOrder = (chunks: Manifest, name: string): string[] => {
  const chunk = chunks[name];
  if (!chunk) throw new Error(`the client bundle contains no ${name}`);
  return [...(chunk.imports ?? []).flatMap((next) => listChunksInLoadOrder(chunks, next)), `/${chunk.file}`];
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
 * Returns the inline script of every page.
 * @throws Error if the content security policy does not contain its hash, so that browsers would not run it
 */
const createStartScript = async (): Promise<string> => {
  const script = await bundleStart();
  const hash = `sha256-${createHash('sha256').update(script).digest('base64')}`;
  if (!startScriptHashes.includes(hash))
    throw new Error(`The start script has changed: add '${hash}' as the first entry of ${hashList}.`);
  return script;
};

/** Bundles the client. Vite is imported here because loading it takes as long as rendering a hundred pages. */
const bundle = async (folder: string): Promise<void> => {
  const [{ build }, { overlayPlugin }] = await Promise.all([import('vite'), import('./overlay-plugin.ts')]);
  const script = await createStartScript();
  await build({
    ...config,
    configFile: false,
    root: engineRoot,
    logLevel: 'warn',
    plugins: [overlayPlugin()],
    build: { ...config.build, outDir: resolve(folder), emptyOutDir: true },
  });
  await writeFile(join(folder, startFile), script);
};

/** Returns the folder of the client bundle. Builds it if the engine or a section type of the site has changed. */
export const bundleClient = (store: BuildCache): Promise<string> =>
  store.path(`browser-${codeHash()}`, bundle);

/** Copies the client bundle into the output folder. */
export const writeClient = async (folder: string, out: OutputFolder): Promise<ClientAssets> => {
  for (const file of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const path = join(file.parentPath, file.name);
    const name = relativePosixPath(folder, path);
    if (file.isFile() && !name.startsWith('.vite')) await out.copy(path, name);
  }
  const chunks = JSON.parse(await readFile(join(folder, '.vite/manifest.json'), 'utf8')) as Manifest;
  const files = Object.values(chunks).map(({ file }) => file);
  const script = await readFile(join(folder, startFile), 'utf8');
  return {
    startScript: script,
    start: [...new Set(listChunksInLoadOrder(chunks, shell))],
    // File names contain content hashes, so the version changes exactly if the executed code does.
    version: createHash('sha256').update(files.sort().join()).update(script).digest('hex').slice(0, 8),
  };
};
