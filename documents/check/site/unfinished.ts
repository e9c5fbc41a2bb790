import { valueProblem } from '../../problems/finding.ts';
import { type Path, getIn } from '../../read/document/path.ts';
import type { Problem } from '../../problems/problem.ts';
import type { SiteDocument } from '../../read/site-document.ts';
import { formNamesIn } from '../../read/page/form-names.ts';
import { availableSections, findUnavailability, isInUnseenSection } from '../../read/site/publication.ts';
import { notFoundRoute } from '../../read/site/site-files.ts';
import type { SiteModel } from '../site-model.ts';
import { mayBeUnfinished, unfinishedIn } from '../../read/site/unfinished.ts';

const findUnfinished = ({ source, value }: SiteDocument): Path[] =>
  mayBeUnfinished(source.text) ? [...unfinishedIn(value)] : [];

function* report(
  document: SiteDocument,
  isShown: (unfinished: Path[]) => boolean,
  cause: 'texts' | 'page',
): Generator<Problem> {
  const unfinished = findUnfinished(document);
  const { length: count, 0: path } = unfinished;
  if (!path) return;
  const severity = isShown(unfinished) ? 'error' : 'warning';
  yield valueProblem(document, 'unfinished', path, { cause, count }, { severity });
}

/** Reports unfinished texts, one problem per file. It is an error if visitors would see them. */
export function* checkUnfinished(model: SiteModel): Generator<Problem> {
  const { site, shared, formDocuments, pages, unavailable, publication } = model;
  /** Returns the sections that visitors see, each with the document of a shared one. */
  const seenSections = () =>
    pages
      .filter(({ route }) => !unavailable.has(route))
      .flatMap((page) =>
        availableSections(page, publication).map(([index, section]) => ({
          section,
          document: page.resolved.sharedSections.get(index),
        })),
      );
  if (site) yield* report(site, () => true, 'texts');
  for (const document of shared.values()) {
    const isShown = (unfinished: Path[]) =>
      seenSections()
        .filter((each) => each.document === document)
        // A page may override the text.
        .some(({ section }) =>
          unfinished.some((path) => getIn(section, path) === getIn(document.value, path)),
        );
    yield* report(document, isShown, 'texts');
  }
  for (const [name, form] of formDocuments) {
    const isShown = () => formNamesIn(seenSections().map(({ section }) => section)).includes(name);
    yield* report(form, isShown, 'texts');
  }
  for (const { document, route } of pages) {
    const canWait = route !== '/' && route !== notFoundRoute && !unavailable.has(route);
    const isShown = (unfinished: Path[]) =>
      !unavailable.has(route) && unfinished.some((path) => !isInUnseenSection(document, path, publication));
    yield* report(document, isShown, canWait ? 'page' : 'texts');
  }
}

/**
 * Returns a problem for each page that is skipped, or that lacks a section, because texts are unfinished although their
 * publication date has passed.
 */
export const skippedPages = ({ pages, unavailable, publication }: SiteModel): Problem[] =>
  pages.flatMap(({ document, route, resolved }) => {
    const isSkipped = (section: unknown) => findUnavailability(section, publication)?.word === 'until';
    const reason = unavailable.get(route);
    if (reason ? reason.word !== 'until' : !resolved.sections.some(isSkipped)) return [];
    const path = findUnfinished(document)[0] ?? ['publishAt'];
    return valueProblem(document, 'unfinished', path, { cause: 'left-out', route });
  });
