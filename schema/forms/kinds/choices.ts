import type { CheckedValue } from '../checked-value.ts';
import { defineField } from '../define-field.ts';
import { choiceList, type ChoiceSettings } from './choice.ts';

/** A field in which visitors select any number of choices; at least one unless the field is optional. */
export const choicesField = () =>
  defineField({
    kind: 'choices',
    title: 'Several choices',
    description: 'One or more of several choices.',
    rules: ['unknown'],
    settings: { choices: choiceList() },
    example: {
      name: 'rooms',
      label: 'Rooms',
      choices: [
        { value: 'kitchen', label: 'Kitchen' },
        { value: 'bathroom', label: 'Bathroom' },
      ],
    },
  });

/** Returns the chosen values without duplicates, in the order of the choices. A value that is not an array is empty. */
export const checkChoices = (value: unknown, { choices }: ChoiceSettings): CheckedValue => {
  const chosen: unknown[] = Array.isArray(value) ? value : [];
  const known = choices.map((choice) => choice.value);
  if (chosen.some((one) => typeof one !== 'string' || !known.includes(one))) return { rule: 'unknown' };
  return { value: known.filter((one) => chosen.includes(one)) };
};
