import { isCalendarDay } from '../../read/site/dates.ts';
import { valueProblem } from '../../problems/finding.ts';
import { getChild, getIn, type Path } from '../../read/document/path.ts';
import type { Problem } from '../../problems/problem.ts';
import { sectionTypesWith } from '../../read/document/schemas.ts';
import { sectionsOf, type SiteDocument } from '../../read/site-document.ts';
import {
  areDatesReversed,
  dateFields,
  isInUnseenSection,
  publicationDates,
} from '../../read/site/publication.ts';
import { notFoundRoute } from '../../read/site/site-files.ts';
import type { SiteModel } from '../site-model.ts';
import { documentsWithReferences } from '../../read/site/site-model.ts';
import { parseLink } from '../../read/site/link-target.ts';

/** The section types that contain the main heading of a page, which is always needed. */
const openings = sectionTypesWith('opening');

/**
 * Yields the problems of the dates of a page, a section or the notice.
 * @param isNeeded whether visitors must always see it
 */
function* findDateProblems(document: SiteDocument, path: Path, isNeeded = false): Generator<Problem> {
  const holder = getIn(document.value, path);
  for (const field of [...dateFields, 'date'] as const) {
    const value = getChild(holder, field);
    if (typeof value !== 'string') continue;
    const [day] = /^\d{4}-\d\d-\d\d/.exec(value) ?? [];
    if (isNeeded && field !== 'date')
      yield valueProblem(document, 'publish-dates', [...path, field], { cause: 'always' });
    else if (day !== undefined && !isCalendarDay(value))
      yield valueProblem(document, 'publish-dates', [...path, field], { cause: 'calendar', day, field });
  }
  const dates = publicationDates(holder);
  if (!areDatesReversed(dates)) return;
  const params = { cause: 'order', ...dates } as const;
  yield valueProblem(document, 'publish-dates', [...path, 'unpublishAt'], params);
}

/**
 * Whether the build removes a link of the site document while its page is not published. Buttons of the header are
 * not removed.
 */
const isRemovedByBuild = ([group, field]: Path): boolean => group !== 'header' || field === 'menu';

/** Reports impossible dates, and links to pages that are not on the site today. */
export function* checkDates(model: SiteModel): Generator<Problem> {
  const { site, shared, pages, unavailable, publication } = model;
  const isNeeded = (section: unknown) => openings.has(getChild(section, 'type'));
  if (site) yield* findDateProblems(site, ['notice']);
  for (const document of shared.values()) yield* findDateProblems(document, [], isNeeded(document.value));
  for (const { document, route, resolved } of pages) {
    yield* findDateProblems(document, [], route === '/' || route === notFoundRoute);
    for (const [path] of sectionsOf(document))
      yield* findDateProblems(document, path, isNeeded(getIn(resolved, path)));
  }
  if (unavailable.size === 0) return;
  const hidden = new Set(pages.filter(({ route }) => unavailable.has(route)).map(({ document }) => document));
  for (const { document, references } of documentsWithReferences(model)) {
    // Visitors cannot follow links of unpublished pages.
    if (hidden.has(document)) continue;
    for (const { path, target: what, excerpt } of references.links) {
      if (isInUnseenSection(document, path, publication)) continue;
      const target = parseLink(what, model.files);
      const reason = target.kind === 'page' ? unavailable.get(target.route) : undefined;
      if (target.kind !== 'page' || !reason || (document === site && isRemovedByBuild(path))) continue;
      const cause = document === site ? 'button' : 'link';
      const params = { cause, route: target.route, ...reason } as const;
      yield valueProblem(document, 'absent-page', path, params, { excerpt });
    }
  }
}
