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

/** The dates of a page, without those that no calendar has or that are written in another way. */
export const publicationDates = ({ document }: { document: Pick<ModelPage['document'], 'value'> }): Dates => {
  const dates: Dates = {};
  for (const field of dateFields) {
    const value = getChild(document.value, field);
    if (typeof value === 'string' && isMoment(value) && isCalendarDay(value)) dates[field] = value;
  }
  return dates;
};

/** Whether a page would go before it comes. */
export const areDatesReversed = ({ publishAt, unpublishAt }: Dates): boolean =>
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
export const toSiteTime = (time: Date, site: unknown): string => {
  const zone = getIn(site, ['facts', 'timeZone']);
  try {
    return formatLocalTime(time, typeof zone === 'string' ? zone : 'UTC');
  } catch {
    // There is no such time zone, which is reported as a problem of its own.
    return formatLocalTime(time, 'UTC');
  }
};

/** Why visitors do not see a page: its dates, or texts that are still to be written. */
export type UnavailableReason = Unavailability | { word: 'until'; moment: 'its texts are written' };

/** How it is decided what visitors see. */
export type Publication = {
  /** The moment, as documents write it. */
  now: string;
  /** Leaves out a page whose day has come while texts of it are still to be written. */
  leavesOutUnfinished: boolean;
};

/** The pages that visitors do not see, each with the reason. This alone decides what is public. */
export const findUnavailablePages = (
  pages: readonly ModelPage[],
  { now, leavesOutUnfinished }: Publication,
): Map<string, UnavailableReason> => {
  const absences = new Map<string, UnavailableReason>();
  for (const page of pages) {
    const dates = publicationDates(page);
    // Which of two turned dates is meant nobody knows: that is an error.
    if (areDatesReversed(dates)) continue;
    const isLate = leavesOutUnfinished && dates.publishAt !== undefined;
    const absence =
      unavailabilityAt(dates, now) ??
      (isLate && isUnfinishedPage(page)
        ? ({ word: 'until', moment: 'its texts are written' } as const)
        : undefined);
    if (absence) absences.set(page.route, absence);
  }
  return absences;
};
