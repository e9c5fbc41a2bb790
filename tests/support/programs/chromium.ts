import { chromium } from 'playwright-core';
import { installPackages } from './debian.ts';
import { onPath, runs } from './installed-program.ts';

const installed = (): string | undefined =>
  process.env['CHROMIUM'] ??
  onPath('chromium', 'chromium-browser', 'google-chrome') ??
  [chromium.executablePath()].find(runs);

/**
 * The Chromium that the browser tests drive: `CHROMIUM`, one on the PATH, Playwright's own, else Debian's package.
 * @throws Error that says what to do when there is none
 */
export const findChromium = (): string => {
  const named = process.env['CHROMIUM'];
  if (named && !runs(named))
    throw new Error(`CHROMIUM=${named} cannot be run. Give the path of a Chromium, or unset it.`);
  const found = installed() ?? (installPackages('chromium') ? installed() : undefined);
  if (!found)
    throw new Error(
      'No Chromium was found. Install one, or give its path: CHROMIUM=/path/to/chromium npm test',
    );
  return found;
};

/**
 * Features of Chromium that the tests do without. The last two load the list of suggestions of an address bar that
 * nobody sees, in two processes for every new visitor: half the work of a visit. The switch counts once, so the others
 * are those that Playwright turns off.
 */
const disabledFeatures = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'SpareRendererForSitePerProcess',
];

/** How the tests start Chromium. */
export const chromiumArgs = [
  '--no-sandbox',
  '--disable-gpu',
  `--disable-features=${disabledFeatures.join(',')}`,
];
