/**
 * Returns the current date in a time zone, such as `2026-12-24`.
 * @throws RangeError if the time zone does not exist
 */
export const currentDate = (timeZone: string, now = new Date()): string =>
  // The Swedish locale uses the ISO 8601 format.
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(now);
