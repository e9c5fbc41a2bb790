import { integer, text } from '../../fields.ts';
import { checkTyped } from '../checked-value.ts';
import { cleanCode, toAsciiDigits } from '../cleaning/clean.ts';
import { advice, defineField } from '../define-field.ts';

/** A phone number in any format; the mail has a button that calls it. */
export const phoneField = () =>
  defineField({
    kind: 'phone',
    title: 'Phone number',
    description: 'A phone number, in any format.',
    rules: ['tooLong'],
    settings: {
      placeholder: text('Shown in the empty field.', '(714) 555-0142').optional(),
      digits: advice('Points out incomplete numbers.', {
        minimum: integer('The number of digits of a complete phone number.', 1, 15, 10),
        text: text(
          'Shown below a number with fewer digits.',
          'This number has fewer than {minimum} digits. Is it complete?',
        ),
      }),
    },
    example: { name: 'phone', label: 'Phone' },
  });

export const checkPhone = (value: unknown) => checkTyped(value, cleanCode);

/** Whether a phone number has fewer than `minimum` digits; an empty one is not incomplete. */
export const isIncompletePhone = (value: string, minimum: number): boolean =>
  value.trim() !== '' && toAsciiDigits(value).replace(/\D/g, '').length < minimum;
