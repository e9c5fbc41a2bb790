import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { ownBrand } from './brand-file.ts';

/** Vite writes paths with `/` everywhere. */
const normalize = (path: string): string => path.replaceAll('\\', '/');

/** Vite plugin that puts a brand file in the place of the site's own. */
export const brandPlugin = (file: string): Plugin => ({
  name: 'brand-file',
  enforce: 'pre',
  resolveId: {
    filter: { id: /\/brand\.ts$/ },
    async handler(source, importer, options) {
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      return found?.id === normalize(ownBrand) ? normalize(resolve(file)) : null;
    },
  },
});
