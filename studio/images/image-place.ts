import { visibleTexts } from '../../documents/edit/find/source-path.ts';
import { getIn, type Path } from '../../documents/read/document/path.ts';

/** Returns the paths of all images to which a document value refers. */
const imagesIn = (value: unknown, path: Path): Path[] =>
  [...visibleTexts(value, path, () => true)].map((text) => text.path).filter((each) => each.at(-1) === 'src');

/**
 * Minimum length of a path that an image can be assigned to: a section of a page, a shared section, or a part of the
 * site document.
 */
const shortest = (path: Path): number => (path[0] === 'sections' ? 2 : 1);

/**
 * Finds the image that a path refers to: the image at the path or inside it, otherwise the image of the nearest
 * enclosing entry, group or section. Returns undefined if there is none or several.
 */
export const imageAt = (document: unknown, path: Path): Path | undefined => {
  for (let { length } = path; length >= shortest(path); length -= 1) {
    const place = path.slice(0, length);
    const value = getIn(document, place);
    if (place.at(-1) === 'src' && typeof value === 'string') return place;
    // When the search moves outwards, skip images of sibling list entries.
    const isMeant = (image: Path): boolean =>
      length === path.length || image.slice(length).every((step) => typeof step === 'string');
    const [first, second] = imagesIn(value, place).filter(isMeant);
    if (first) return second ? undefined : first;
  }
  return undefined;
};
