import { integer, text } from '../../fields.ts';
import { checkLength, rules, type Limits } from '../checked-value.ts';
import { cleanText } from '../cleaning/clean.ts';
import { defineField } from '../define-field.ts';

/** A text of several lines, which is printed at the end of the mail. */
export const paragraphField = () =>
  defineField({
    kind: 'paragraph',
    title: 'Text of several lines',
    description: 'A text of several lines, such as a message.',
    rules: ['tooShort', 'tooLong'],
    settings: {
      placeholder: text('Shown in the empty field.', 'Minimum {minimum} characters').optional(),
      minimum: integer('The smallest number of characters.', 1, rules.messageMaximum, 100).optional(),
      maximum: integer('The largest number of characters.', 1, rules.messageMaximum, 2000).optional(),
      counter: text(
        'A live counter below the field; {count} is the number of characters typed.',
        '{count}/{minimum} characters',
      ).optional(),
      missing: text('Shown while {count} more characters are needed.', '{count} more characters').optional(),
    },
    example: { name: 'message', label: 'Message' },
  });

export const checkParagraph = (value: unknown, { minimum, maximum = rules.messageMaximum }: Limits) =>
  checkLength(value, cleanText, { minimum, maximum });
