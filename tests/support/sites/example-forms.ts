import type { Form, FormDocument } from '../../../schema/form.ts';
import { exampleForm } from './example-form.ts';
import { field, type Field } from '../../../schema/forms/field.ts';
import { revisionOf } from '../../../schema/forms/revision.ts';

/** The example of every kind of field. */
const everyField = field.options
  .map((kind) => kind.meta()?.['examples'] as Field[])
  .map(([one]) => one as Field);

const document: FormDocument = {
  name: 'Order',
  steps: [
    {
      name: 'Product',
      heading: 'What would you like?',
      fields: everyField.filter(({ kind }) => kind === 'choice'),
    },
    {
      name: 'Cake',
      heading: 'Your cake',
      when: { product: 'cake' },
      fields: [
        {
          kind: 'choice',
          name: 'flavor',
          label: 'Flavor',
          choices: [...'abcdefghi'].map((value) => ({ value, label: `Flavor ${value}` })),
        },
        {
          kind: 'choices',
          name: 'extras',
          label: 'Extras',
          optional: true,
          hint: 'More **candles** on [request](/contact).',
          choices: [
            { value: 'cream', label: 'Cream' },
            { value: 'candles', label: 'Candles', icon: 'star' },
          ],
        },
        {
          kind: 'text',
          name: 'candles',
          label: 'Text on the candles',
          when: { extras: 'candles' },
          minimum: 3,
        },
      ],
    },
    {
      name: 'Details',
      heading: 'Everything else',
      fields: everyField.filter(({ kind }) => kind !== 'choice'),
    },
  ],
  texts: {
    ...exampleForm.texts,
    progress: 'Steps of your order',
    next: 'Next',
    nextReady: 'You can go on.',
    back: 'Back',
    optional: '(optional)',
    condition: 'Only if you chose {choice}.',
    success: { heading: 'What happens next', text: 'We bake.' },
  },
};

/** A form with every kind of field, conditions of a step and of a field, and every text. */
export const formOfEveryKind: Form = { ...document, type: 'order', revision: revisionOf(document) };
