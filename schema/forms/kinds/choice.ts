import * as z from 'zod';
import { icon, pattern, text } from '../../fields.ts';
import { checkTyped } from '../checked-value.ts';
import { defineField } from '../define-field.ts';

/** The choices of a field, each with the value that is sent and the label that visitors read. */
export const choiceList = () =>
  z
    .array(
      z.strictObject({
        value: pattern(
          /^[a-z0-9][a-z0-9-]{0,39}$/,
          'The value in requests, in the archive and in conditions; in lowercase with hyphens.',
          'kitchen',
          'hard-surfaces',
        ).meta({ more: true }),
        label: text('The label of the choice.', 'Kitchen'),
        icon: icon.optional(),
      }),
    )
    .min(1)
    .max(40)
    .meta({ description: 'The choices, in the order in which they are shown.' });

/** A field in which visitors select one of several choices. */
export const choiceField = () =>
  defineField({
    kind: 'choice',
    title: 'One choice',
    description: 'One of several choices.',
    rules: ['unknown', 'tooLong'],
    settings: { choices: choiceList() },
    example: {
      name: 'product',
      label: 'What would you like?',
      choices: [
        { value: 'bread', label: 'Bread' },
        { value: 'cake', label: 'Cake' },
      ],
    },
  });

export type ChoiceSettings = { choices: readonly { value: string }[] };

export const checkChoice = (value: unknown, { choices }: ChoiceSettings) =>
  checkTyped(value, undefined, (chosen) =>
    choices.some((choice) => choice.value === chosen) ? undefined : 'unknown',
  );
