// Installs the packages of a lock file. Uses only Node and npm, because it runs before packages are installed.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Returns the lines of npm's output that explain its failure. */
const failureIn = (stderr) =>
  stderr.split('\n').flatMap((line) => /^npm (?:error|ERR!) (.*\S)/.exec(line)?.[1] ?? []);

const packagesIn = (file) => {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages ?? {};
  } catch {
    return undefined;
  }
};

/**
 * Whether the packages of the lock file in a folder are installed. Optional packages for other operating systems may
 * be missing.
 * @param {string} folder
 */
export const arePackagesInstalled = (folder) => {
  const locked = packagesIn(join(folder, 'package-lock.json'));
  const installed = packagesIn(join(folder, 'node_modules/.package-lock.json'));
  if (!locked || !installed) return false;
  const isInstalled = ([path, { version, optional, devOptional }]) =>
    path === '' || installed[path]?.version === version || optional || devOptional;
  return (
    Object.entries(locked).every(isInstalled) &&
    Object.keys(installed).every((path) => existsSync(join(folder, path)))
  );
};

/**
 * Flags of every installation: use cached packages without network, and limit the time to wait for a registry that does
 * not respond, which by default is minutes without output.
 */
const npmFlags = [
  '--prefer-offline',
  '--fetch-retries=1',
  '--fetch-retry-mintimeout=1000',
  '--fetch-timeout=30000',
  '--no-audit',
  '--no-fund',
  '--loglevel=error',
];

/**
 * Installs the packages of the lock file in a folder.
 * @param folder folder of the lock file
 * @param flags more flags for npm
 * @param env environment of npm
 * @returns undefined, or why it failed, with the next step
 */
export const installPackages = (folder, flags = [], env = process.env) => {
  const { status, stderr, error } = spawnSync('npm', ['ci', ...npmFlags, ...flags], {
    cwd: folder,
    env,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
  });
  if (error) return `npm cannot be run (${error.message}). Install Node with npm, and run the command again.`;
  if (status === 0) return undefined;
  const lines = [
    `The packages of ${folder} could not be installed; npm exited with ${status}:`,
    ...failureIn(stderr).map((line) => `  ${line}`),
    'Fix this and run the command again.',
  ];
  return lines.join('\n');
};
