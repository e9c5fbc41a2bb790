import { isBefore, isCalendarDay } from '../../read/site/dates.ts';
import { valueProblem } from '../../problems/finding.ts';
import { getChild, type Path } from '../../read/document/path.ts';
import type { Problem } from '../../problems/problem.ts';
import { isInHiddenSection } from '../../read/document/hidden.ts';
import { dateFields, publicationDates } from '../../read/site/publication.ts';
import { notFoundRoute } from '../../read/site/site-files.ts';
import type { SiteModel } from '../site-model.ts';
import { type ModelPage, documentsWithReferences } from '../../read/site/site-model.ts';
import { parseLink } from '../links/link-target.ts';

function* findDateProblems(page: ModelPage): Generator<Problem> {
  const { document, route } = page;
  for (const field of dateFields) {
    const value = getChild(document.value, field);
    if (typeof value !== 'string') continue;
    const [day] = /^\d{4}-\d\d-\d\d/.exec(value) ?? [];
    if (route === '/' || route === notFoundRoute)
      yield valueProblem(document, 'publish-dates', [field], { cause: 'always' });
    else if (day !== undefined && !isCalendarDay(value))
      yield valueProblem(document, 'publish-dates', [field], { cause: 'calendar', day, field });
  }
  const { publishAt, unpublishAt } = publicationDates(page);
  if (publishAt === undefined || unpublishAt === undefined || isBefore(publishAt, unpublishAt)) return;
  yield valueProblem(document, 'publish-dates', ['unpublishAt'], { cause: 'order', publishAt, unpublishAt });
}

/**
 * Whether the build removes a link of the site document while its page is not published. Buttons of the header are
 * not removed.
 */
const isRemovedByBuild = ([group, field]: Path): boolean => group !== 'header' || field === 'menu';

/** Reports impossible dates, and links to pages that are not on the site today. */
export function* checkDates(model: SiteModel): Generator<Problem> {
  for (const page of model.pages) yield* findDateProblems(page);
  const { unavailable } = model;
  if (unavailable.size === 0) return;
  const hidden = new Set(
    model.pages.filter(({ route }) => unavailable.has(route)).map(({ document }) => document),
  );
  for (const { document, references } of documentsWithReferences(model)) {
    // Visitors cannot follow links of unpublished pages.
    if (hidden.has(document)) continue;
    for (const { path, target: what, excerpt } of references.links) {
      if (isInHiddenSection(document, path)) continue;
      const target = parseLink(what, model.files);
      const reason = target.kind === 'page' ? unavailable.get(target.route) : undefined;
      if (target.kind !== 'page' || !reason || (document === model.site && isRemovedByBuild(path))) continue;
      const cause = document === model.site ? 'button' : 'link';
      const params = { cause, route: target.route, ...reason } as const;
      yield valueProblem(document, 'absent-page', path, params, { excerpt });
    }
  }
}
