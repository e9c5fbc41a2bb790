import { transformWithOxc } from 'vite';

/** Files that are named otherwise than by an import. */
const named = [/(new URL\('\.[^']*)\.tsx?(')/g, /(src="\.[^"]*)\.tsx?(")/g];

const renamed = (text: string): string =>
  named.reduce((result, pattern) => result.replaceAll(pattern, '$1.js$2'), text);

/** The path of a file of the engine in the package. */
export const packedPath = (path: string): string =>
  /^starters\/|\.d\.m?ts$/.test(path) ? path : path.replace(/\.tsx?$/, '.js');

/**
 * Translates a source file as the browser side is translated, so that a build is the same from the package and from here.
 * @returns the text of its JavaScript, or of a document that names other files
 */
export const translated = async (path: string, text: string): Promise<string> => {
  if (path.startsWith('starters/')) return text;
  if (path.endsWith('.html')) return renamed(text);
  if (!/\.tsx?$/.test(path) || path.endsWith('.d.ts')) return text;
  const { code } = await transformWithOxc(renamed(text), path, {
    lang: path.endsWith('x') ? 'tsx' : 'ts',
    jsx: { runtime: 'automatic', development: false },
    target: 'es2023',
    typescript: { rewriteImportExtensions: 'rewrite' },
    sourcemap: false,
  });
  return code;
};
