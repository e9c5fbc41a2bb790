/**
 * Returns the current date in a time zone, such as `2026-12-24`.
 * @param timeZone the IANA name of the time zone, such as `America/Los_Angeles`
 */
export const todayIn = (timeZone: string, now = new Date()): string =>
  // The Swedish format of a date is that of ISO 8601.
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(now);
