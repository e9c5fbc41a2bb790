// Writes the engine as it is in the package: translated ahead, with the types of what sites import. `npm pack` runs it.
import { spawnSync } from 'node:child_process';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { engineRoot } from '../site-builder/engine.mjs';
import { engineFiles } from './package/contents.ts';
import { packedPath, translated } from './package/translate.ts';
import { stop } from './options.ts';

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
if (status !== 0) stop(`The types cannot be written:\n${stdout}`, 1);
