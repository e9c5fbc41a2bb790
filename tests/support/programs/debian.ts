import { spawnSync } from 'node:child_process';
import { findOnPath } from './installed-program.ts';

/**
 * Installs Debian packages, as root or with sudo if it does not require a password.
 * @param names names of the packages
 * @returns whether all of them were installed
 */
export const installPackages = (...names: string[]): boolean => {
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const runs = (words: string[], stderr: 'ignore' | 'inherit'): boolean =>
    spawnSync(words[0] ?? '', words.slice(1), { stdio: ['ignore', 'ignore', stderr] }).status === 0;
  if (!findOnPath('apt-get') || !runs([...asRoot, 'true'], 'ignore')) return false;
  console.log(`Installing from Debian: ${names.join(', ')} …`);
  const apt = (...args: string[]): boolean => runs([...asRoot, 'apt-get', ...args], 'inherit');
  return apt('update', '-qq') && apt('install', '-y', '-qq', '--no-install-recommends', ...names);
};
