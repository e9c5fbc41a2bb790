import { form as formSchema, type Form, type FormDocument } from '../../../schema/form.ts';
import { exampleForm } from '../../support/sites/example-form.ts';
import { revisionOf } from '../../../schema/forms/revision.ts';

/** Creates a form as it is loaded from a document. Throws if the document would be invalid. */
export const createForm = (type: string, name: string, steps: FormDocument['steps']): Form => {
  const document = formSchema.parse({ name, steps, texts: exampleForm.texts });
  return { ...document, type, revision: revisionOf(document) };
};

const person: FormDocument['steps'][number]['fields'] = [
  { name: 'name', kind: 'name', label: 'Name' },
  { name: 'email', kind: 'email', label: 'Email', errors: { format: 'Mend the address.' } },
  { name: 'phone', kind: 'phone', label: 'Phone', errors: { required: 'Give a telephone.' } },
];

/** A form of three steps whose fields are in another order than in its requests. */
export const estimateForm = createForm('estimate', 'Estimate', [
  {
    fields: [
      {
        name: 'rooms',
        kind: 'choices',
        label: 'Rooms',
        choices: [
          { value: 'kitchen', label: 'Kitchen' },
          { value: 'bathroom', label: 'Bathroom' },
          { value: 'hard-surfaces', label: 'Hard surfaces' },
          { value: 'other', label: 'Other' },
        ],
      },
    ],
  },
  {
    fields: [
      { name: 'message', kind: 'paragraph', label: 'Message', minimum: 100 },
      { name: 'images', kind: 'photos', label: 'Photos', selected: '{count} selected', note: 'Not sent.' },
    ],
  },
  { fields: [...person, { name: 'zipCode', kind: 'postal-code', label: 'Zip code' }] },
]);

/** A form of one step. */
export const contactForm = createForm('contact', 'Message', [
  { fields: [...person, { name: 'message', kind: 'paragraph', label: 'Message' }] },
]);

/** A form with a field of every other kind, a condition and no field with the name of the visitor. */
export const orderForm = createForm('order', 'Cake order', [
  {
    fields: [
      {
        name: 'product',
        kind: 'choice',
        label: 'What would you like?',
        choices: [
          { value: 'bread', label: 'Bread' },
          { value: 'cake', label: 'Birthday cake' },
        ],
      },
      { name: 'lettering', kind: 'text', label: 'Words on the cake', when: { product: 'cake' }, maximum: 30 },
      { name: 'quantity', kind: 'number', label: 'How many?', minimum: 1, maximum: 20 },
      { name: 'date', kind: 'date', label: 'Which day?', optional: true },
      { name: 'contactEmail', kind: 'email', label: 'Your address' },
      { name: 'agreed', kind: 'consent', label: 'I [pay](/prices) **when** I fetch it', optional: true },
      { name: 'allergies', kind: 'paragraph', label: 'Allergies', optional: true },
      { name: 'note', kind: 'paragraph', label: 'Anything else?', optional: true },
    ],
  },
]);
