const format = new Intl.DateTimeFormat(undefined, { dateStyle: 'full', timeStyle: 'short' });

/** Formats a time in the locale and time zone of the browser. @param time in milliseconds since 1970 */
export const formatTime = (time: number): string => format.format(time);
