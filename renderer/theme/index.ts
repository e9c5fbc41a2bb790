import { brand } from '../../brand.ts';
import { siteTheme } from './site-theme.ts';

/** The theme of the site. Builds replace the import of `brand.ts` with the brand file of the site. */
export const theme = siteTheme(brand);
