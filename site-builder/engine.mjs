// Locates the engine's files. Plain JavaScript, because it runs before TypeScript is compiled.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

export const engineRoot = fileURLToPath(new URL('..', import.meta.url)).replace(/[\\/]$/, '');

export const overlayFolder = () => process.env.SITE_OVERLAY;

export const isPackage = existsSync(join(engineRoot, 'vite.config.js'));

const extensions = ['.ts', '.tsx', '.js', '.mjs'];

export const findSource = (name) =>
  extensions.map((extension) => name + extension).find((file) => existsSync(join(engineRoot, file)));

export const sourceFile = (name) => {
  const file = findSource(name);
  if (file === undefined) throw new Error(`the engine has no ${name}`);
  return file;
};

export const importSource = (name) => import(pathToFileURL(join(engineRoot, sourceFile(name))).href);

/** The engine's folder in the package, with which the paths in `package.json` begin. */
const packagePrefix = './engine/';

export const readManifest = () =>
  JSON.parse(readFileSync(join(engineRoot, isPackage ? '../package.json' : 'package.json'), 'utf8'));

/** Returns the path of a file in a folder or the nearest parent folder that contains it. */
const nearestFile = (folder, name) => {
  const file = join(folder, name);
  if (existsSync(file)) return file;
  return dirname(folder) === folder ? undefined : nearestFile(dirname(folder), name);
};

/** Lock files of npm, pnpm and Yarn. */
const lockFiles = ['package-lock.json', 'node_modules/.package-lock.json', 'pnpm-lock.yaml', 'yarn.lock'];

export const installedFiles = () => [
  ...new Set(
    [process.cwd(), engineRoot].flatMap((folder) =>
      lockFiles.flatMap((name) => nearestFile(folder, name) ?? []),
    ),
  ),
];

export const publicNames = /^page-schema-site\//;

export const publicFile = (name) => {
  const file = readManifest().exports[name.replace('page-schema-site', '.')]?.default;
  return file && join(engineRoot, sourceFile(file.slice(packagePrefix.length).replace(/\.js$/, '')));
};

export const sharedPackages = Object.keys(readManifest().dependencies).filter((name) =>
  /^(react|react-dom|@(emotion|lucide|mui)\/.*)$/.test(name),
);
