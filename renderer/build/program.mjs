// Commands that editors wait for run as one bundled file: to load a thousand modules one by one takes longer than to
// build a page. The bundle is made anew when one of its sources or a package has changed.
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = join(root, '.cache/program');

/** So many programs stay; the oldest go. */
const most = 12;

/** Loaded when they are needed: native code, and tools of their own that are not part of every run. */
const external = ['sharp', 'vite', 'esbuild', 'tsx', '@vitejs/plugin-react', 'playwright-core'];

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

/** A source says where it is by `import.meta.url`: that stays true in the bundle. */
const placeOfSources = {
  name: 'place-of-sources',
  setup(build) {
    build.onLoad({ filter: /\.tsx?$/ }, ({ path }) => ({
      contents: readFileSync(path, 'utf8').replaceAll(
        'import.meta.url',
        JSON.stringify(pathToFileURL(path).href),
      ),
      loader: path.endsWith('x') ? 'tsx' : 'ts',
    }));
  },
};

const bundle = async (entry) => {
  const { build } = await import('esbuild');
  const { outputFiles, metafile } = await build({
    absWorkingDir: root,
    entryPoints: [entry],
    bundle: true,
    write: false,
    metafile: true,
    platform: 'node',
    format: 'esm',
    target: 'node20.19',
    jsx: 'automatic',
    external,
    plugins: [placeOfSources],
    // CommonJS packages in the bundle ask for modules of Node with this.
    banner: {
      js: "import { createRequire as requireOf } from 'node:module'; const require = requireOf(import.meta.url);",
    },
    logLevel: 'error',
  });
  const sources = Object.keys(metafile.inputs).filter((file) => !file.startsWith('node_modules/'));
  return { code: outputFiles[0].contents, sources };
};

/** Another run may do the same at this moment: a file is whole under its name, or not there. */
const write = (file, content) => {
  writeFileSync(`${file}.${process.pid}`, content);
  renameSync(`${file}.${process.pid}`, file);
};

const removeOldest = () => {
  const files = readdirSync(folder).map((name) => join(folder, name));
  const age = (file) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const byAge = files.filter((file) => file.endsWith('.mjs')).sort((a, b) => age(b) - age(a));
  for (const file of byAge.slice(most)) rmSync(file, { force: true });
};

/**
 * The bundled program of a TypeScript file.
 * @param {string} entry path from the root, such as `scripts/build.ts`
 * @returns {Promise<string>} the address to import
 */
export const programOf = async (entry) => {
  const name = basename(entry, '.ts');
  const note = join(folder, `${name}.json`);
  try {
    const { file, states } = JSON.parse(readFileSync(note, 'utf8'));
    if (states.every(isFresh) && statSync(file)) return pathToFileURL(file).href;
  } catch {
    // There is none yet.
  }
  const { code, sources } = await bundle(entry);
  const file = join(folder, `${name}-${createHash('sha256').update(code).digest('hex').slice(0, 8)}.mjs`);
  mkdirSync(folder, { recursive: true });
  write(file, code);
  const inputs = [...sources, 'package-lock.json', 'tsconfig.json', 'renderer/build/program.mjs'];
  write(note, JSON.stringify({ file, states: inputs.map((input) => [input, stateOf(input)]) }));
  removeOldest();
  return pathToFileURL(file).href;
};
