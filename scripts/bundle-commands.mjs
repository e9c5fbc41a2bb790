// Commands that editors wait for run from a bundle: to translate and load a thousand modules one by one takes longer
// than to build a page. It is made anew when one of its sources or a package has changed.
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const bundles = join(root, '.cache/commands');
const note = join(bundles, 'newest.json');

/** So many bundles stay: a command may still run from one that was made before an edit. */
const maxBundles = 4;

const entryPoints = [
  ...['build', 'check'].map((name) => `scripts/documents/${name}.ts`),
  ...['new', 'rename', 'remove', 'where'].map((name) => `scripts/editing/${name}.ts`),
  'site-builder/pages/page-worker.ts',
];

/** Native code, and packages that are not part of every run or find files of their own beside them. */
const external = 'vite @vitejs/plugin-react esbuild tsx lightningcss sharp subset-font tinypool'.split(' ');

/** What decides how a bundle is made, beside its sources. */
const otherInputs = ['package-lock.json', 'tsconfig.json', 'scripts/bundle-commands.mjs'];

const stateOf = (file) => {
  const found = statSync(join(root, file), { throwIfNoEntry: false });
  return found && `${found.mtimeMs} ${found.size}`;
};

/** The folder of the last bundle while everything that it was made of is as it was. */
const freshBundle = () => {
  try {
    const { folder, states } = JSON.parse(readFileSync(note, 'utf8'));
    return states.every(([file, state]) => stateOf(file) === state) && statSync(folder) ? folder : undefined;
  } catch {
    return undefined;
  }
};

const removeOldBundles = () => {
  const changed = (folder) => statSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const folders = readdirSync(bundles)
    .map((name) => join(bundles, name))
    .filter((path) => path !== note);
  const old = folders.sort((one, other) => changed(other) - changed(one)).slice(maxBundles);
  for (const folder of old) rmSync(folder, { recursive: true, force: true });
};

/** Writes a bundle under another name first, since commands that start at the same moment may all write it. */
const writeBundle = (folder, files) => {
  const unfinished = `${folder}.${process.pid}`;
  mkdirSync(unfinished, { recursive: true });
  for (const { path, contents } of files) writeFileSync(join(unfinished, basename(path)), contents);
  try {
    renameSync(unfinished, folder);
  } catch {
    // Another command was faster.
    rmSync(unfinished, { recursive: true });
  }
};

/**
 * Bundles the commands, if that has to be done.
 * @returns the folder of the bundle, with a file such as `check.mjs` for each command
 */
export const bundleCommands = async () => {
  const fresh = freshBundle();
  if (fresh) return fresh;
  const { build } = await import('esbuild');
  const { outputFiles, metafile } = await build({
    absWorkingDir: root,
    entryPoints,
    entryNames: '[name]',
    outdir: bundles,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    write: false,
    metafile: true,
    format: 'esm',
    platform: 'node',
    target: 'node20.19',
    jsx: 'automatic',
    external,
    // The build for Node looks up two environment variables for each token.
    alias: { yaml: './node_modules/yaml/browser/index.js' },
    define: { 'process.env.NODE_ENV': '"production"' },
    // Packages that are CommonJS call require for Node's own modules.
    banner: {
      js: "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);",
    },
    minifySyntax: true,
    legalComments: 'none',
    logLevel: 'error',
  });
  const hash = createHash('sha256');
  for (const { contents } of outputFiles) hash.update(contents);
  const folder = join(bundles, hash.digest('hex').slice(0, 16));
  writeBundle(folder, outputFiles);
  const inputs = Object.keys(metafile.inputs).filter((file) => !file.startsWith('node_modules/'));
  const states = [...inputs, ...otherInputs].map((file) => [file, stateOf(file)]);
  writeFileSync(`${note}.${process.pid}`, JSON.stringify({ folder, states }));
  renameSync(`${note}.${process.pid}`, note);
  removeOldBundles();
  return folder;
};
