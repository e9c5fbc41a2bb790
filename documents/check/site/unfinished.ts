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
  isShown: () => boolean,
  cause: 'texts' | 'page',
): Generator<Problem> {
  const { length: count, 0: path } = findUnfinished(document);
  if (!path) return;
  const severity = isShown() ? 'error' : 'warning';
  yield valueProblem(document, 'unfinished', path, { cause, count }, { severity });
}

/** Reports unfinished texts, one problem per file. It is an error if visitors would see them. */
export function* checkUnfinished(model: SiteModel): Generator<Problem> {
  const { site, shared, formDocuments, pages, unavailable, publication } = model;
  const seen = pages
    .filter(({ route }) => !unavailable.has(route))
    .flatMap((page) =>
      availableSections(page, publication).map(([index, section]) => ({
        section,
        document: page.resolved.sharedSections.get(index),
      })),
    );
  if (site) yield* report(site, () => true, 'texts');
  for (const document of shared.values()) {
    const isShown = ({ section, document: shared }: (typeof seen)[number]) =>
      shared === document &&
      // A page may override the text.
      findUnfinished(document).some((path) => getIn(section, path) === getIn(document.value, path));
    yield* report(document, () => seen.some(isShown), 'texts');
  }
  for (const [name, form] of formDocuments)
    yield* report(form, () => seen.some(({ section }) => formNamesIn([section]).includes(name)), 'texts');
  for (const { document, route } of pages) {
    const canWait = route !== '/' && route !== notFoundRoute && !unavailable.has(route);
    const isSeen = (path: Path) => !isInUnseenSection(document, path, publication);
    const isShown = () => !unavailable.has(route) && findUnfinished(document).some(isSeen);
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
