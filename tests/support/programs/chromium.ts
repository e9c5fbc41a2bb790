import { chromium } from 'playwright-core';
import { installPackages } from './debian.ts';
import { findOnPath, isExecutable } from './installed-program.ts';

/** Chromium without a desktop's surface: the same engine for less work. */
const shell = 'chromium-headless-shell';

const desktop = (): string | undefined => {
  const named = process.env['CHROMIUM'];
  if (named && !named.includes('headless')) return named;
  return (
    findOnPath('chromium', 'chromium-browser', 'google-chrome') ??
    [chromium.executablePath()].find(isExecutable)
  );
};

const required = (found: string | undefined): string => {
  if (found) return found;
  throw new Error(
    'No Chromium was found. Install one, or give its path: CHROMIUM=/path/to/chromium npm test',
  );
};

/**
 * The Chromium that the browser tests drive: `CHROMIUM`, else the shell, which is installed where that is allowed, since
 * a whole Chromium needs twice as long (12 visits: 14.5 s of CPU in place of 6.7 s); else that.
 * @throws Error that says what to do when there is none
 */
export const findChromium = (): string => {
  const named = process.env['CHROMIUM'];
  if (named && !isExecutable(named))
    throw new Error(`CHROMIUM=${named} cannot be run. Give the path of a Chromium, or unset it.`);
  return (
    named ??
    findOnPath(shell) ??
    (installPackages(shell) ? findOnPath(shell) : undefined) ??
    findDesktopChromium()
  );
};

/**
 * A whole Chromium, for what the shell does not have: it keeps no page to come back to.
 * @throws Error that says what to do when there is none
 */
export const findDesktopChromium = (): string =>
  required(desktop() ?? (installPackages('chromium') ? desktop() : undefined));

/**
 * How the tests start Chromium. Letters are as wide as on a telephone: the shell would round them to whole pixels. No
 * page lives long enough for what the last compiler of V8 takes to be worth it: 12 visits, half of them with axe, take
 * 6.2 s of CPU in place of 6.7 s.
 */
export const chromiumArgs = ['--font-render-hinting=none', '--no-sandbox', '--js-flags=--no-opt'];
