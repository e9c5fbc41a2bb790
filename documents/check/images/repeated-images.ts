import { valueProblem } from '../../problems/finding.ts';
import type { Problem } from '../../problems/problem.ts';
import type { Reference } from '../../read/document/references.ts';
import { isHidden } from '../../read/document/hidden.ts';
import { notFoundRoute } from '../../read/site/site-files.ts';
import { mayBeUnfinished } from '../../read/site/unfinished.ts';
import { findDuplicates } from '../find-duplicates.ts';
import type { SiteModel } from '../site-model.ts';
import { type ModelPage, ownPath } from '../../read/site/site-model.ts';

/** Maximum number of pages that may show the same photo. */
const maxPages = 3;

type PageWithPhotos = ModelPage & { pictures: Reference[] };

/** Returns the photos in the visible sections of a page. SVG images, such as logos, may be repeated any number of times. */
const getPhotos = ({ resolved }: ModelPage): Reference[] =>
  resolved.references.images.filter(
    ({ path: [part, index], target }) =>
      part === 'sections' && !isHidden(resolved.sections[Number(index)]) && !target.endsWith('.svg'),
  );

/** Whether an image belongs to a list, such as tiles, a gallery or slides. */
const isInList = ({ path }: Reference): boolean => path.slice(2).some((step) => typeof step === 'number');

/** Returns the pages that show each image; each page is listed once. */
const groupPagesByImage = (pages: PageWithPhotos[]): Map<string, PageWithPhotos[]> => {
  const found = new Map<string, PageWithPhotos[]>();
  for (const page of pages)
    for (const what of new Set(page.pictures.map((picture) => picture.target)))
      found.set(what, [...(found.get(what) ?? []), page]);
  return found;
};

/**
 * Reports photos that visitors see too often: twice on a page, on more than three pages, or on a page that has no
 * photo of its own. Pages with a list of images are overviews of other pages and are not counted; neither is the
 * not-found page.
 */
export function* checkRepeatedImages({ pages, unavailable }: SiteModel): Generator<Problem> {
  // An unfinished page still has the images of the page that it was copied from.
  const seen = pages.filter(
    ({ route, document }) => !unavailable.has(route) && !mayBeUnfinished(document.source.text),
  );
  const shown = seen.map((page) => ({ ...page, pictures: getPhotos(page) }));
  for (const page of shown)
    for (const [{ target: image, path }] of findDuplicates(page.pictures, ({ target }) => target))
      yield valueProblem(page.document, 'picture-twice', ownPath(page, path), { image });
  const subjects = shown.filter(({ route, pictures }) => route !== notFoundRoute && !pictures.some(isInList));
  const users = groupPagesByImage(subjects);
  for (const [image, pages] of users) {
    const page = pages[maxPages];
    const reference = page?.pictures.find((picture) => picture.target === image);
    if (!page || !reference) continue;
    const params = { image, routes: pages.slice(0, maxPages).map(({ route }) => route) };
    yield valueProblem(page.document, 'picture-often', ownPath(page, reference.path), params);
  }
  for (const page of subjects) {
    const [first] = page.pictures;
    if (first && page.pictures.every(({ target }) => users.get(target)?.length !== 1))
      yield valueProblem(page.document, 'picture-borrowed', ownPath(page, first.path), {});
  }
}
