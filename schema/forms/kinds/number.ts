import { decimal, flag, text } from '../../fields.ts';
import { checkTyped, type Limits } from '../checked-value.ts';
import { cleanCode, toAsciiDigits } from '../cleaning/clean.ts';
import { defineField } from '../define-field.ts';

/** A number, such as a quantity or an area. */
export const numberField = () =>
  defineField({
    kind: 'number',
    title: 'Number',
    description: 'A number, such as a quantity or an area.',
    rules: ['format', 'tooSmall', 'tooLarge', 'tooLong'],
    settings: {
      placeholder: text('Shown in the empty field.', '12').optional(),
      minimum: decimal('The smallest number.', -1e9, 1e9, 1).optional(),
      maximum: decimal('The largest number.', -1e9, 1e9, 100).optional(),
      decimals: flag('Whether the number may have decimals, such as 2.5.').optional(),
    },
    example: { name: 'quantity', label: 'How many?', minimum: 1, maximum: 100 },
  });

/** Returns a number in ASCII digits without separators of thousands: `1,200` becomes `1200`. */
const cleanNumber = (written: string): string =>
  toAsciiDigits(cleanCode(written)).replace(/(\d),(?=\d{3}(?!\d))/g, '$1');

const whole = /^-?\d+$/;
const fraction = /^-?\d+(?:\.\d+)?$/;

export const checkNumber = (
  value: unknown,
  { minimum = -Infinity, maximum = Infinity, decimals }: Limits & { decimals?: boolean | undefined },
) =>
  checkTyped(typeof value === 'number' ? String(value) : value, cleanNumber, (number) => {
    if (!(decimals ? fraction : whole).test(number)) return 'format';
    if (Number(number) < minimum) return 'tooSmall';
    return Number(number) > maximum ? 'tooLarge' : undefined;
  });
