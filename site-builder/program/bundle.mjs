import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { compiledValidators } from './compiled-validators.mjs';
import { root } from './root.mjs';

/** Loaded when they are needed: native code, and tools of their own that are not part of every run. */
const external = [
  'vite',
  'esbuild',
  'lightningcss',
  'tsx',
  '@vitejs/plugin-react',
  'playwright-core',
  'subset-font',
];

/** What decides how a program is made, beside its sources. */
const ways = [
  'package-lock.json',
  'tsconfig.json',
  ...['bundle', 'compiled-validators', 'run-program'].map((name) => `site-builder/program/${name}.mjs`),
];

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

/** Native code takes longer to load than most runs to do without it: it is loaded when a picture is looked at. */
const sharpWhenNeeded = {
  name: 'sharp-when-needed',
  setup(build) {
    build.onResolve({ filter: /^sharp$/ }, ({ pluginData }) =>
      pluginData === 'itself'
        ? { path: 'sharp', external: true }
        : { path: 'sharp', namespace: 'when-needed' },
    );
    build.onLoad({ filter: /.*/, namespace: 'when-needed' }, () => ({
      contents: `export default (...given) => require('sharp')(...given);`,
      pluginData: 'itself',
      resolveDir: root,
    }));
  },
};

/**
 * Makes one file of a TypeScript file and all that it imports.
 * @param {string} entry path from the root
 * @returns its code (CommonJS), and the files that it was made of, from the root
 */
export const bundle = async (entry) => {
  const { outputFiles, metafile } = await build({
    absWorkingDir: root,
    entryPoints: [entry],
    bundle: true,
    write: false,
    metafile: true,
    platform: 'node',
    format: 'cjs',
    target: 'node20.19',
    jsx: 'automatic',
    external,
    plugins: [compiledValidators, sharpWhenNeeded, placeOfSources],
    define: { 'process.env.NODE_ENV': '"production"' },
    minifySyntax: true,
    legalComments: 'none',
    logLevel: 'error',
  });
  const isOwn = (file) => !file.startsWith('node_modules/') && !file.includes(':');
  // A compiled script cannot import by itself (vm.Script); it is given a function for it.
  const code = outputFiles[0].text.replaceAll(/(?<![\w$.])import\(/g, 'importModule(');
  return { code, sources: [...Object.keys(metafile.inputs).filter(isOwn), ...ways] };
};
