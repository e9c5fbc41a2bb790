import type { Dates } from '../../documents/read/site/dates.ts';
import { publicationDates } from '../../documents/read/site/publication.ts';
import { addDays } from '../../schema/forms/kinds/date.ts';
import { formatMessage, words } from '../messages/messages.ts';

const format = new Intl.DateTimeFormat(undefined, { dateStyle: 'full', timeStyle: 'short' });

/** Formats a time in the locale and time zone of the browser. @param time in milliseconds since 1970 */
export const formatTime = (time: number): string => format.format(time);

/** Matches a date and an optional time as documents contain them. */
export const momentPattern = /^(\d{4}-\d\d-\d\d)(?: (\d\d:\d\d))?$/;

/**
 * Formats a moment in the editor's locale, without converting the time zone: it stays the site's local time.
 * @param text a moment in the format of the documents; any other text is returned
 */
export const formatMoment = (text: string): string => {
  const [, day, time] = momentPattern.exec(text) ?? [];
  const date = new Date(`${day}T${time ?? '00:00'}`);
  if (Number.isNaN(date.getTime())) return text;
  return date.toLocaleString(undefined, { dateStyle: 'long', ...(time && { timeStyle: 'short' }) });
};

/**
 * Returns a text for each date: when visitors see something first and last. The last day is the one before `unpublishAt`,
 * which is the first day without it; a time is the last one itself.
 * @param texts texts with `{date}`; those that are empty are left out
 */
export const describeDates = (texts: Required<Dates>, { publishAt = '', unpublishAt = '' }: Dates) => {
  const last = /^[\d-]+$/.test(unpublishAt) ? addDays(unpublishAt, -1) : unpublishAt;
  return [
    publishAt && formatMessage(texts.publishAt, { date: formatMoment(publishAt) }),
    unpublishAt && formatMessage(texts.unpublishAt, { date: formatMoment(last) }),
  ].filter(Boolean);
};

/** Returns a text of a document as editors read it: those of `publishAt` and `unpublishAt` with their meaning. */
export const formatDate = (field: unknown, text: string): string => {
  const { before, until } = words.dates.short;
  const dates = publicationDates({ [String(field)]: text });
  return describeDates({ publishAt: before, unpublishAt: until }, dates)[0] ?? formatMoment(text);
};
