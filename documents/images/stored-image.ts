import { slugify } from '../read/slug.ts';

/** Quality of stored JPEG images, from 0 to 100. */
export const jpegQuality = 88;

/**
 * Returns the name under which an uploaded image is stored, which is valid in URLs.
 * @param wished the original file name
 * @param extension of the stored file, such as `.jpg`
 */
export const storedImageName = (originalName: string, extension: string): string =>
  (slugify(originalName.replace(/(?<=.)\.[^.]*$/, '')).slice(0, 60) || 'picture') + extension;
