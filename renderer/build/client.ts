import { createHash } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { build, type Manifest } from 'vite';
import { brandPlugin } from './brand-file.ts';

/** The built browser side. */
export type Client = { loader: string; version: string };

const entry = 'renderer/browser/loader.ts';

/** Builds the browser side with the brand of a theme file into a folder, which is emptied first. */
export const buildClient = async (themeFile: string, out: string): Promise<Client> => {
  const plugins = [brandPlugin(themeFile)];
  await build({ logLevel: 'warn', plugins, build: { outDir: out, emptyOutDir: true } });
  const manifestFile = join(out, '.vite/manifest.json');
  const text = await readFile(manifestFile, 'utf8');
  await rm(join(out, '.vite'), { recursive: true });
  const manifest = JSON.parse(text) as Manifest;
  const loader = manifest[entry];
  if (!loader) throw new Error(`the browser build made no ${entry}`);
  // File names carry hashes of their content, so the manifest changes exactly when something that runs does.
  const version = createHash('sha256').update(text).digest('hex').slice(0, 8);
  return { loader: `/${loader.file}`, version };
};
