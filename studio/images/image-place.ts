import { visibleTexts } from '../../documents/edit/find/source-path.ts';
import { getIn, type Path } from '../../documents/read/document/path.ts';
import { localeOf } from '../../schema/locale.ts';

/** Returns the paths of all images to which a document value refers. */
const findImages = (value: unknown, path: Path): Path[] =>
  [...visibleTexts(value, localeOf({}), path, () => true)]
    .map((text) => text.path)
    .filter((each) => each.at(-1) === 'src');

/**
 * Minimum length of a path that an image can be assigned to: a section of a page, a shared section, or a part of the
 * site document.
 */
const minLength = (path: Path): number => (path[0] === 'sections' ? 2 : 1);

/**
 * Finds the image that a path refers to: the image at the path or inside it, otherwise the image of the nearest
 * enclosing entry, group or section. Returns undefined if there is none or several.
 */
export const imageAt = (document: unknown, path: Path): Path | undefined => {
  for (let { length } = path; length >= minLength(path); length -= 1) {
    const ancestor = path.slice(0, length);
    const value = getIn(document, ancestor);
    if (ancestor.at(-1) === 'src' && typeof value === 'string') return ancestor;
    // Skips images of other entries of the same list when the search moves outwards.
    const isCandidate = (image: Path): boolean =>
      length === path.length || image.slice(length).every((step) => typeof step === 'string');
    const [first, second] = findImages(value, ancestor).filter(isCandidate);
    if (first) return second ? undefined : first;
  }
  return undefined;
};
