/** The dates from which and until which a page is on the site. */
export type Dates = { publishAt?: string; unpublishAt?: string };

/** Why a page is not on the site: not before a date, or no longer since a date. */
export type Unavailability = { word: 'before' | 'since'; moment: string };

/**
 * Caches the format of the last time zone: creating one takes longer than checking a page, and a site has one time
 * zone.
 */
let cachedFormat: { timeZone: string; format: Intl.DateTimeFormat } | undefined;

/**
 * Returns the format of dates and times in a time zone.
 * @throws RangeError if the time zone does not exist
 */
export const dateTimeFormat = (timeZone: string): Intl.DateTimeFormat => {
  if (cachedFormat?.timeZone === timeZone) return cachedFormat.format;
  // The Swedish locale uses the ISO 8601 format.
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  cachedFormat = { timeZone, format };
  return format;
};

/** Maximum time in minutes by which clocks are set back. */
const maxRepeatMinutes = 120;
const minuteMs = 60_000;

/**
 * Returns the latest local time that the clocks of a time zone have shown up to `time`, in the format of documents:
 * `2026-03-01 08:00`. During the repeated hour at the end of daylight saving time, the result does not go back, so
 * that a published page stays published.
 * @throws RangeError if the time zone does not exist
 */
export const formatLocalTime = (time: Date, timeZone: string): string => {
  const format = dateTimeFormat(timeZone);
  const before = (minutes: number): string => format.format(time.getTime() - minutes * minuteMs);
  const now = before(0);
  const elapsed = (Date.parse(`${now}Z`) - Date.parse(`${before(maxRepeatMinutes)}Z`)) / minuteMs;
  if (elapsed >= maxRepeatMinutes) return now;
  return Array.from({ length: maxRepeatMinutes }, (_, minutes) => before(minutes)).reduce((latest, shown) =>
    shown > latest ? shown : latest,
  );
};

/** Adds midnight to a date without a time, so that dates can be compared as strings. */
const withTime = (moment: string): string => (moment.includes(' ') ? moment : `${moment} 00:00`);

/** Whether a date is before another one. */
export const isBefore = (one: string, other: string): boolean => withTime(one) < withTime(other);

/** Whether a date exists in the calendar: 2026-02-30 does not. */
export const isCalendarDay = (moment: string): boolean => {
  const day = moment.slice(0, 'yyyy-mm-dd'.length);
  const date = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
};

/**
 * Returns why a page is not on the site at a time.
 * @returns undefined if it is on the site
 */
export const unavailabilityAt = (
  { publishAt, unpublishAt }: Dates,
  now: string,
): Unavailability | undefined => {
  if (publishAt !== undefined && isBefore(now, publishAt)) return { word: 'before', moment: publishAt };
  if (unpublishAt !== undefined && !isBefore(now, unpublishAt)) return { word: 'since', moment: unpublishAt };
  return undefined;
};
