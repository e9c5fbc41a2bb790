import {
  unavailabilityAt,
  isBefore,
  isCalendarDay,
  formatLocalTime,
  type Unavailability,
  type Dates,
} from './dates.ts';
import { getChild, getIn } from '../document/path.ts';
import type { ModelPage } from './site-model.ts';
import { mayBeUnfinished, unfinishedIn } from './unfinished.ts';

/** The dates that a page may have. */
export const dateFields = ['publishAt', 'unpublishAt'] as const;

const isMoment = (value: string): boolean => /^[\d-]{10}(?: \d\d:\d\d)?$/.test(value);

/** Returns the dates of a page, without invalid ones. */
export const publicationDates = ({ document }: { document: Pick<ModelPage['document'], 'value'> }): Dates => {
  const dates: Dates = {};
  for (const field of dateFields) {
    const value = getChild(document.value, field);
    if (typeof value === 'string' && isMoment(value) && isCalendarDay(value)) dates[field] = value;
  }
  return dates;
};

/** Whether a page would be removed before it is published. */
export const areDatesReversed = ({ publishAt, unpublishAt }: Dates): boolean =>
  publishAt !== undefined && unpublishAt !== undefined && !isBefore(publishAt, unpublishAt);

/** Whether a page or one of its shared sections has unfinished texts. */
const isUnfinishedPage = ({ document, resolved }: ModelPage): boolean => {
  const files = [document, ...resolved.sharedSections.values()];
  if (!files.some(({ source }) => mayBeUnfinished(source.text))) return false;
  const [first] = unfinishedIn([document.value, resolved.sections]);
  return first !== undefined;
};

/**
 * Returns a time as local time of the business, in the format of documents (`2026-03-01 08:00`).
 * @param site the value of the site document, valid or not
 */
export const toSiteTime = (time: Date, site: unknown): string => {
  const zone = getIn(site, ['facts', 'timeZone']);
  try {
    return formatLocalTime(time, typeof zone === 'string' ? zone : 'UTC');
  } catch {
    // An unknown time zone is reported as a separate problem.
    return formatLocalTime(time, 'UTC');
  }
};

/** The reason why visitors do not see a page: its dates or its unfinished texts. */
export type UnavailableReason = Unavailability | { word: 'until'; moment: 'its texts are written' };

/** Options that determine which pages visitors see. */
export type Publication = {
  /** The current local time, in the format of documents. */
  now: string;
  /** Whether a page with unfinished texts is skipped after its publication date. */
  skipsUnfinished: boolean;
};

/**
 * Returns the routes of the pages that visitors do not see, each with the reason. No other code decides what is
 * public.
 */
export const findUnavailablePages = (
  pages: readonly ModelPage[],
  { now, skipsUnfinished }: Publication,
): Map<string, UnavailableReason> => {
  const absences = new Map<string, UnavailableReason>();
  for (const page of pages) {
    const dates = publicationDates(page);
    // If the dates are reversed, the intended order is unknown; the check reports an error.
    if (areDatesReversed(dates)) continue;
    const isLate = skipsUnfinished && dates.publishAt !== undefined;
    const absence =
      unavailabilityAt(dates, now) ??
      (isLate && isUnfinishedPage(page)
        ? ({ word: 'until', moment: 'its texts are written' } as const)
        : undefined);
    if (absence) absences.set(page.route, absence);
  }
  return absences;
};
