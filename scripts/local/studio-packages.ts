import { join } from 'node:path';
import { installIn, isInstalled } from '../../infra/packages/install.ts';
import { engineRoot, isPackage } from '../../site-builder/engine.mjs';

const folder = join(engineRoot, 'studio');

/** Whether the Studio can be built at once. In this repository its packages are among all others. */
export const hasStudioPackages = (): boolean => !isPackage || isInstalled(folder);

/**
 * Installs what only the Studio needs, unless it is there.
 * @throws a `Refusal` when that fails
 */
export const installStudioPackages = (): void => {
  // React and MUI are those of the site.
  if (isPackage) installIn(folder, 'the Studio', ['--legacy-peer-deps']);
};
