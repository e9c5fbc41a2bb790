// Installs the packages of a lock file. Uses only Node and npm, because it runs before packages are installed.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const npm = (folder, env, ...flags) =>
  spawnSync('npm', flags, {
    cwd: folder,
    env,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
  });

/** npm's error codes for an unreachable network. */
const networkErrors =
  /\b(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ENETUNREACH|EHOSTUNREACH|ETIMEDOUT|ERR_SOCKET_TIMEOUT|FETCH_ERROR)\b/;

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
 * Installs the packages of the lock file in a folder. npm waits minutes without output for a registry that does not
 * respond; therefore the registry is probed first, for five seconds at most, and if it does not respond, only npm's
 * local cache is used.
 * @param folder folder of the lock file
 * @param flags more flags for npm
 * @param env environment of npm
 * @returns undefined, or why it failed, with the next step
 */
export const installPackages = (folder, flags = [], env = process.env) => {
  const quiet = ['--no-audit', '--no-fund', '--loglevel=error', ...flags];
  const ping = npm(folder, env, 'ping', '--fetch-retries=0', '--fetch-timeout=5000');
  if (ping.error)
    return `npm cannot be run (${ping.error.message}). Install Node with npm, and run the command again.`;
  const cause = ping.status === 0 ? undefined : networkErrors.exec(ping.stderr)?.[0];
  if (cause !== undefined) {
    if (npm(folder, env, 'ci', '--offline', ...quiet).status === 0) return undefined;
    const registry = npm(folder, env, 'config', 'get', 'registry').stdout.trim();
    return `The packages of ${folder} are not on this machine, and ${registry} does not respond (${cause}). Connect to the network and run the command again; after that the packages are cached.`;
  }
  const { status, stderr } = npm(folder, env, 'ci', ...quiet);
  if (status === 0) return undefined;
  const lines = [
    `The packages of ${folder} could not be installed; npm exited with ${status}:`,
    ...failureIn(stderr).map((line) => `  ${line}`),
    'Fix this and run the command again.',
  ];
  return lines.join('\n');
};
