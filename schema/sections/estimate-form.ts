import * as z from 'zod';
import type { Room } from '../forms/rules.ts';
import { notices, personLabels, privacyNote } from '../forms/copy.ts';
import type { FieldName } from '../forms/lead-fields.ts';
import { text } from '../fields.ts';
import { defineSection, firstExamples, heading, intro } from '../define-section.ts';

const room = (label: string) => text('The label of the choice.', label);

const fields = {
  heading: heading('Get a free estimate'),
  intro,
  progress: text('Label of the progress indicator for screen readers.', 'Steps of your request'),
  rooms: z
    .strictObject({
      name: text('The name of the step, in one or two words.', 'Rooms'),
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
      name: text('The name of the step, in one or two words.', 'Project'),
      heading: text('The heading of step 2.', 'A little bit of information goes a long way!'),
      message: text('Label of the message.', 'Describe your project'),
      placeholder: text('Shown in the empty field.', 'Minimum {rules.messageMinimum} characters'),
      counter: text(
        'The live counter; {count} is the number of characters typed.',
        '{count}/{rules.messageMinimum} characters',
      ),
      photos: z
        .strictObject({
          button: text('Label of the button that opens the file picker.', 'Add photos (optional)'),
          selected: text(
            'Shown after photos were chosen; {count} is their number.',
            '{count} file(s) selected',
          ),
          note: text(
            'A note that photos are not sent with the form.',
            'Photos are not sent yet; we ask for them by email.',
          ),
        })
        .meta({ description: 'The texts of the photo picker.' }),
    })
    .meta({ description: 'Step 2.' }),
  contact: z
    .strictObject({
      name: text('The name of the step, in one or two words.', 'Contact'),
      heading: text('The heading of step 3.', 'Who should we contact to discuss?'),
      labels: z
        .strictObject({
          ...personLabels,
          zipCode: text('Label of the zip code.', 'Zip code'),
        } satisfies Record<Exclude<FieldName<'estimate'>, 'rooms' | 'message'>, z.ZodType>)
        .meta({ description: 'Labels of the fields.' }),
    })
    .meta({ description: 'Step 3.' }),
  next: text('Label of the button to the next step.', 'Next'),
  nextReady: text(
    'Announced by screen readers when the button to the next step becomes available.',
    'You can go on to the next step.',
  ).optional(),
  back: text('Label of the button to the previous step.', 'Back'),
  submit: text('Label of the button that sends the form.', 'Get my free estimate'),
  sending: text('Label of the same button while the form is being sent.', 'Sending...'),
  privacy: privacyNote,
  notices,
};

export const estimateForm = defineSection({
  type: 'estimate-form',
  title: 'Estimate form',
  description: 'A form that requests an estimate in three steps.',
  live: true,
  invites: true,
  fields,
  example: firstExamples(fields),
});
