import { slugify } from '../read/slug.ts';

/** The longer side of a picture that is stored, in pixels: more than any place shows. */
export const maxStoredSide = 2560;

/** How much of a photograph is kept in a JPEG, of 100. */
export const jpegQuality = 88;

/**
 * The name of a picture as it may stand in an address.
 * @param wished the name that the file had
 * @param extension of what is stored, such as `.jpg`
 */
export const storedImageName = (wished: string, extension: string): string =>
  (slugify(wished.replace(/(?<=.)\.[^.]*$/, '')).slice(0, 60) || 'picture') + extension;
