import { spawnSync } from 'node:child_process';
import { installPackages } from './debian.ts';

/** Whether fontconfig finds one of the fallback fonts of the site. */
const hasFallback = (): boolean => {
  const { stdout } = spawnSync('fc-list', [':', 'family'], { encoding: 'utf8' });
  return ['Times New Roman', 'Liberation Serif'].some((family) => (stdout ?? '').includes(family));
};

/**
 * Installs the system fonts that the theme's fallback metrics are based on: with other fonts text shifts by more than the
 * tests allow. macOS and Windows include them; a minimal Debian does not.
 */
export const ensureFonts = (): void => {
  if (process.platform !== 'linux' || hasFallback()) return;
  if (!installPackages('fontconfig', 'fonts-liberation'))
    console.warn(
      'Without Liberation fonts tests/browser/layout/layout-shift.all.test.ts fails: install "fonts-liberation".',
    );
};
