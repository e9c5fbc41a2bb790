import { createHash } from 'node:crypto';
import { readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Manifest } from 'vite';
import { keepNewest } from './cache/keep-newest.ts';
import type { OutputFolder } from './output-folder.ts';

/** The built browser side. */
export type Client = { loader: string; version: string };

const entry = 'renderer/browser/loader.ts';

/** Vite takes as long to load as a page to be drawn a hundred times: it is loaded when it has something to do. */
const bundle = async (themeFile: string, folder: string): Promise<void> => {
  const [{ build }, { brandPlugin }, { leaveOutUnused }] = await Promise.all([
    import('vite'),
    import('./brand-plugin.ts'),
    import('./unused-parts.ts'),
  ]);
  const unfinished = `${folder}.${process.pid}`;
  const plugins = [brandPlugin(themeFile), leaveOutUnused()];
  await build({ logLevel: 'warn', plugins, build: { outDir: unfinished, emptyOutDir: true } });
  await rename(unfinished, folder).catch(async () => {
    // Another build was faster.
    await readFile(join(folder, '.vite/manifest.json'));
    await rm(unfinished, { recursive: true });
  });
};

const manifestOf = (folder: string): Promise<string> => readFile(join(folder, '.vite/manifest.json'), 'utf8');

/**
 * The folder of the built browser side with the brand of a theme file; it is built when that has not been done before.
 * @param kept the folder of built browser sides
 * @param version of all that it is built from
 */
export const bundleClient = async (
  themeFile: string,
  { kept, version }: { kept: string; version: string },
): Promise<string> => {
  const folder = join(kept, version);
  const isBuilt = await manifestOf(folder).then(
    () => true,
    () => false,
  );
  if (!isBuilt) {
    await bundle(themeFile, folder);
    await keepNewest(kept);
  }
  return folder;
};

/** Puts the built browser side into the finished site. */
export const writeClient = async (folder: string, out: OutputFolder): Promise<Client> => {
  for (const file of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const path = join(file.parentPath, file.name);
    const name = path.slice(folder.length + 1);
    if (file.isFile() && !name.startsWith('.vite')) await out.link(path, name);
  }
  const text = await manifestOf(folder);
  const loader = (JSON.parse(text) as Manifest)[entry];
  if (!loader) throw new Error(`the browser build made no ${entry}`);
  // File names carry hashes of their content, so the manifest changes exactly when something that runs does.
  return { loader: `/${loader.file}`, version: createHash('sha256').update(text).digest('hex').slice(0, 8) };
};
