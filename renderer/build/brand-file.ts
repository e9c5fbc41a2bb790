import { resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { normalizePath, type Plugin } from 'vite';
import type { Brand } from '../theme/brand.ts';

/** The brand that a site has unless its command names another one. */
export const ownBrand = fileURLToPath(new URL('../theme/brand.ts', import.meta.url));

/** Reads a brand file. @throws Error when it exports no `brand` */
export const readBrand = async (file: string): Promise<Brand> => {
  const module: { brand?: Brand } = await import(pathToFileURL(resolve(file)).href);
  if (!module.brand) throw new Error(`${file} exports no brand; renderer/theme/brand.ts shows what one is`);
  return module.brand;
};

/** Vite plugin that puts a brand file in the place of the site's own. */
export const brandPlugin = (file: string): Plugin => ({
  name: 'brand-file',
  enforce: 'pre',
  async resolveId(source, importer, options) {
    if (!source.endsWith('/brand.ts')) return null;
    const found = await this.resolve(source, importer, { ...options, skipSelf: true });
    return found?.id === normalizePath(ownBrand) ? normalizePath(resolve(file)) : null;
  },
});
