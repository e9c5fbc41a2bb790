import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Plugin } from 'vite';
import { engineRoot, overlayFolder, publicFile, publicNames } from '../engine.mjs';

/** Returns a path with `/` as separator, as Vite writes paths. */
const normalize = (path: string): string => path.replaceAll('\\', '/');

/** Returns the path of an engine file without its extension, which is different in the package. */
const stem = (path: string): string => normalize(path).replace(/\.[jt]sx?$/, '');

/** Returns the overlay files of the site's own section types by the engine file that each replaces. */
const replacements = (overlay: string): Map<string, string> => {
  const folder = join(overlay, 'engine');
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return new Map(
    files.map((file) => [stem(join(engineRoot, relative(folder, file))), normalize(file)] as const),
  );
};

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Vite plugin that replaces the files that depend on section types with those of the site; undefined for a site without own types. */
export const overlayPlugin = (): Plugin | undefined => {
  const overlay = overlayFolder();
  if (overlay === undefined) return undefined;
  const files = replacements(overlay);
  const names = [...files.keys()].map((path) => escaped(path.slice(path.lastIndexOf('/') + 1)));
  return {
    name: 'overlay',
    enforce: 'pre',
    resolveId: {
      filter: { id: [publicNames, new RegExp(String.raw`\/(${names.join('|')})(\.[jt]sx?)?$`)] },
      async handler(source, importer, options) {
        if (publicNames.test(source)) return normalize(publicFile(source) ?? '') || null;
        // Vite appends the package version to the ids of files as a query.
        const resolved = await this.resolve(source, importer, { ...options, skipSelf: true });
        return (resolved && files.get(stem(resolved.id.split('?')[0] ?? ''))) ?? null;
      },
    },
  };
};
