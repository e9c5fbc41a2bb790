import type { Image } from './fields.ts';
import roles from './section-roles.json' with { type: 'json' };
import type { Section } from './section.ts';

/** The name of the field with the opening image, or with a list of images that begins with it, by section type. */
const openingImageFields: { [type: string]: string } = roles.openingPictures;

/** Returns the large image at the top of a page, the first one of several; undefined if there is none. */
export const openingImageOf = ([opening]: readonly Section[]): Image | undefined => {
  const field = opening && openingImageFields[opening.type];
  if (field === undefined) return undefined;
  const [image] = [(opening as { [field: string]: unknown })[field]].flat();
  return image as Image | undefined;
};
