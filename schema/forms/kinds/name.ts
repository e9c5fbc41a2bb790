import { text } from '../../fields.ts';
import { checkTyped } from '../checked-value.ts';
import { defineField } from '../define-field.ts';

/** The name of a person: the first line of the mail. */
export const nameField = () =>
  defineField({
    kind: 'name',
    title: 'Name',
    description: 'The name of the visitor, on one line.',
    rules: ['tooLong'],
    settings: { placeholder: text('Shown in the empty field.', 'First and last name').optional() },
    example: { name: 'name', label: 'Full name' },
  });

export const checkName = (value: unknown) => checkTyped(value);
