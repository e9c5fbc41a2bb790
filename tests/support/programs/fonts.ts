import { spawnSync } from 'node:child_process';
import { installPackages } from './debian.ts';

/** Whether fontconfig finds one of the fallbacks that hold the place of the site's own fonts. */
const hasFallback = (): boolean => {
  const { stdout } = spawnSync('fc-list', [':', 'family'], { encoding: 'utf8' });
  return ['Times New Roman', 'Liberation Serif'].some((family) => (stdout ?? '').includes(family));
};

/**
 * Sees to it that the machine has the system fonts that the theme measures its fallbacks by: with another one text moves
 * by more than the tests allow. macOS and Windows have them; a bare Debian does not.
 */
export const ensureFonts = (): void => {
  if (process.platform !== 'linux' || hasFallback()) return;
  if (!installPackages('fontconfig', 'fonts-liberation'))
    console.warn(
      'Without Liberation fonts tests/browser/layout/layout-shift.test.ts fails: install "fonts-liberation".',
    );
};
