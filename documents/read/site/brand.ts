import type { Brand, BrandDocument, Font } from '../../../schema/brand.ts';
import defaultBrand from '../../../schema/default-brand.json' with { type: 'json' };
import type { SiteDocument } from '../site-document.ts';
import { validators } from '../validators.ts';

/** The properties of a font that its package declares. */
export type FontPackage = {
  family: string;
  generic: Font['generic'];
  /** The font files in the package; the first one is the default. */
  files: string[];
};

/** Returns an installed font package by name; undefined if it is not installed or contains no font. */
export type FindFontPackage = (name: string) => FontPackage | undefined;

/** The name of the package of a system font. */
export const systemFont = 'system';

const resolveFont = (
  { package: name, file, generic }: BrandDocument['fonts']['text'],
  find: FindFontPackage,
): Font => {
  const found = name === systemFont ? undefined : find(name);
  if (!found) return { generic: generic ?? 'sans-serif' };
  return {
    family: found.family,
    file: `${name}/${file ?? found.files[0]}`,
    generic: generic ?? found.generic,
  };
};

/**
 * Returns the brand of a site; the default brand if there is no document.
 * @returns undefined if the document has errors
 */
export const resolveBrand = (
  document: SiteDocument | undefined,
  find: FindFontPackage,
): Brand | undefined => {
  const value: unknown = document ? document.value : defaultBrand;
  if (!validators.brand(value)) return undefined;
  const { heading, text } = value.fonts;
  return { ...value, fonts: { heading: resolveFont(heading, find), text: resolveFont(text, find) } };
};
