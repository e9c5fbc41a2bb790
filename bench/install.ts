import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const here = (file: string): string => fileURLToPath(new URL(file, import.meta.url));

const packagesIn = (file: string): Record<string, { version?: string; optional?: boolean }> =>
  existsSync(here(file))
    ? (JSON.parse(readFileSync(here(file), 'utf8')) as { packages: Record<string, { version?: string }> })
        .packages
    : {};

const isInstalled = (): boolean => {
  const installed = packagesIn('node_modules/.package-lock.json');
  return Object.entries(packagesIn('package-lock.json')).every(
    ([path, { version, optional }]) => path === '' || optional || installed[path]?.version === version,
  );
};

/**
 * Installs the peers and tools that only benchmarks need, unless they are installed.
 * @throws Error if the installation fails
 */
export const installBenchTools = (): void => {
  if (isInstalled()) return;
  console.error('Installing the tools of the bench; this takes a minute or two …');
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: here('.'),
    stdio: ['ignore', 2, 2],
    shell: process.platform === 'win32',
  });
  if (status !== 0)
    throw new Error('The packages in bench/ could not be installed; the lines above say why.');
};

/** The newer version of Node that the peers require. */
export const newerNode = here('node_modules/.bin/node');
