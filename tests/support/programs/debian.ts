import { spawnSync } from 'node:child_process';

/**
 * Installs packages of Debian, as root or through sudo where that asks for no password.
 * @param names of the packages
 * @returns whether all of them are there now
 */
export const installPackages = (...names: string[]): boolean => {
  console.log(`Installing from Debian: ${names.join(', ')} …`);
  const apt = (...args: string[]): boolean => {
    const [command = '', ...rest] = [...(process.getuid?.() === 0 ? [] : ['sudo', '-n']), 'apt-get', ...args];
    return spawnSync(command, rest, { stdio: ['ignore', 'ignore', 'inherit'] }).status === 0;
  };
  return apt('update', '-qq') && apt('install', '-y', '-qq', '--no-install-recommends', ...names);
};
