/** `page-schema-site/brand`: what the `brand.ts` of a site is written with. */
import type { Brand } from './brand.ts';

export type { Brand, Tone } from './brand.ts';
export { hankenGrotesk, newsreader, type Font } from './fonts.ts';

/**
 * The look of a site: its colours by meaning, two fonts, rounding. `brand.ts` exports it as `brand`.
 * @param brand every pair of text and ground in it keeps a contrast of 4.5:1
 * @returns the same, once its types are known to be right
 */
export const defineBrand = (brand: Brand): Brand => brand;
