import type { Absence, Dates } from '../dates.ts';
import { absenceOf, isBefore, isCalendarDay, localMoment } from '../dates.ts';
import { toProblem } from '../finding.ts';
import { childOf, valueAt } from '../path.ts';
import type { Problem } from '../problem.ts';
import { notFoundRoute } from '../site-files.ts';
import type { ModelPage, SiteModel } from '../site-model.ts';
import { markedDocuments } from '../site-model.ts';
import { targetOf } from './link-target.ts';

const fields = ['publishAt', 'unpublishAt'] as const;

const datesOf = ({ document }: ModelPage): Dates => {
  const dates: Dates = {};
  for (const field of fields) {
    const value = childOf(document.value, field);
    if (typeof value === 'string' && isCalendarDay(value)) dates[field] = value;
  }
  return dates;
};

const areTurned = ({ publishAt, unpublishAt }: Dates): boolean =>
  publishAt !== undefined && unpublishAt !== undefined && !isBefore(publishAt, unpublishAt);

function* faultsOf(page: ModelPage): Generator<Problem> {
  const { document, route } = page;
  for (const field of fields) {
    const value = childOf(document.value, field);
    if (typeof value !== 'string') continue;
    const place = { code: 'publish-dates', path: [field] } as const;
    if (route === '/' || route === notFoundRoute) {
      const message = 'the site needs this page at all times';
      yield toProblem(document, { ...place, message, fix: 'Remove the line.' });
    } else if (/^\d{4}-\d\d-\d\d/.test(value) && !isCalendarDay(value)) {
      const message = `the calendar has no ${value.slice(0, 10)}`;
      yield toProblem(document, { ...place, message, fix: 'Write a day such as 2026-03-01.' });
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

const nowOf = ({ site }: SiteModel): string => {
  const zone = valueAt(site?.value, ['facts', 'timeZone']);
  try {
    return localMoment(new Date(), typeof zone === 'string' ? zone : 'UTC');
  } catch {
    return localMoment(new Date(), 'UTC');
  }
};

/** Dates that cannot be meant, and links of pages to others that are not on the site today. */
export function* checkDates(model: SiteModel): Generator<Problem> {
  for (const page of model.pages) yield* faultsOf(page);
  const now = nowOf(model);
  const absent = new Map<string, Absence>();
  for (const page of model.pages) {
    const dates = datesOf(page);
    const absence = absenceOf(dates, now);
    if (absence && !areTurned(dates)) absent.set(page.route, absence);
  }
  if (absent.size === 0) return;
  const hidden = new Set(
    model.pages.filter(({ route }) => absent.has(route)).map(({ document }) => document),
  );
  for (const { document, marks } of markedDocuments(model)) {
    // The menus leave such links out by themselves; a page that is not there leads nobody astray.
    if (document === model.site || hidden.has(document)) continue;
    for (const { path, what, excerpt } of marks.links) {
      const target = targetOf(what, model.files);
      const absence = target.kind === 'page' ? absent.get(target.route) : undefined;
      if (target.kind !== 'page' || !absence) continue;
      const message = `${target.route} is not on the site ${absence.word} ${absence.moment}`;
      const fix = 'Take the link out for that time, or give this page the same dates.';
      yield toProblem(document, { code: 'absent-page', path, excerpt, message, fix });
    }
  }
}
