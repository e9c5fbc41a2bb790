import { finding, resolveFinding } from '../../problems/finding.ts';
import type { Problem } from '../../problems/problem.ts';
import type { Reference } from '../../read/document/references.ts';
import { isHidden } from '../../read/page/hidden.ts';
import { notFoundRoute } from '../../read/site/site-files.ts';
import { mayBeUnfinished } from '../../read/site/unfinished.ts';
import { repeated } from '../find-duplicates.ts';
import type { SiteModel } from '../site-model.ts';
import { type ModelPage, ownPath } from '../../read/site/site-model.ts';

/** A visitor who looks at a few pages has seen a picture often enough then. */
const mostPages = 3;

type Shown = ModelPage & { pictures: Reference[] };

/** Drawings such as logos and marks may stand anywhere, any number of times. */
const isDrawing = (name: string): boolean => name.endsWith('.svg');

/** The photographs in the sections of a page that visitors see. */
const photographsOf = ({ resolved }: ModelPage): Reference[] =>
  resolved.references.pictures.filter(
    ({ path: [part, index], what }) =>
      part === 'sections' && !isHidden(resolved.sections[Number(index)]) && !isDrawing(what),
  );

/** Whether a picture is one of a list, such as tiles of other pages, a gallery or slides. */
const isListed = ({ path }: Reference): boolean => path.slice(2).some((step) => typeof step === 'number');

function* shownTwice(page: Shown): Generator<Problem> {
  for (const [{ what, path }] of repeated(page.pictures, (picture) => picture.what))
    yield resolveFinding(page.document, finding('picture-twice', ownPath(page, path), { image: what }));
}

/** The pages that show each picture: once each, and without those that show an overview of others. */
const pagesByPicture = (pages: Shown[]): Map<string, Shown[]> => {
  const found = new Map<string, Shown[]>();
  for (const page of pages)
    for (const what of new Set(page.pictures.map((picture) => picture.what)))
      found.set(what, [...(found.get(what) ?? []), page]);
  return found;
};

/**
 * Photographs that visitors meet again and again: twice on a page, on more than three pages, and on a page none of
 * whose pictures is its own. A page with a list of pictures is an overview of others, and shows theirs; that of a wrong
 * address is about nothing.
 */
export function* checkRepeats({ pages, absent }: SiteModel): Generator<Problem> {
  // A page that is still modelled on another one has the pictures of that.
  const seen = pages.filter(
    ({ route, document }) => !absent.has(route) && !mayBeUnfinished(document.source.text),
  );
  const shown = seen.map((page) => ({ ...page, pictures: photographsOf(page) }));
  for (const page of shown) yield* shownTwice(page);
  const subjects = shown.filter(({ route, pictures }) => route !== notFoundRoute && !pictures.some(isListed));
  const users = pagesByPicture(subjects);
  for (const [what, all] of users) {
    const page = all[mostPages];
    const reference = page?.pictures.find((picture) => picture.what === what);
    if (!page || !reference) continue;
    const params = { image: what, routes: all.slice(0, mostPages).map(({ route }) => route) };
    yield resolveFinding(page.document, finding('picture-often', ownPath(page, reference.path), params));
  }
  for (const page of subjects) {
    const [first] = page.pictures;
    if (!first || page.pictures.some(({ what }) => users.get(what)?.length === 1)) continue;
    yield resolveFinding(page.document, finding('picture-borrowed', ownPath(page, first.path), {}));
  }
}
