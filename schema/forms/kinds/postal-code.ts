import { postalCodeDigits, postalCodePattern } from '../../locale.ts';
import { list, pattern, text } from '../../fields.ts';
import { checkTyped } from '../checked-value.ts';
import { advice, defineField } from '../define-field.ts';
import { cleanCode, toAsciiDigits } from '../cleaning/clean.ts';
import { removeInvisible } from '../cleaning/invisible.ts';

/** A field of this kind in a form of a site: forms outside the United States name their country. */
export type PostalCodeField = { kind?: 'postal-code'; country?: string };

/** Returns the first digits of a text, as many as a postal code has. */
export const extractCodeDigits = (text: string, count: number): string =>
  toAsciiDigits(removeInvisible(text)).replace(/\D/g, '').slice(0, count);

/** A zip code of the United States with its four-digit extension ("ZIP+4"), such as `92626-1234`. */
const extended = /^\d{5}\D?\d{4}$/;

/** Returns a postal code cleaned, a zip code without its extension, and digits without spaces and hyphens. */
const cleanPostalCode = (value: string, { country = 'US' }: PostalCodeField): string => {
  const code = toAsciiDigits(cleanCode(value).trim());
  const digits = code.replace(/\D/g, '');
  if (country === 'US' && extended.test(code)) return digits.slice(0, 5);
  return digits.length === postalCodeDigits(country) && /^[\d\s\p{Pd}\u2212\u30FC]+$/u.test(code)
    ? digits
    : code;
};

/** A postal code of the country of the business. */
export const postalCodeField = () =>
  defineField({
    kind: 'postal-code',
    title: 'Postal code',
    description: 'A postal code, in the format of the country of the business if that is known.',
    rules: ['tooLong', 'format'],
    settings: {
      placeholder: text('Shown in the empty field.', '92626').optional(),
      area: advice('Points out postal codes outside your area.', {
        prefixes: list(
          pattern(/^[A-Z\d]{1,7}$/, 'The first characters of postal codes.', '926'),
          'The first characters of the postal codes where you work, each in quotes.',
        ),
        text: text(
          'Shown below a postal code that begins otherwise.',
          'This is outside the area where we usually work. Ask us anyway.',
        ),
      }),
    },
    example: { name: 'zipCode', label: 'Zip code' },
  });

export const checkPostalCode = (value: unknown, field: PostalCodeField) =>
  checkTyped(
    value,
    (code) => cleanPostalCode(code, field),
    (code) => (postalCodePattern(field.country ?? 'US').test(code) ? undefined : 'format'),
  );

/** Whether a valid postal code begins with none of the prefixes. */
export const isOutsideArea = (
  value: string,
  field: PostalCodeField,
  prefixes: readonly string[],
): boolean => {
  const code = cleanPostalCode(value, field);
  return (
    postalCodePattern(field.country ?? 'US').test(code) &&
    !prefixes.some((prefix) => code.toUpperCase().startsWith(prefix))
  );
};
