/** `page-schema-site/brand`: helpers for the `brand.ts` of a site. */
import type { Brand } from './brand.ts';

export type { Brand, Tone } from './brand.ts';
export { hankenGrotesk, newsreader, type Font } from './fonts.ts';

/**
 * Defines the look of a site: colors by purpose, two fonts, corner radius. `brand.ts` exports the result as `brand`.
 * @param brand the brand; text must have a contrast of at least 4.5:1 on its background
 * @returns `brand` itself, type-checked
 */
export const defineBrand = (brand: Brand): Brand => brand;
