import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { installPackages as installWithNpm } from './install-packages.mjs';
import { Refusal } from '../terminal/refusal.ts';

/** A file of the folder that the lock file is in. */
const here = (file: string): URL => new URL(`../${file}`, import.meta.url);

const versionsIn = (file: string): Map<string, unknown> => {
  if (!existsSync(here(file))) return new Map();
  const { packages } = JSON.parse(readFileSync(here(file), 'utf8')) as {
    packages: Record<string, { version?: string; optional?: boolean }>;
  };
  return new Map(
    Object.entries(packages)
      .filter(([path, { optional }]) => path !== '' && !optional)
      .map(([path, { version }]) => [path, version]),
  );
};

/** Whether the packages of the lock file are installed. */
const isInstalled = (): boolean => {
  const installed = versionsIn('node_modules/.package-lock.json');
  return [...versionsIn('package-lock.json')].every(([path, version]) => installed.get(path) === version);
};

/**
 * Installs the packages that only deployments and their tests need, unless they are there.
 * @throws a `Refusal` when that fails
 */
export const installPackages = (): void => {
  if (isInstalled()) return;
  console.error('Installing the packages for deployments; this takes about half a minute …');
  const fault = installWithNpm(fileURLToPath(here('.')));
  if (fault !== undefined) throw new Refusal(fault);
};
