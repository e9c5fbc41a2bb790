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
