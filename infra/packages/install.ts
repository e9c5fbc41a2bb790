import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installPackages as installWithNpm, arePackagesInstalled } from './install-packages.mjs';
import { CommandError } from '../terminal/command-error.ts';

const ownFolder = fileURLToPath(new URL('..', import.meta.url));

const install = (folder: string): void => {
  console.error('Installing the packages for deployments; this takes about half a minute …');
  const reason = installWithNpm(folder);
  if (reason !== undefined) throw new CommandError(reason);
};

/** Installs the packages of a lock file in a folder of the user, once for all sites. Returns that folder. */
const installShared = (folder: string): string => {
  const shared = join(homedir(), '.cache', 'page-schema-site');
  const hash = createHash('sha256')
    .update(readFileSync(join(folder, 'package-lock.json')))
    .digest('hex');
  const installed = join(shared, `infra-${hash.slice(0, 16)}`);
  if (arePackagesInstalled(installed)) return installed;
  mkdirSync(shared, { recursive: true });
  const unfinished = mkdtempSync(`${installed}-`);
  try {
    for (const name of ['package.json', 'package-lock.json'])
      cpSync(join(folder, name), join(unfinished, name));
    install(unfinished);
    // Another site may have been deployed at the same time.
    if (arePackagesInstalled(installed)) return installed;
    rmSync(installed, { recursive: true, force: true });
    renameSync(unfinished, installed);
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
  }
  return installed;
};

/**
 * Installs the packages of the CDK and of AWS, on which only deployments depend. A site links those of its user.
 * @param folder folder of their lock file
 * @throws CommandError if that fails
 */
export const installInfraPackages = (folder = ownFolder): void => {
  if (arePackagesInstalled(folder)) return;
  if (!/[\\/]node_modules[\\/]/.test(folder)) return install(folder);
  const link = join(folder, 'node_modules');
  const target = join(installShared(folder), 'node_modules');
  rmSync(link, { recursive: true, force: true });
  symlinkSync(target, link, 'junction');
};
