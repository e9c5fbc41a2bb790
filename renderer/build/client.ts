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

/**
 * Puts the browser side with the brand of a theme file into the finished site; it is built when that has not been
 * done before.
 * @param kept the folder of built browser sides
 * @param version of all that it is built from
 */
export const writeClient = async (
  themeFile: string,
  out: OutputFolder,
  { kept, version }: { kept: string; version: string },
): Promise<Client> => {
  const folder = join(kept, version);
  const read = () => readFile(join(folder, '.vite/manifest.json'), 'utf8');
  const text = await read().catch(async () => {
    await bundle(themeFile, folder);
    await keepNewest(kept);
    return read();
  });
  for (const file of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const path = join(file.parentPath, file.name);
    const name = path.slice(folder.length + 1);
    if (file.isFile() && !name.startsWith('.vite')) await out.copy(path, name);
  }
  const loader = (JSON.parse(text) as Manifest)[entry];
  if (!loader) throw new Error(`the browser build made no ${entry}`);
  // File names carry hashes of their content, so the manifest changes exactly when something that runs does.
  return { loader: `/${loader.file}`, version: createHash('sha256').update(text).digest('hex').slice(0, 8) };
};
