import { list, pattern, text } from '../../fields.ts';
import { checkTyped, rules } from '../checked-value.ts';
import { advice, defineField } from '../define-field.ts';
import { cleanCode, toAsciiDigits } from '../cleaning/clean.ts';
import { removeInvisible } from '../cleaning/invisible.ts';

/** Returns the first `rules.zipDigits` digits of a text. */
export const extractZipDigits = (text: string): string =>
  toAsciiDigits(removeInvisible(text)).replace(/\D/g, '').slice(0, rules.zipDigits);

/** A zip code with its four-digit extension ("ZIP+4"), such as `92626-1234`. */
const extended = new RegExp(`^\\d{${rules.zipDigits}}\\D?\\d{4}$`);

/** Returns a zip code cleaned and without its extension. */
const cleanZipCode = (value: string): string => {
  const code = cleanCode(value).trim();
  return extended.test(code) ? extractZipDigits(code) : code;
};

/** A zip code of the United States; its extension is dropped. */
export const postalCodeField = () =>
  defineField({
    kind: 'postal-code',
    title: 'Zip code',
    description: `A zip code of ${rules.zipDigits} digits.`,
    rules: ['tooLong', 'format'],
    settings: {
      placeholder: text('Shown in the empty field.', '92626').optional(),
      area: advice('Points out zip codes outside your area.', {
        prefixes: list(
          pattern(/^\d{1,5}$/, 'The first digits of zip codes.', '926'),
          'The first digits of the zip codes where you work, each in quotes.',
        ),
        text: text(
          'Shown below a zip code that begins otherwise.',
          'This is outside the area where we usually work. Ask us anyway.',
        ),
      }),
    },
    example: { name: 'zipCode', label: 'Zip code' },
  });

const validCode = new RegExp(`^\\d{${rules.zipDigits}}$`);

export const checkPostalCode = (value: unknown) =>
  checkTyped(value, cleanZipCode, (code) => (validCode.test(code) ? undefined : 'format'));

/** Whether a valid zip code begins with none of the prefixes. */
export const isOutsideArea = (value: string, prefixes: readonly string[]): boolean => {
  const code = cleanZipCode(value);
  return validCode.test(code) && !prefixes.some((prefix) => code.startsWith(prefix));
};
