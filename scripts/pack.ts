// Compiles the engine into `engine/` for the package, with type declarations of its exports. `npm pack` runs it.
import { spawnSync } from 'node:child_process';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { engineRoot } from '../site-builder/engine.mjs';
import { findBin } from './find-bin.ts';
import { engineFiles } from './package/contents.ts';
import { createCommand, exitWithError, withStrictOptions } from './cli.ts';
import { transformWithOxc } from 'vite';

/** References to source files that are not imports. */
const references = [/(new URL\('\.[^']*)\.tsx?(')/g, /(src="\.[^"]*)\.tsx?(")/g];

const renameReferences = (text: string): string =>
  references.reduce((result, pattern) => result.replaceAll(pattern, '$1.js$2'), text);

/**
 * Compiles a source file with the compiler of the client code, so that the package and this repository build the same site.
 * @returns JavaScript, or HTML with renamed references
 */
const compile = async (path: string, text: string): Promise<string> => {
  if (path.endsWith('.html')) return renameReferences(text);
  const { code } = await transformWithOxc(renameReferences(text), path, {
    lang: path.endsWith('x') ? 'tsx' : 'ts',
    jsx: { runtime: 'automatic', development: false },
    target: 'es2023',
    typescript: { rewriteImportExtensions: 'rewrite' },
    sourcemap: false,
  });
  return code;
};

withStrictOptions(createCommand('pack')).parse();

const out = join(engineRoot, 'engine');

const write = async (path: string, content: string | Buffer): Promise<void> => {
  await mkdir(dirname(join(out, path)), { recursive: true });
  await writeFile(join(out, path), content);
};

await rm(out, { recursive: true, force: true });
for (const path of engineFiles(engineRoot)) {
  const content = await readFile(join(engineRoot, path));
  const isCopied = /^starters\/|\.d\.ts$/.test(path) || !/\.(tsx?|html)$/.test(path);
  if (isCopied) await write(path, content);
  else await write(path.replace(/\.tsx?$/, '.js'), await compile(path, content.toString()));
}

const flags = ['--project', 'scripts/package/tsconfig.json', '--outDir', join(out, 'types')];
const { status, stdout } = spawnSync(process.execPath, [findBin('typescript', 'tsc'), ...flags], {
  cwd: engineRoot,
  encoding: 'utf8',
});
if (status !== 0) exitWithError(`The type declarations could not be written:\n${stdout}`, 1);
