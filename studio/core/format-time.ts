import { isCalendarDay } from '../../documents/read/site/dates.ts';

const format = new Intl.DateTimeFormat(undefined, { dateStyle: 'full', timeStyle: 'short' });

/** Formats a time in the locale and time zone of the browser. @param time in milliseconds since 1970 */
export const formatTime = (time: number): string => format.format(time);

const dayFormat = new Intl.DateTimeFormat(undefined, { dateStyle: 'long', timeZone: 'UTC' });

/** Formats the first and the last of several days, such as "December 24 – 25, 2026"; empty for other texts. */
export const formatDays = (from: string, to: string): string =>
  [from, to].every((day) => day.length === 'yyyy-mm-dd'.length && isCalendarDay(day))
    ? dayFormat.formatRange(new Date(from), new Date(to))
    : '';

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
