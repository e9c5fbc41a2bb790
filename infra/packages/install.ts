import { fileURLToPath } from 'node:url';
import { installPackages as installWithNpm, arePackagesInstalled } from './install-packages.mjs';
import { CommandError } from '../terminal/command-error.ts';

const folder = fileURLToPath(new URL('..', import.meta.url));

/**
 * Installs the packages that only deployments and their tests need, if they are missing.
 * @throws CommandError if that fails
 */
export const installInfraPackages = (): void => {
  if (arePackagesInstalled(folder)) return;
  console.error('Installing the packages for deployments; this takes about half a minute …');
  const reason = installWithNpm(folder);
  if (reason !== undefined) throw new CommandError(reason);
};
