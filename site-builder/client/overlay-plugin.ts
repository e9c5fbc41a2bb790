import { readdirSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { engineRoot, overlayFolder, publicFile, publicNames } from '../engine.mjs';
import { defaultBrandFile } from './brand-file.ts';

/** Vite writes paths with `/` everywhere. */
const normalize = (path: string): string => path.replaceAll('\\', '/');

/** A path of the engine without the ending that is another one in the package. */
const stem = (path: string): string => normalize(path).replace(/\.[jt]sx?$/, '');

/** What stands in the place of which file of the engine. */
const replacements = (themeFile: string): Map<string, string> => {
  const overlay = overlayFolder();
  const folder = overlay === undefined ? '' : join(overlay, 'engine');
  const own = folder === '' ? [] : readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = own.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return new Map([
    ...files.map((file) => [stem(join(engineRoot, relative(folder, file))), normalize(file)] as const),
    [stem(defaultBrandFile), normalize(resolve(themeFile))],
  ]);
};

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Vite plugin that puts the brand of a site, and what follows from its own section types, in the place of the engine's. */
export const overlayPlugin = (themeFile: string): Plugin => {
  const files = replacements(themeFile);
  const names = [...files.keys()].map((path) => escaped(path.slice(path.lastIndexOf('/') + 1)));
  return {
    name: 'overlay',
    enforce: 'pre',
    resolveId: {
      filter: { id: [publicNames, new RegExp(String.raw`\/(${names.join('|')})(\.[jt]sx?)?$`)] },
      async handler(source, importer, options) {
        if (publicNames.test(source)) return normalize(publicFile(source) ?? '') || null;
        // Vite adds the version of a package to its files.
        const found = await this.resolve(source, importer, { ...options, skipSelf: true });
        return (found && files.get(stem(found.id.split('?')[0] ?? ''))) ?? null;
      },
    },
  };
};
