import type { OpeningHours } from './locations.ts';
import type { sitePrice } from './sections/price-range.ts';
import type { Facts } from './site.ts';
import { tryOrUndefined } from './try-or-undefined.ts';
import type * as z from 'zod';

/** How a site writes dates, numbers, money and phone numbers. */
export type Locale = {
  /** Language and country for `Intl`, such as `en-US`. */
  tag: string;
  /** ISO 3166 code, such as `US`. */
  country: string;
  /** ISO 4217 code, such as `USD`. */
  currency: string;
  /** Country code of phone numbers without `+`, such as `1`. */
  callingCode: string;
};

type LocaleFacts = Pick<Facts, 'language' | 'country' | 'currency' | 'callingCode'>;

/** Returns the locale of a site, even if its facts are not valid. The defaults are those of the United States. */
export const localeOf = (facts: LocaleFacts): Locale => {
  const { language = 'en', country = 'US', currency = '', callingCode = '1' } = facts;
  return {
    tag: tryOrUndefined(() => new Intl.Locale(language, { region: country }).toString()) ?? 'en-US',
    country,
    currency: /^[A-Z]{3}$/.test(currency) ? currency : 'USD',
    callingCode,
  };
};

/** A price: one amount (`from`), or a range (`from` to `to`). */
export type Price = Pick<z.infer<typeof sitePrice>, 'from' | 'to'>;

/** Formats a number: `10,000`. */
export const formatNumber = (number: number, { tag }: Locale): string => number.toLocaleString(tag);

/** Formats of money by locale, because creating one takes longer than using it a hundred times. */
const moneyFormats = new Map<string, Intl.NumberFormat>();

/** Formats an amount of money: `$3`, `$1.50`, `$25,000`. */
export const formatAmount = (amount: number, { tag, currency }: Locale): string => {
  const digits = Number.isInteger(amount) ? { minimumFractionDigits: 0 } : {};
  const key = `${tag} ${currency} ${Object.keys(digits).length}`;
  const format =
    moneyFormats.get(key) ?? new Intl.NumberFormat(tag, { style: 'currency', currency, ...digits });
  moneyFormats.set(key, format);
  return format.format(amount);
};

/**
 * Formats a price in the same way in texts, tables and calculators: `$3-$5`, or `$350` if there is no range. A symbol that
 * the language separates by a space is written once: `18-32 €`, `€ 45-65`.
 */
export const formatPrice = ({ from, to = from }: Price, locale: Locale): string => {
  const [low, high] = [formatAmount(from, locale), formatAmount(to, locale)];
  return low === high ? low : `${low.replace(/\s\D+$/, '')}-${high.replace(/^\D+\s/, '')}`;
};

/** Formats a list: `Irvine, Tustin, and Orange`. */
export const formatList = (texts: Iterable<string>, { tag }: Locale): string =>
  new Intl.ListFormat(tag).format(texts);

/** Replaces the narrow space that `Intl` writes before AM and PM. */
const withPlainSpaces = (text: string): string => text.replaceAll('\u202f', ' ');

/** Formats a time of a 24-hour clock: `6:00 PM` for `18:00`. */
const formatTime = (clock: string, { tag }: Locale): string =>
  withPlainSpaces(
    new Intl.DateTimeFormat(tag, { timeZone: 'UTC', hour: 'numeric', minute: '2-digit' }).format(
      Date.parse(`1970-01-01T${clock}Z`),
    ),
  );

/** Formats opening hours: `8:00 AM-6:00 PM`, or their text if there are none. */
export const formatHours = ({ open = [], text = '' }: OpeningHours, locale: Locale): string =>
  open.length === 0
    ? text
    : formatList(
        open.map((span) => span.replace(/([01]\d|2[0-3]):[0-5]\d/g, (clock) => formatTime(clock, locale))),
        locale,
      );

/** Formats a day: `May 1, 2026`. */
export const formatDate = (day: string, { tag }: Locale): string =>
  new Intl.DateTimeFormat(tag, { timeZone: 'UTC', dateStyle: 'long' }).format(new Date(day));

/** Formats days without the year: `December 24`, or `December 24 – 26`. @param to the last day */
export const formatDays = (from: string | number, to: string | number, { tag }: Locale): string =>
  new Intl.DateTimeFormat(tag, { timeZone: 'UTC', month: 'long', day: 'numeric' }).formatRange(
    new Date(from),
    new Date(to),
  );

/** Formats the day of the week of a date: `Thursday`. */
export const formatWeekday = (date: string, { tag }: Locale): string =>
  new Intl.DateTimeFormat(tag, { timeZone: 'UTC', weekday: 'long' }).format(Date.parse(date));

/** Formats a time for the business: day, time and time zone at its location. */
export const formatMoment = (iso: string, timeZone: string, { tag }: Locale): string =>
  withPlainSpaces(
    new Intl.DateTimeFormat(tag, {
      timeZone,
      weekday: 'long',
      month: 'long',
      day: 'numeric',
      year: 'numeric',
      hour: 'numeric',
      minute: '2-digit',
      timeZoneName: 'short',
    }).format(new Date(iso)),
  );

/** Number of digits of a phone number of the United States, without the country code. */
const usDigits = 10;

/**
 * Returns the international number that a phone dials: `+17145550142` for `(714) 555-0142`. A number without a country
 * code gets that of the locale instead of a leading 0; where the 0 is dialed as well, as in Italy, documents write the
 * country code. A number with letters is unchanged, and short ones only lose spaces and punctuation.
 * @param written number as visitors read it
 */
export const toDialedNumber = (written: string, { callingCode }: Pick<Locale, 'callingCode'>): string => {
  if (/[a-z;{]/i.test(written)) return written;
  const digits = written.replace(/\D/g, '');
  if (written.trim().startsWith('+')) return `+${digits}`;
  if (callingCode !== '1') return digits.length < 7 ? digits : `+${callingCode}${digits.replace(/^0/, '')}`;
  if (digits.length === usDigits + 1) return `+${digits}`;
  return digits.length === usDigits ? `+1${digits}` : digits;
};

/** The postal codes of some countries: their number of digits, or their pattern. */
const postalCodes = new Map<string, number | RegExp>([
  ['US', 5],
  ['CA', /^[A-Z]\d[A-Z] ?\d[A-Z]\d$/i],
  ['DE', 5],
  ['ES', 5],
  ['FR', 5],
  ['GB', /^[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}$/i],
  ['JP', 7],
]);

/** Returns the number of digits of postal codes; undefined if they contain other characters, or for an unknown country. */
export const postalCodeDigits = (country: string): number | undefined => {
  const form = postalCodes.get(country);
  return typeof form === 'number' ? form : undefined;
};

/** Returns the pattern of postal codes; of unknown countries, any short text. */
export const postalCodePattern = (country: string): RegExp => {
  const form = postalCodes.get(country) ?? /^.{2,12}$/;
  return typeof form === 'number' ? new RegExp(`^\\d{${form}}$`) : form;
};
