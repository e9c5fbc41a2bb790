import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright-core';

const runs = (path: string | undefined): path is string => {
  if (!path) return false;
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

const onPath = (): string | undefined =>
  (process.env['PATH'] ?? '')
    .split(delimiter)
    .flatMap((folder) => ['chromium', 'chromium-browser', 'google-chrome'].map((name) => join(folder, name)))
    .find(runs);

const installed = (): string | undefined =>
  process.env['CHROMIUM'] ?? onPath() ?? [chromium.executablePath()].find(runs);

/** Installs Debian's package. @returns whether it could */
const install = (): boolean => {
  console.log('Chromium was not found; installing the Debian package "chromium" …');
  const apt = (...args: string[]) => {
    const command = process.getuid?.() === 0 ? ['apt-get', ...args] : ['sudo', '-n', 'apt-get', ...args];
    return (
      spawnSync(command[0] ?? '', command.slice(1), { stdio: ['ignore', 'ignore', 'inherit'] }).status === 0
    );
  };
  return apt('update', '-qq') && apt('install', '-y', '-qq', '--no-install-recommends', 'chromium');
};

/**
 * The Chromium that the browser tests drive: `CHROMIUM`, one on the PATH, Playwright's own, else Debian's package.
 * @throws Error that says what to do when there is none
 */
export const findChromium = (): string => {
  const named = process.env['CHROMIUM'];
  if (named && !runs(named))
    throw new Error(`CHROMIUM=${named} cannot be run. Give the path of a Chromium, or unset it.`);
  const found = installed() ?? (install() ? installed() : undefined);
  if (!found)
    throw new Error(
      'No Chromium was found. Install one, or give its path: CHROMIUM=/path/to/chromium npm test',
    );
  return found;
};
