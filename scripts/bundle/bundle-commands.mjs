// Commands run from a bundle: to translate and load a thousand modules one by one takes longer than to build a page, and
// what a site has of its own is put in its place there. It is made anew when one of its sources or a package has changed.
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { engineRoot, installedFiles, sourceFile } from '../../site-builder/engine.mjs';
import { bundled, fileOfCommand } from './commands.mjs';
import { writeOverlay } from './overlay.mjs';
import { bundling } from './plugins.mjs';
import { sectionsFolder } from './section-files.mjs';

/** So many bundles stay: a command may still run from one that was made before an edit. */
const maxBundles = 4;

const entryPoints = [...bundled.map(fileOfCommand), sourceFile('site-builder/pages/page-worker')];

/**
 * Leaves out native code, and packages that are not part of every run or find files of their own beside them. A bundle may
 * be in a folder in which packages are not found by their names.
 */
const packagesApart = {
  name: 'packages-apart',
  setup: ({ onResolve }) =>
    onResolve(
      {
        filter:
          /^(vite|@vitejs\/plugin-react|esbuild|tsx|lightningcss|sharp|subset-font|tinypool|launch-editor)(\/|$)/,
      },
      ({ path, kind }) => {
        const url = import.meta.resolve(path);
        return { path: kind === 'require-call' ? fileURLToPath(url) : url, external: true };
      },
    ),
};

/** What decides how a bundle is made, beside its sources. */
const otherInputs = [
  ...installedFiles(),
  ...['package-lock.json', 'tsconfig.json', sectionsFolder].map((file) => resolve(file)),
  ...['bundle-commands', 'overlay', 'plugins', 'section-files', 'writable-folder'].map((name) =>
    join(engineRoot, `scripts/bundle/${name}.mjs`),
  ),
];

const stateOf = (file) => {
  const found = statSync(file, { throwIfNoEntry: false });
  // As JSON keeps it: `null` for a file that is not there.
  return found ? `${found.mtimeMs} ${found.size}` : null;
};

/** The last bundle while everything that it was made of is as it was. */
const freshBundle = (note) => {
  try {
    const { folder, overlay, states } = JSON.parse(readFileSync(note, 'utf8'));
    const isFresh =
      states.every(([file, state]) => stateOf(file) === state) &&
      statSync(folder) &&
      (!overlay || statSync(overlay));
    return isFresh ? { folder, overlay } : undefined;
  } catch {
    return undefined;
  }
};

const removeOldBundles = (bundles, note) => {
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
 * @param {string} cache folder for the bundle and the overlay
 * @returns the folder of the bundle, with a file such as `check.mjs` for each command, and that of the overlay
 * @throws SectionFault when section types of the site's own are not right
 */
export const bundleCommands = async (cache) => {
  const bundles = join(cache, 'commands');
  const note = join(bundles, 'newest.json');
  const fresh = freshBundle(note);
  if (fresh) return fresh;
  const { build } = await import('esbuild');
  const overlay = await writeOverlay(build, join(cache, 'overlay'));
  const options = bundling(overlay.folder);
  const { outputFiles, metafile } = await build({
    ...options,
    entryPoints,
    entryNames: '[name]',
    outdir: bundles,
    outExtension: { '.js': '.mjs' },
    splitting: true,
    plugins: [packagesApart, ...options.plugins],
    define: { ...options.define, 'process.env.NODE_ENV': '"production"' },
    minifySyntax: true,
    logLevel: 'error',
  });
  const hash = createHash('sha256');
  for (const { contents } of outputFiles) hash.update(contents);
  const folder = join(bundles, hash.digest('hex').slice(0, 16));
  writeBundle(folder, outputFiles);
  const inputs = [...Object.keys(metafile.inputs), ...overlay.inputs]
    .map((file) => resolve(engineRoot, file))
    .filter((file) => !/[\\/]node_modules[\\/]/.test(file));
  const states = [...new Set([...inputs, ...otherInputs])].map((file) => [file, stateOf(file)]);
  writeFileSync(`${note}.${process.pid}`, JSON.stringify({ folder, overlay: overlay.folder, states }));
  renameSync(`${note}.${process.pid}`, note);
  removeOldBundles(bundles, note);
  return { folder, overlay: overlay.folder };
};
