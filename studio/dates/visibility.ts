import { isHidden } from '../../documents/read/document/hidden.ts';
import { unavailabilityAt, type Unavailability } from '../../documents/read/site/dates.ts';
import { areDatesReversed, publicationDates, toSiteTime } from '../../documents/read/site/publication.ts';
import { formatMoment } from '../core/format-time.ts';
import { formatMessage, words } from '../messages/messages.ts';

const messages = words.dates;

/** The first public day of a draft: far enough away that nobody means it as a date. */
export const draftUntil = '2099-12-31';

/**
 * Visibility of a page, a section or the notice by its dates: hidden before a moment, visible until one, or hidden
 * since one, or a draft; undefined if always visible.
 */
export type PageVisibility = Unavailability | { word: 'until' | 'draft'; moment: string };

/**
 * Computes the visibility of a page, a section or the notice from its dates.
 * @param value its value, valid or not
 * @param now the current time in the site's time zone, in the format of the documents
 */
export const visibilityOf = (value: unknown, now: string): PageVisibility | undefined => {
  const dates = publicationDates(value);
  // Dates in the wrong order are ambiguous; the check reports them.
  if (areDatesReversed(dates)) return undefined;
  const { publishAt, unpublishAt } = dates;
  if (publishAt === draftUntil) return { word: 'draft', moment: publishAt };
  return (
    unavailabilityAt(dates, now) ??
    (unpublishAt === undefined ? undefined : { word: 'until', moment: unpublishAt })
  );
};

/** Returns the current time in the site's time zone. @param site the value of the site document */
export const nowFor = (site: unknown): string => toSiteTime(new Date(), site);

const formatWithDate = (text: string, { moment }: PageVisibility, what = messages.this): string =>
  formatMessage(text, { date: formatMoment(moment), what });

/**
 * Describes the visibility of a page, a section or the notice in one or two sentences.
 * @param name its name, where several are listed
 */
export const describeVisibility = (visibility: PageVisibility, name?: string): string =>
  formatWithDate(messages[visibility.word], visibility, name && `“${name}”`);

/** Describes the visibility of a page in a few words for lists; empty if it is always visible. */
export const shortVisibility = (visibility: PageVisibility | undefined): string =>
  visibility ? formatWithDate(messages.short[visibility.word], visibility) : '';

/** Says in a few words why visitors do not see a section or the notice now; empty if they see it. */
export const hiddenStatus = (section: unknown, now: string): string => {
  const visibility = visibilityOf(section, now);
  if (isHidden(section)) return words.sections.hidden;
  return visibility?.word === 'until' ? '' : shortVisibility(visibility);
};
