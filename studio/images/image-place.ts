import { visibleTexts } from '../../documents/edit/find/source-path.ts';
import { getIn, type Path } from '../../documents/read/document/path.ts';

/** The paths of all images that a value of a document names. */
const imagesIn = (value: unknown, path: Path): Path[] =>
  [...visibleTexts(value, path, () => true)].map((text) => text.path).filter((each) => each.at(-1) === 'src');

/** The shortest path of what an image may be meant for: a section of a page, a whole shared section, a part of the site. */
const shortest = (path: Path): number => (path[0] === 'sections' ? 2 : 1);

/**
 * Which image of a document is meant by a place in it: the one at the place or inside it, else the one of the nearest
 * entry, group or section around it. Undefined when there is none, or when it could be several.
 */
export const imageAt = (document: unknown, path: Path): Path | undefined => {
  for (let { length } = path; length >= shortest(path); length -= 1) {
    const place = path.slice(0, length);
    const value = getIn(document, place);
    if (place.at(-1) === 'src' && typeof value === 'string') return place;
    // What is around an entry of a list is not meant to have the image of another entry.
    const isMeant = (image: Path): boolean =>
      length === path.length || image.slice(length).every((step) => typeof step === 'string');
    const [first, second] = imagesIn(value, place).filter(isMeant);
    if (first) return second ? undefined : first;
  }
  return undefined;
};
