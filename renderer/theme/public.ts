/** `page-schema-site/brand`: what the `brand.ts` of a site is written with. */
import type { Brand } from './brand.ts';

export type { Brand, Tone } from './brand.ts';
export { hankenGrotesk, newsreader, type Font } from './fonts.ts';

/** The look of a site: its colours by meaning, two fonts, rounding. Every pair of text and ground keeps 4.5:1. */
export const defineBrand = (brand: Brand): Brand => brand;
