import { suggestTime } from './date-time.ts';

const range = /^(?:from\s+|open\s+)?(.+?)\s*(?:-|\bto\b|\buntil\b|\btill?\b|\/)\s*(.+)$/i;
const half = /[ap]\.?m\b/i;

/**
 * Parses opening hours to opening and closing time, such as `09:00` and `13:00`. Without AM and PM, the closing time
 * is assumed to be after the opening time: in 9-1, 1 is 13:00.
 */
export const readHours = (written: string): [string, string] | undefined => {
  const [, from = '', to = ''] = range.exec(written.trim().replace(/[\u2010-\u2015]/g, '-')) ?? [];
  const opens = suggestTime(from);
  const closes = suggestTime(to);
  if (opens === undefined || closes === undefined) return undefined;
  const isBefore = closes <= opens && !half.test(to) && Number(closes.slice(0, 2)) < 12;
  return [opens, isBefore ? `${Number(closes.slice(0, 2)) + 12}${closes.slice(2)}` : closes];
};

/** Converts opening hours to the format of documents: `09:00-13:00`. */
export const suggestHours = (written: string): string | undefined => readHours(written)?.join('-');
