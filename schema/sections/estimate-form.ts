import * as z from 'zod';
import type { Room } from '../forms/rules.ts';
import { notices, personLabels, privacyNote } from '../forms/copy.ts';
import type { FieldName } from '../forms/lead-fields.ts';
import { text } from '../fields.ts';
import { defineSection, firstExamples, heading, intro } from '../define-section.ts';

const room = (label: string) => text('The words of the choice.', label);

const fields = {
  heading: heading('Get a free estimate'),
  intro,
  progress: text('Name of the line that shows the steps, for screen readers.', 'Steps of your request'),
  rooms: z
    .strictObject({
      name: text('The step in one or two words.', 'Rooms'),
      heading: text('The question of step 1.', 'What rooms are included in your project?'),
      choices: z
        .strictObject({
          kitchen: room('Kitchen'),
          bathroom: room('Bathroom'),
          'hard-surfaces': room('Hard surfaces'),
          other: room('Other'),
        } satisfies Record<Room, z.ZodType>)
        .meta({ description: 'The rooms that can be chosen.' }),
    })
    .meta({ description: 'Step 1.' }),
  project: z
    .strictObject({
      name: text('The step in one or two words.', 'Project'),
      heading: text('The heading of step 2.', 'A little bit of information goes a long way!'),
      message: text('Label of the message.', 'Describe your project'),
      placeholder: text('Shown in the empty field.', 'Minimum {rules.messageMinimum} characters'),
      counter: text(
        'The live counter; {count} is the number typed.',
        '{count}/{rules.messageMinimum} characters',
      ),
      photos: z
        .strictObject({
          button: text('Label of the button that chooses them.', 'Add photos (optional)'),
          selected: text('How many were chosen; {count} is the number.', '{count} file(s) selected'),
          note: text(
            'Says honestly that they stay here.',
            'Photos are not sent yet; we ask for them by email.',
          ),
        })
        .meta({ description: 'The words around the photos that a visitor may choose.' }),
    })
    .meta({ description: 'Step 2.' }),
  contact: z
    .strictObject({
      name: text('The step in one or two words.', 'Contact'),
      heading: text('The heading of step 3.', 'Who should we contact to discuss?'),
      labels: z
        .strictObject({
          ...personLabels,
          zipCode: text('Label of the zip code.', 'Zip code'),
        } satisfies Record<Exclude<FieldName<'estimate'>, 'rooms' | 'message'>, z.ZodType>)
        .meta({ description: 'Labels of the fields.' }),
    })
    .meta({ description: 'Step 3.' }),
  next: text('Button to the next step.', 'Next'),
  nextReady: text(
    'Announced by screen readers when the button to the next step can be pressed.',
    'You can go on to the next step.',
  ).optional(),
  back: text('Button to the step before.', 'Back'),
  submit: text('Button that sends.', 'Get my free estimate'),
  sending: text('The same button while it sends.', 'Sending...'),
  privacy: privacyNote,
  notices,
};

export const estimateForm = defineSection({
  type: 'estimate-form',
  title: 'Estimate form',
  description: 'The request for an estimate in three steps.',
  live: true,
  invites: true,
  fields,
  example: firstExamples(fields),
});
