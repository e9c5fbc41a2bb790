import { image, text } from '../fields.ts';
import { defineSection, actions, heading } from '../define-section.ts';
import { choices } from './hero.ts';

export const callToAction = defineSection({
  type: 'call-to-action',
  title: 'Call to action',
  description:
    'A prompt to act, with the main button and the phone number: a card, or a plain line if it is joined to the section above.',
  invites: true,
  fields: {
    heading: heading('Ready for a floor that shines?'),
    text: text('One sentence.', 'Tell us what you need; we answer within 30 minutes in business hours.'),
    actions,
    note: text('A short fact below the buttons.', 'License {license}').optional(),
    choices: choices
      .meta({ description: 'Links with which the visitor begins, next to the text: there is no card then.' })
      .optional(),
    image: image.meta({ description: 'An image at the edge of the card.' }).optional(),
  },
  example: {
    actions: [
      { label: 'Free Estimate', href: '/free-estimate' },
      { label: '{phone}', href: 'tel:{phone}' },
    ],
  },
});
