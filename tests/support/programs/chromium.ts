import { chromium } from 'playwright-core';
import { installPackages } from './debian.ts';
import { findOnPath, isExecutable } from './installed-program.ts';

/** Headless-only Chromium: the same engine with less overhead. */
const headlessShell = 'chromium-headless-shell';

const findInstalledChromium = (): string | undefined => {
  const configured = process.env['CHROMIUM'];
  if (configured && !configured.includes('headless')) return configured;
  return (
    findOnPath('chromium', 'chromium-browser', 'google-chrome') ??
    [chromium.executablePath()].find(isExecutable)
  );
};

const requireChromium = (found: string | undefined): string => {
  if (found) return found;
  throw new Error(
    'No Chromium was found. Install the package chromium-headless-shell or chromium, or give its path: CHROMIUM=/path/to/chromium npm test',
  );
};

/**
 * Returns the path of the Chromium for browser tests: `CHROMIUM`, or else the headless shell if it is installed, because a
 * complete Chromium takes twice as long (12 visits: 14.5 s of CPU instead of 6.7 s), or else a complete one. If there is
 * none, installs the headless shell where packages may be installed.
 * @throws Error with instructions if there is none
 */
export const findChromium = (): string => {
  const configured = process.env['CHROMIUM'];
  if (configured && !isExecutable(configured))
    throw new Error(`CHROMIUM=${configured} cannot be run. Give the path of a Chromium, or unset it.`);
  return requireChromium(
    configured ??
      findOnPath(headlessShell) ??
      findInstalledChromium() ??
      (installPackages(headlessShell) ? findOnPath(headlessShell) : undefined),
  );
};

/**
 * Returns the path of a complete Chromium, for the back/forward cache, which the headless shell lacks.
 * @throws Error with instructions if there is none
 */
export const findDesktopChromium = (): string =>
  requireChromium(
    findInstalledChromium() ?? (installPackages('chromium') ? findInstalledChromium() : undefined),
  );

/**
 * Command line flags of Chromium. Without hinting, glyph widths are fractional as on a phone; the headless shell would
 * round them to whole pixels. V8's optimizing compilers are disabled because pages are too short-lived to benefit: 12
 * visits, half of them with axe, take 12.4 s of CPU instead of 13.4 s. With at most one process for pages, the tabs of a
 * context share what they have compiled: the same visits in one context take 8.8 s.
 */
export const chromiumArgs = [
  '--font-render-hinting=none',
  '--no-sandbox',
  '--js-flags=--no-opt --no-maglev',
  '--renderer-process-limit=1',
];
