import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installPackages as installWithNpm } from './install-packages.mjs';
import { Refusal } from '../terminal/refusal.ts';

const versionsIn = (file: string): Map<string, unknown> => {
  if (!existsSync(file)) return new Map();
  const { packages } = JSON.parse(readFileSync(file, 'utf8')) as {
    packages: Record<string, { version?: string; optional?: boolean }>;
  };
  return new Map(
    Object.entries(packages)
      .filter(([path, { optional }]) => path !== '' && !optional)
      .map(([path, { version }]) => [path, version]),
  );
};

/** Whether the packages of the lock file in a folder are installed there. */
export const isInstalled = (folder: string): boolean => {
  const installed = versionsIn(join(folder, 'node_modules/.package-lock.json'));
  return [...versionsIn(join(folder, 'package-lock.json'))].every(
    ([path, version]) => installed.get(path) === version,
  );
};

/**
 * Installs the packages of the lock file in a folder, unless they are there.
 * @param purpose what they are for, in words for whoever waits
 * @param flags more flags for npm
 * @throws a `Refusal` when that fails
 */
export const installIn = (folder: string, purpose: string, flags: string[] = []): void => {
  if (isInstalled(folder)) return;
  console.error(`Installing the packages for ${purpose}; this takes about half a minute …`);
  const fault = installWithNpm(folder, flags);
  if (fault !== undefined) throw new Refusal(fault);
};

/**
 * Installs the packages that only deployments and their tests need, unless they are there.
 * @throws a `Refusal` when that fails
 */
export const installPackages = (): void =>
  installIn(fileURLToPath(new URL('..', import.meta.url)), 'deployments');
