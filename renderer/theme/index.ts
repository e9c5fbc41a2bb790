import { brand } from '../../brand.ts';
import { siteTheme } from './site-theme.ts';

/** The theme of this site, or that of the brand file which a build puts in the place of its `brand.ts`. */
export const theme = siteTheme(brand);
