import { resolve } from 'node:path';
import { normalizePath, type Plugin } from 'vite';
import { ownBrand } from './brand-file.ts';

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
