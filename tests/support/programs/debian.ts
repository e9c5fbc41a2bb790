import { spawnSync } from 'node:child_process';
import { findOnPath } from './installed-program.ts';

/**
 * Installs Debian packages in CI and for root; on other machines the user decides what is installed.
 * @param names names of the packages
 * @returns whether all of them were installed
 */
export const installPackages = (...names: string[]): boolean => {
  const isRoot = process.getuid?.() === 0;
  if (!isRoot && !process.env['CI']) return false;
  const asRoot = isRoot ? [] : ['sudo', '-n'];
  const runs = (words: string[], stderr: 'ignore' | 'inherit'): boolean =>
    spawnSync(words[0] ?? '', words.slice(1), { stdio: ['ignore', 'ignore', stderr] }).status === 0;
  if (!findOnPath('apt-get') || !runs([...asRoot, 'true'], 'ignore')) return false;
  console.log(`Installing from Debian: ${names.join(', ')} …`);
  const apt = (...args: string[]): boolean =>
    runs([...asRoot, 'apt-get', '-o', 'DPkg::Lock::Timeout=300', ...args], 'inherit');
  return apt('update', '-qq') && apt('install', '-y', '-qq', '--no-install-recommends', ...names);
};
