import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FontPackage } from '../read/site/brand.ts';

const packages = createRequire(import.meta.url);
const engine = dirname(fileURLToPath(import.meta.url));

/**
 * Returns the path of a file in a package of the site, or else of the engine.
 * @throws Error if there is none
 */
export const resolvePackageFile = (file: string): string =>
  packages.resolve(file, { paths: [process.cwd(), engine] });

/** Returns what the `metadata.json` of an installed package of Fontsource says about its font; undefined for any other name. */
export const findFontPackage = (name: string): FontPackage | undefined => {
  try {
    const metadata = resolvePackageFile(`${name}/metadata.json`);
    const { id, family, category, defSubset } = JSON.parse(readFileSync(metadata, 'utf8')) as Record<
      string,
      string
    >;
    const preferred = ['400', 'wght'].map((weight) => `files/${id}-${defSubset}-${weight}-normal.woff2`);
    const files = readdirSync(join(dirname(metadata), 'files'))
      .filter((file) => file.endsWith('.woff2'))
      .map((file) => `files/${file}`)
      .sort((one, other) => preferred.indexOf(other) - preferred.indexOf(one));
    if (family === undefined || files.length === 0) return undefined;
    return { family, generic: category === 'serif' ? 'serif' : 'sans-serif', files };
  } catch {
    return undefined;
  }
};
