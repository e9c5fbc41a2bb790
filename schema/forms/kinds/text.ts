import { integer, text } from '../../fields.ts';
import { checkLine } from '../checked-value.ts';
import { defineField } from '../define-field.ts';
import { countCharacters, rules } from '../rules.ts';

/** One line of text, such as the name of a street. */
export const textField = () =>
  defineField({
    kind: 'text',
    title: 'Line of text',
    description: 'One line of text.',
    rules: ['tooShort', 'tooLong'],
    settings: {
      placeholder: text('Shown in the empty field.', 'Ocean Avenue 12').optional(),
      minimum: integer('The smallest number of characters.', 1, rules.fieldMaximum, 3).optional(),
      maximum: integer('The largest number of characters.', 1, rules.fieldMaximum, 80).optional(),
    },
    example: { name: 'street', label: 'Street' },
  });

export const checkText = (value: unknown, { minimum = 0, maximum = rules.fieldMaximum }: Limits) =>
  checkLine(value, undefined, (line) =>
    line.length > maximum ? 'tooLong' : countCharacters(line) < minimum ? 'tooShort' : undefined,
  );

type Limits = { minimum?: number | undefined; maximum?: number | undefined };
