import * as z from 'zod';
import { text } from '../../fields.ts';
import { checkLine } from '../checked-value.ts';
import { cleanLine } from '../clean.ts';
import { defineField } from '../define-field.ts';
import { toAsciiDigits } from '../digits.ts';
import { removeInvisible } from '../invisible.ts';

const bound = (description: string, example: number) =>
  z
    .number()
    .min(-1e9)
    .max(1e9)
    .meta({ description, examples: [example] })
    .optional();

/** A number, such as a quantity or an area. */
export const numberField = () =>
  defineField({
    kind: 'number',
    title: 'Number',
    description: 'A number, such as a quantity or an area.',
    rules: ['format', 'tooSmall', 'tooLarge', 'tooLong'],
    settings: {
      placeholder: text('Shown in the empty field.', '12').optional(),
      minimum: bound('The smallest number.', 1),
      maximum: bound('The largest number.', 100),
      decimals: z
        .boolean()
        .meta({ description: 'Whether the number may have decimals, such as 2.5.', examples: [true] })
        .optional(),
    },
    example: { name: 'quantity', label: 'How many?', minimum: 1, maximum: 100 },
  });

type Limits = { minimum?: number | undefined; maximum?: number | undefined; decimals?: boolean | undefined };

/** Returns a number in ASCII digits without separators of thousands: `1,200` becomes `1200`. */
const cleanNumber = (written: string): string =>
  toAsciiDigits(removeInvisible(cleanLine(written))).replace(/(\d),(?=\d{3}(?!\d))/g, '$1');

const whole = /^-?\d+$/;
const decimal = /^-?\d+(?:\.\d+)?$/;

export const checkNumber = (
  value: unknown,
  { minimum = -Infinity, maximum = Infinity, decimals = false }: Limits,
) =>
  checkLine(typeof value === 'number' ? String(value) : value, cleanNumber, (number) => {
    if (!(decimals ? decimal : whole).test(number)) return 'format';
    if (Number(number) < minimum) return 'tooSmall';
    return Number(number) > maximum ? 'tooLarge' : undefined;
  });
