const format = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });

/** A time as people read it where they are. @param time in milliseconds since 1970 */
export const formatTime = (time: number): string => format.format(time);
