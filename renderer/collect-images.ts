import type { Image } from '../schema/fields.ts';

/** Fields that contain an image file name as a string: the logo of the header, the logo of a client. */
const fileFields = new Set(['mark', 'image']);

/**
 * Returns the images that a document (or a part of it) uses, without duplicates, with the focal point of the first use.
 * An image is an object with `src` and `alt`, or a string in one of `fileFields`.
 */
export const collectImages = (
  value: unknown,
  found = new Map<string, Image['focus']>(),
): Map<string, Image['focus']> => {
  const add = (name: string, focus?: Image['focus']): void => {
    if (!found.has(name)) found.set(name, focus);
  };
  if (typeof value !== 'object' || value === null) return found;
  const { src, alt, focus } = value as Partial<Image>;
  if (typeof src === 'string' && typeof alt === 'string') add(src, focus);
  for (const [field, inner] of Object.entries<unknown>({ ...value })) {
    if (fileFields.has(field) && typeof inner === 'string') add(inner);
    collectImages(inner, found);
  }
  return found;
};
