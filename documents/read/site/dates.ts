/** The dates of a page: from when and until when it is on the site. */
export type Dates = { publishAt?: string; unpublishAt?: string };

/** Why a page is not on the site: not yet, or no longer. */
export type Unavailability = { word: 'before' | 'since'; moment: string };

/** The last format that was made: it takes longer to make than a page takes to check, and a site has one zone. */
let last: { timeZone: string; format: Intl.DateTimeFormat } | undefined;

/**
 * How moments are written in a time zone.
 * @throws RangeError when there is no such time zone
 */
export const momentFormat = (timeZone: string): Intl.DateTimeFormat => {
  if (last?.timeZone === timeZone) return last.format;
  // Swedish writes dates as ISO 8601 does.
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  last = { timeZone, format };
  return format;
};

/** Clocks are set back by two hours at most, in minutes. */
const longestRepeat = 120;
const minuteMs = 60_000;

/**
 * The latest moment that the clocks of a time zone have shown up to an instant, as documents write it: `2026-03-01 08:00`.
 * While clocks repeat an hour, at the end of daylight saving time, this is the end of that hour: what has come in its first
 * pass does not go again in its second one.
 * @throws RangeError when there is no such time zone
 */
export const formatLocalTime = (time: Date, timeZone: string): string => {
  const format = momentFormat(timeZone);
  const before = (minutes: number): string => format.format(time.getTime() - minutes * minuteMs);
  const now = before(0);
  const elapsed = (Date.parse(`${now}Z`) - Date.parse(`${before(longestRepeat)}Z`)) / minuteMs;
  if (elapsed >= longestRepeat) return now;
  return Array.from({ length: longestRepeat }, (_, minutes) => before(minutes)).reduce((latest, shown) =>
    shown > latest ? shown : latest,
  );
};

/** A day alone begins at midnight; written so, moments compare as texts. */
const full = (moment: string): string => (moment.includes(' ') ? moment : `${moment} 00:00`);

/** Whether one moment comes before another. */
export const isBefore = (one: string, other: string): boolean => full(one) < full(other);

/** Whether a moment is a day of the calendar: 2026-02-30 is none. */
export const isCalendarDay = (moment: string): boolean => {
  const day = moment.slice(0, 'yyyy-mm-dd'.length);
  const date = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
};

/**
 * Why a page is not on the site at a moment.
 * @returns nothing when it is there
 */
export const unavailabilityAt = (
  { publishAt, unpublishAt }: Dates,
  now: string,
): Unavailability | undefined => {
  if (publishAt !== undefined && isBefore(now, publishAt)) return { word: 'before', moment: publishAt };
  if (unpublishAt !== undefined && !isBefore(now, unpublishAt)) return { word: 'since', moment: unpublishAt };
  return undefined;
};
