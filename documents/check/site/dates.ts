import { isCalendarDay } from '../../read/site/dates.ts';
import { toProblem } from '../../problems/legacy.ts';
import { childOf, type Path } from '../../read/document/path.ts';
import type { Problem } from '../../problems/problem.ts';
import { liesHidden } from '../../read/page/hidden.ts';
import { areTurned, dateFields, datesOf } from '../../read/site/publication.ts';
import { notFoundRoute } from '../../read/site/site-files.ts';
import type { ModelPage, SiteModel } from '../../read/site/site-model.ts';
import { documentsWithReferences } from '../../read/site/site-model.ts';
import { targetOf } from '../links/link-target.ts';

function* faultsOf(page: ModelPage): Generator<Problem> {
  const { document, route } = page;
  for (const field of dateFields) {
    const value = childOf(document.value, field);
    if (typeof value !== 'string') continue;
    const place = { code: 'publish-dates', path: [field] } as const;
    if (route === '/' || route === notFoundRoute) {
      const message = 'the site needs this page at all times';
      yield toProblem(document, { ...place, message, fix: 'Put # before the line.' });
    } else if (/^\d{4}-\d\d-\d\d/.test(value) && !isCalendarDay(value)) {
      const message = `the calendar has no ${value.slice(0, 10)}`;
      yield toProblem(document, { ...place, message, fix: `Write a day such as ${field}: 2026-03-01.` });
    }
  }
  const dates = datesOf(page);
  if (!areTurned(dates)) return;
  const { publishAt, unpublishAt } = dates;
  const message = `the page would be taken off (${unpublishAt}) before it is published (${publishAt})`;
  yield toProblem(document, {
    code: 'publish-dates',
    path: ['unpublishAt'],
    message,
    fix: 'Exchange the two.',
  });
}

/** Whether a link of the site document is left out of the menus until its page is published. */
const isLeftOut = ([group, field]: Path): boolean => group !== 'header' || field === 'menu';

/** Dates that cannot be meant, and links of pages to others that are not on the site today. */
export function* checkDates(model: SiteModel): Generator<Problem> {
  for (const page of model.pages) yield* faultsOf(page);
  const { absent } = model;
  if (absent.size === 0) return;
  const hidden = new Set(
    model.pages.filter(({ route }) => absent.has(route)).map(({ document }) => document),
  );
  for (const { document, references } of documentsWithReferences(model)) {
    // Nobody can follow a link of what is not published.
    if (hidden.has(document)) continue;
    for (const { path, what, excerpt } of references.links) {
      if (liesHidden(document, path)) continue;
      const target = targetOf(what, model.files);
      const absence = target.kind === 'page' ? absent.get(target.route) : undefined;
      if (target.kind !== 'page' || !absence || (document === model.site && isLeftOut(path))) continue;
      const message = `${target.route} is not on the site ${absence.word} ${absence.moment}`;
      const fix =
        document === model.site
          ? 'It is a button of every page, which cannot go: let it lead elsewhere for that time.'
          : 'Visitors see it without the link for that time. Let it lead elsewhere, or give this page the same dates.';
      yield toProblem(document, { code: 'absent-page', path, excerpt, message, fix });
    }
  }
}
