import {
  unavailabilityAt,
  isBefore,
  isCalendarDay,
  formatLocalTime,
  type Unavailability,
  type Dates,
} from './dates.ts';
import { isHidden, visibleSections } from '../document/hidden.ts';
import { getChild, getIn, type Path } from '../document/path.ts';
import type { SiteDocument } from '../site-document.ts';
import type { ModelPage } from './site-model.ts';
import { unfinishedIn } from './unfinished.ts';
import { tryOrUndefined } from '../../../schema/try-or-undefined.ts';

/** The dates that a page, a section and the notice may have. */
export const dateFields = ['publishAt', 'unpublishAt'] as const;

const isMoment = (value: string): boolean => /^[\d-]{10}(?: \d\d:\d\d)?$/.test(value);

/** Returns the dates of a page, a section or the notice, without invalid ones. */
export const publicationDates = (value: unknown): Dates => {
  const dates: Dates = {};
  for (const field of dateFields) {
    const date = getChild(value, field);
    if (typeof date === 'string' && isMoment(date) && isCalendarDay(date)) dates[field] = date;
  }
  return dates;
};

/** Whether a page would be removed before it is published. */
export const areDatesReversed = (dates: Dates): dates is Required<Dates> =>
  dates.publishAt !== undefined &&
  dates.unpublishAt !== undefined &&
  !isBefore(dates.publishAt, dates.unpublishAt);

/**
 * Returns a time as local time of the business, in the format of documents (`2026-03-01 08:00`).
 * @param site the value of the site document, valid or not
 */
export const toSiteTime = (time: Date, site: unknown): string => {
  const zone = getIn(site, ['facts', 'timeZone']);
  // An unknown time zone is reported as a separate problem.
  return tryOrUndefined(() => formatLocalTime(time, String(zone))) ?? formatLocalTime(time, 'UTC');
};

/** The reason why visitors do not see a page or a section: its dates or its unfinished texts. */
export type UnavailableReason = Unavailability | { word: 'until'; moment: 'its texts are written' };

/** Options that determine which pages and sections visitors see. */
export type Publication = {
  /** The current local time, in the format of documents. */
  now: string;
  /** Whether pages and sections with unfinished texts are skipped after their publication date. */
  skipsUnfinished: boolean;
};

/**
 * Returns why visitors do not see a page, a section or the notice. No other code decides what is public.
 * @param value its value, valid or not
 * @returns undefined if they see it
 */
export const findUnavailability = (
  value: unknown,
  { now, skipsUnfinished }: Publication,
): UnavailableReason | undefined => {
  const dates = publicationDates(value);
  // If the dates are reversed, the intended order is unknown; the check reports an error.
  if (areDatesReversed(dates)) return undefined;
  const reason = unavailabilityAt(dates, now);
  if (reason || !skipsUnfinished || dates.publishAt === undefined) return reason;
  const [unfinished] = unfinishedIn(value);
  return unfinished && { word: 'until', moment: 'its texts are written' };
};

/** Returns the sections of a page that visitors see, each with its index in the document. */
export const availableSections = ({ resolved }: ModelPage, publication: Publication): [number, unknown][] =>
  visibleSections(resolved).filter(([, section]) => !findUnavailability(section, publication));

/** Whether a path of a document is inside a section that visitors do not see. */
export const isInUnseenSection = (document: SiteDocument, path: Path, publication: Publication): boolean => {
  const section = document.kind === 'section' ? document.value : getIn(document.value, path.slice(0, 2));
  return isHidden(section) || findUnavailability(section, publication) !== undefined;
};

/** Returns the routes of the pages that visitors do not see, each with the reason. */
export const findUnavailablePages = (
  pages: readonly ModelPage[],
  publication: Publication,
): Map<string, UnavailableReason> =>
  new Map(
    pages.flatMap((page) => {
      const sections = availableSections(page, publication);
      const reason = findUnavailability({ ...Object(page.document.value), sections }, publication);
      return reason ? [[page.route, reason]] : [];
    }),
  );
