import { cleanLine, cleanText, toAsciiDigits } from '../../schema/forms/cleaning/clean.ts';
import { removeInvisible } from '../../schema/forms/cleaning/invisible.ts';
import { formatWeekday, type Locale } from '../../schema/locale.ts';
import type { LeadField } from '../lead-message.ts';

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes a text for HTML, including attribute values. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => entities[character] ?? character);

/**
 * Removes bidirectional embeddings, overrides and isolates. They reorder the text that follows, so that an address or number
 * can look like another one.
 */
const stripBidiControls = (text: string): string => text.replace(/[\u202a-\u202e\u2066-\u2069]/g, '');

/** Returns visitor input on a single line, without control characters and bidirectional controls. */
export const toSafeLine = (text: string): string => stripBidiControls(cleanLine(text));

/** Returns a label on a single line with a colon, unless it ends with a punctuation mark of its own. */
export const addColon = (label: string): string => toSafeLine(label).replace(/[^?!.:…]$/u, '$&:');

/** Adds the day of the week to a date, such as `2026-12-24 (Thursday)`. Returns any other text unchanged. */
const addWeekday = (date: string, locale: Locale): string =>
  /^\d{4}-\d\d-\d\d$/.test(date) && !Number.isNaN(Date.parse(date))
    ? `${date} (${formatWeekday(date, locale)})`
    : date;

/** Returns the value of a field on a single line, as people read it: the labels of what was chosen, dates with their day. */
export const formatFieldValue = (
  { kind, value, chosen = [value].flat() }: LeadField,
  locale: Locale,
): string => {
  const line = toSafeLine(chosen.join(', '));
  // A word would be in the language of the engine.
  if (kind === 'consent' && line !== '') return '✓';
  return kind === 'date' ? addWeekday(line, locale) : line;
};

/** Returns the value of a field with its line breaks, without control characters and bidirectional controls. */
export const formatParagraph = ({ value }: LeadField): string =>
  stripBidiControls(cleanText([value].flat().join('\n')));

/** Characters that separate the digits of a phone number. A slash also does, between two digits. */
const separators = String.raw`\s().·\u2010-\u2015-`;

/** Matches a phone number: at the start, or after a label such as `cell` or `tel:`. */
const phoneNumberPattern = new RegExp(
  String.raw`(?:^|[\s:.#)-]|\p{L}(?=\+))(\(?\+?\s?\(?\d(?:[\d${separators}]|/(?=\d))*)`,
  'gu',
);

/**
 * Returns the `tel:` URL of a phone number as people write it: `tel:7145550199` for `cell (714) 555-0199 ext. 12`. Labels,
 * extensions and a second number are left out, and so is the `(0)` after a country code, which is not dialed. Digits of other
 * scripts become ASCII digits. Empty if there are too few digits.
 */
export const phoneUrl = (phone: string): string => {
  for (const [, match = ''] of toAsciiDigits(removeInvisible(phone)).matchAll(phoneNumberPattern)) {
    const isInternational = /^\(?\+/.test(match);
    const digits = (isInternational ? match.replace('(0)', '') : match).replace(/\D/g, '');
    if (digits.length >= 7 && digits.length <= 15) return `tel:${isInternational ? '+' : ''}${digits}`;
  }
  return '';
};

/** Returns a `mailto:` URL. All special characters except for the `@` before the host are percent-encoded (RFC 6068). */
export const mailtoUrl = (address: string): string =>
  `mailto:${address.split('@').map(encodeURIComponent).join('@')}`;
