// Commands that editors wait for run as one bundled file: to load a thousand modules one by one takes longer than to
// build a page. The bundle is made anew when one of its sources or a package has changed. What V8 has compiled of it is
// kept beside it: to compile it again takes a third of such a run.
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import { Script } from 'node:vm';
import { threadId } from 'node:worker_threads';
import { root } from './root.mjs';

const folder = join(root, '.cache/program');

/** So many files stay; the oldest go. */
const most = 24;

const stateOf = (file) => {
  const { mtimeMs, size } = statSync(join(root, file));
  return `${mtimeMs} ${size}`;
};

const isFresh = ([file, state]) => {
  try {
    return stateOf(file) === state;
  } catch {
    return false;
  }
};

/** Another run or thread may do the same at this moment: a file is whole under its name, or not there. */
const write = (file, content) => {
  const unfinished = `${file}.${process.pid}-${threadId}`;
  writeFileSync(unfinished, content);
  renameSync(unfinished, file);
};

const removeOldest = () => {
  const files = readdirSync(folder).map((name) => join(folder, name));
  const age = (file) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const byAge = files.filter((file) => !file.endsWith('.json')).sort((a, b) => age(b) - age(a));
  for (const file of byAge.slice(most)) rmSync(file, { force: true });
};

/** The bundled program of a TypeScript file. */
const programOf = async (entry) => {
  const name = basename(entry, '.ts');
  const note = join(folder, `${name}.json`);
  try {
    const { file, states } = JSON.parse(readFileSync(note, 'utf8'));
    if (states.every(isFresh) && statSync(file)) return file;
  } catch {
    // There is none yet.
  }
  const { bundle } = await import('./bundle.mjs');
  const { code, sources } = await bundle(entry);
  const file = join(folder, `${name}-${createHash('sha256').update(code).digest('hex').slice(0, 8)}.cjs`);
  mkdirSync(folder, { recursive: true });
  write(file, code);
  write(note, JSON.stringify({ file, states: sources.map((source) => [source, stateOf(source)]) }));
  removeOldest();
  return file;
};

/** What V8 has compiled of a program in an earlier run. */
const compiled = (file) => {
  try {
    return { cachedData: readFileSync(`${file}.compiled`) };
  } catch {
    return {};
  }
};

/**
 * Runs the bundled program of a TypeScript file, which must not wait at its top level.
 * @param {string} entry path from the root, such as `scripts/documents/build.ts`
 */
export const runProgram = async (entry) => {
  const file = await programOf(entry);
  const code = readFileSync(file, 'utf8');
  const script = new Script(`(function (require, module, exports, importModule) {${code}\n})`, {
    filename: file,
    ...compiled(file),
  });
  const module = { exports: {} };
  const require = createRequire(join(root, 'package.json'));
  script.runInThisContext()(require, module, module.exports, (name) => import(name));
  // At the end, because only what has run is compiled.
  if (script.cachedDataRejected !== false)
    process.once('exit', () => write(`${file}.compiled`, script.createCachedData()));
};
