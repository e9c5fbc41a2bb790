import type { FontPackage } from '../../documents/read/site/brand.ts';

declare const installedFontPackages: Record<string, FontPackage> | undefined;

/** The font packages that were installed when the Studio was built, by name. */
export const installedFonts: Record<string, FontPackage> =
  typeof installedFontPackages === 'undefined' ? {} : installedFontPackages;
