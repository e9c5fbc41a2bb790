import { toAsciiDigits } from '../../schema/forms/digits.ts';
import { removeInvisible } from '../../schema/forms/invisible.ts';

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text as HTML shows it: nothing that the visitor wrote is markup. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);

/**
 * Text without the signs that reorder what follows them (bidirectional embeddings, overrides and isolates):
 * they can make an address or a number read as another.
 */
export const stripBidiControls = (text: string): string => text.replace(/[\u202a-\u202e\u2066-\u2069]/g, '');

/** What separates the digits of a phone number, beside a slash between two of them. */
const separators = String.raw`\s().·\u2010-\u2015-`;

/** A run of digits as people write a number: at the start, or behind a label such as `cell` or `tel:`. */
const writtenNumber = new RegExp(
  String.raw`(?:^|[\s:.#)-]|\p{L}(?=\+))(\(?\+?\s?\(?\d(?:[\d${separators}]|/(?=\d))*)`,
  'gu',
);

/**
 * Returns the address of a phone link for a number as people write it: `cell (714) 555-0199 ext. 12` is
 * `tel:7145550199`. Labels, extensions and a second number are left out, as is the `(0)` that is not dialed behind a
 * country code. Digits of other scripts become ASCII digits. Empty when there are too few digits to call.
 */
export const phoneUrl = (phone: string): string => {
  for (const [, written = ''] of toAsciiDigits(removeInvisible(phone)).matchAll(writtenNumber)) {
    const isInternational = /^\(?\+/.test(written);
    const digits = (isInternational ? written.replace('(0)', '') : written).replace(/\D/g, '');
    if (digits.length >= 7 && digits.length <= 15) return `tel:${isInternational ? '+' : ''}${digits}`;
  }
  return '';
};

/** A moment as the business reads it: day, time and zone where it stands. */
export const formatMoment = (iso: string, timeZone: string): string =>
  new Intl.DateTimeFormat('en-US', {
    timeZone,
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  })
    .format(new Date(iso))
    .replaceAll('\u202f', ' ');
