// Writes the engine as it stands in the package: translated ahead, with the types of what sites import, and
// `docs/public-api.md`. `npm pack` runs it.
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { engineRoot } from '../site-builder/engine.mjs';
import { engineFiles } from './package/contents.ts';
import { publicEntries } from './package/public-api/entries.ts';
import { publicApiMarkdown } from './package/public-api/markdown.ts';
import { writeTypes } from './package/public-api/write-types.ts';
import { studioPackages } from './package/studio-packages.ts';
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
for (const [path, text] of Object.entries(await studioPackages())) await write(path, text);

const types = join(out, 'types');
const fault = writeTypes(types);
if (fault) stop(fault, 1);
await writeFile(join(engineRoot, 'docs/public-api.md'), publicApiMarkdown(publicEntries(types)));
