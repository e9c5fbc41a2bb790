import * as z from 'zod';
import { integer } from '../../fields.ts';
import { checkTyped } from '../checked-value.ts';
import { defineField } from '../define-field.ts';

/** The largest number of days between today and a date. */
const maxDays = 3650;

/** A date in the future, such as that of an appointment or a delivery. */
export const dateField = () =>
  defineField({
    kind: 'date',
    title: 'Date',
    description: 'A date that is not in the past.',
    rules: ['format', 'tooEarly', 'tooLate', 'tooLong'],
    settings: {
      days: z
        .strictObject({
          from: integer('The first date, in days from today.', 0, maxDays, 2).meta({ title: 'First day' }),
          to: integer('The last date, in days from today.', 0, maxDays, 90).meta({ title: 'Last day' }),
        })
        .meta({ description: 'The range of dates, in days from today. Without it, any date from today on.' })
        .optional(),
    },
    example: { name: 'date', label: 'Which day?', days: { from: 2, to: 90 } },
  });

type Limits = { days?: { from: number; to: number } | undefined };

const dayMs = 86_400_000;

/** Returns the date `days` days after another one, both in the format `2026-12-24`. */
export const addDays = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * dayMs).toISOString().slice(0, date.length);

/** Returns the first and the last valid date of a field. @param today the current date, such as `2026-12-24` */
export const dateRange = ({ days = { from: 0, to: maxDays } }: Limits, today: string) => ({
  first: addDays(today, days.from),
  last: addDays(today, days.to),
});

const isDate = (value: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value)) && addDays(value, 0) === value;

/** @param today the current date at the business, such as `2026-12-24` */
export const checkDate = (value: unknown, field: Limits, today: string) =>
  checkTyped(value, undefined, (date) => {
    if (!isDate(date)) return 'format';
    const { first, last } = dateRange(field, today);
    if (date < first) return 'tooEarly';
    return date > last ? 'tooLate' : undefined;
  });

/**
 * Returns the current date in a time zone, such as `2026-12-24`.
 * @throws RangeError if the time zone does not exist
 */
export const currentDate = (timeZone: string, now = new Date()): string =>
  // The Swedish locale uses the ISO 8601 format.
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(now);
