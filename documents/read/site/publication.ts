import { absenceOf, isBefore, isCalendarDay, localMoment, type Absence, type Dates } from './dates.ts';
import { childOf, valueAt } from '../document/path.ts';
import type { ModelPage } from './site-model.ts';
import { mayBeUnfinished, unfinishedIn } from './unfinished.ts';

/** The dates that a page may have. */
export const dateFields = ['publishAt', 'unpublishAt'] as const;

const isMoment = (value: string): boolean => /^[\d-]{10}(?: \d\d:\d\d)?$/.test(value);

/** The dates of a page, without those that no calendar has or that are written in another way. */
export const datesOf = ({ document }: { document: Pick<ModelPage['document'], 'value'> }): Dates => {
  const dates: Dates = {};
  for (const field of dateFields) {
    const value = childOf(document.value, field);
    if (typeof value === 'string' && isMoment(value) && isCalendarDay(value)) dates[field] = value;
  }
  return dates;
};

/** Whether a page would go before it comes. */
export const areTurned = ({ publishAt, unpublishAt }: Dates): boolean =>
  publishAt !== undefined && unpublishAt !== undefined && !isBefore(publishAt, unpublishAt);

/** The texts of a page that are still to be written, those of its shared pieces included. */
const isUnfinishedPage = ({ document, resolved }: ModelPage): boolean => {
  const files = [document, ...resolved.pieces.values()];
  if (!files.some(({ source }) => mayBeUnfinished(source.text))) return false;
  const [first] = unfinishedIn([document.value, resolved.sections]);
  return first !== undefined;
};

/**
 * The moment in the time zone of the business, as documents write it.
 * @param site the value of the site document, right or wrong
 */
export const momentOf = (time: Date, site: unknown): string => {
  const zone = valueAt(site, ['facts', 'timeZone']);
  try {
    return localMoment(time, typeof zone === 'string' ? zone : 'UTC');
  } catch {
    // There is no such time zone, which is reported as a problem of its own.
    return localMoment(time, 'UTC');
  }
};

/** Why visitors do not see a page: its dates, or texts that are still to be written. */
export type Hidden = Absence | { word: 'until'; moment: 'its texts are written' };

/** How it is decided what visitors see. */
export type Publication = {
  /** The moment, as documents write it. */
  now: string;
  /** Leaves out a page whose day has come while texts of it are still to be written. */
  leavesOutUnfinished: boolean;
};

/** The pages that visitors do not see, each with the reason. This alone decides what is public. */
export const absencesOf = (
  pages: readonly ModelPage[],
  { now, leavesOutUnfinished }: Publication,
): Map<string, Hidden> => {
  const absences = new Map<string, Hidden>();
  for (const page of pages) {
    const dates = datesOf(page);
    // Which of two turned dates is meant nobody knows: that is an error.
    if (areTurned(dates)) continue;
    const isLate = leavesOutUnfinished && dates.publishAt !== undefined;
    const absence =
      absenceOf(dates, now) ??
      (isLate && isUnfinishedPage(page)
        ? ({ word: 'until', moment: 'its texts are written' } as const)
        : undefined);
    if (absence) absences.set(page.route, absence);
  }
  return absences;
};
