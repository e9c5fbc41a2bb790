import { unavailabilityAt, type Unavailability } from '../../documents/read/site/dates.ts';
import { areDatesReversed, publicationDates, toSiteTime } from '../../documents/read/site/publication.ts';
import { formatMessage, words } from '../messages/messages.ts';

const said = words.dates;

/** When visitors see a page, by its dates: not before a moment, until one, not since one; undefined when always. */
export type PageVisibility = Unavailability | { word: 'until'; moment: string };

/**
 * When visitors see a page, by its dates.
 * @param page the value of the page document, right or wrong
 * @param now the moment in the time zone of the business, as documents write it
 */
export const visibilityOf = (page: unknown, now: string): PageVisibility | undefined => {
  const dates = publicationDates({ document: { value: page } });
  // Nobody knows which of two dates is meant that are in the wrong order: the check reports them.
  if (areDatesReversed(dates)) return undefined;
  const { unpublishAt } = dates;
  return (
    unavailabilityAt(dates, now) ??
    (unpublishAt === undefined ? undefined : { word: 'until', moment: unpublishAt })
  );
};

/** The moment now in the time zone of the business. @param site the value of the site document */
export const nowFor = (site: unknown): string => toSiteTime(new Date(), site);

const dayFormat = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium' });
const timeFormat = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });

/** A moment as people read it: it is that of the business, wherever the editor is. @param moment as documents write it */
const shownMoment = (moment: string): string => {
  const [day, time] = moment.split(' ');
  return (time ? timeFormat : dayFormat).format(new Date(`${day}T${time ?? '00:00'}`));
};

const filled = (text: string, { moment }: PageVisibility): string =>
  formatMessage(text, { date: shownMoment(moment) });

/** What is said of a page by its dates alone; nothing when visitors always see it. */
const visibilityText = (visibility: PageVisibility | undefined): string =>
  visibility ? filled(said[visibility.word], visibility) : '';

/** The same in a few words, for a list. */
export const shortVisibility = (visibility: PageVisibility | undefined): string =>
  visibility ? filled(said.short[visibility.word], visibility) : '';

/** The value of a page as it is published; undefined where it is not, `'unknown'` where nobody knows. */
export type PublishedPage = unknown;

/** Whether visitors see the page as it is published; undefined when nobody knows. */
const isSeen = (published: PublishedPage, now: string): boolean | undefined => {
  if (published === 'unknown') return undefined;
  const visibility = visibilityOf(published, now);
  return published !== undefined && (visibility === undefined || visibility.word === 'until');
};

/**
 * What publishing a page changes about when visitors see it; nothing when they see it now and always.
 * @param after the value of the page now
 * @param now the moment in the time zone of the business
 */
export const diffVisibility = (
  published: PublishedPage,
  after: unknown,
  now: string,
): { severity: 'info' | 'warning'; text: string } | undefined => {
  const next = visibilityOf(after, now);
  const isSeenNow = isSeen(published, now);
  if (!next) {
    const appears = isSeenNow === false && published !== undefined;
    return appears ? { severity: 'info', text: said.always } : undefined;
  }
  if (next.word === 'until' || isSeenNow === false) return { severity: 'info', text: visibilityText(next) };
  const group = isSeenNow ? said.offline : said.perhaps;
  return { severity: 'warning', text: filled(group[next.word], next) };
};
