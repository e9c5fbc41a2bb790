// Writes the engine as it is in the package: translated ahead, with the types of what sites import. `npm pack` runs it.
import { spawnSync } from 'node:child_process';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { engineRoot } from '../site-builder/engine.mjs';
import { engineFiles } from './package/contents.ts';
import { exitWithError } from './options.ts';
import { transformWithOxc } from 'vite';

/** Files that are named otherwise than by an import. */
const named = [/(new URL\('\.[^']*)\.tsx?(')/g, /(src="\.[^"]*)\.tsx?(")/g];

const renamed = (text: string): string =>
  named.reduce((result, pattern) => result.replaceAll(pattern, '$1.js$2'), text);

/** The path of a file of the engine in the package. */
const packedPath = (path: string): string =>
  /^starters\/|\.d\.m?ts$/.test(path) ? path : path.replace(/\.tsx?$/, '.js');

/**
 * Translates a source file as the browser side is translated, so that a build is the same from the package and from here.
 * @returns the text of its JavaScript, or of a document that names other files
 */
const translated = async (path: string, text: string): Promise<string> => {
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

const out = join(engineRoot, 'engine');

const write = async (path: string, content: string | Buffer): Promise<void> => {
  await mkdir(dirname(join(out, path)), { recursive: true });
  await writeFile(join(out, path), content);
};

await rm(out, { recursive: true, force: true });
for (const path of engineFiles(engineRoot)) {
  const isText = /\.(tsx?|html)$/.test(path);
  const content = await readFile(join(engineRoot, path));
  await write(packedPath(path), isText ? await translated(path, content.toString()) : content);
}

const flags = ['--project', 'scripts/package/tsconfig.json', '--outDir', join(out, 'types')];
const { status, stdout } = spawnSync('node_modules/.bin/tsc', flags, { cwd: engineRoot, encoding: 'utf8' });
if (status !== 0) exitWithError(`The types cannot be written:\n${stdout}`, 1);
