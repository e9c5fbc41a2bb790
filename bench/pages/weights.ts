import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { startScript } from './variants.ts';

const weighText = (text: string | Buffer): number => brotliCompressSync(text).length;
const weigh = (path: string): number => weighText(readFileSync(path));

const chunksOf = (root: string, file: string, found = new Set<string>()): Set<string> => {
  if (found.has(file)) return found;
  found.add(file);
  const code = readFileSync(join(root, 'assets', file), 'utf8');
  for (const [, next = ''] of code.matchAll(/(?:from|import)\s*["'`]\.\/([^"'`]+)["'`]/g)) chunksOf(root, next, found);
  return found;
};

const weighChunks = (root: string, file: string): number =>
  [...chunksOf(root, file)].reduce((sum, chunk) => sum + weigh(join(root, 'assets', chunk)), 0);

/** Bytes of a page's document with its styles, and of the scripts that run before the visitor does anything. */
export const weightOf = (root: string, route: string): { html: number; early: number } => {
  const file = join(root, route, 'index.html');
  const html = readFileSync(file, 'utf8');
  const scripts = [...html.matchAll(/<script[^>]* src="\/assets\/([^"]+)"/g)].map(([, name = '']) => name);
  const inline = startScript.exec(html)?.slice(1) ?? [];
  const sheets = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, href = '']) => join(root, href));
  return {
    html: weigh(file) + sheets.reduce((sum, sheet) => sum + weigh(sheet), 0),
    early: [...scripts.map((name) => weighChunks(root, name)), ...inline.map(weighText)].reduce((sum, own) => sum + own, 0),
  };
};

/** Bytes that the first sign of intent brings; none where there is no such thing. */
export const shellWeight = (root: string): number => {
  const assets = join(root, 'assets');
  const shell = existsSync(assets) && readdirSync(assets).find((name) => /^shell-.*\.js$/.test(name));
  return shell ? weighChunks(root, shell) : 0;
};

/** The routes of a built site. */
export const routesOf = (root: string): string[] =>
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('index.html'))
    .filter((file) => !readFileSync(join(root, file), 'utf8').includes('http-equiv="refresh"'))
    .map((file) => `/${file.replace(/\/?index\.html$/, '')}`)
    .toSorted();
