import * as z from 'zod';
import { list, openingImage, text } from '../fields.ts';
import { defineSection } from '../define-section.ts';
import { formName } from './form.ts';
import { urgent } from './hero.ts';
import { rotation } from './slideshow-hero.ts';

export const formHero = defineSection({
  type: 'form-hero',
  title: 'Top of the page with a form',
  description:
    'The top of a page that consists of a form: heading, one sentence, the form and images beside it.',
  opening: true,
  live: true,
  invites: true,
  fields: {
    heading: text('The main heading of the page.', 'Get your free estimate'),
    tagline: text('One sentence below the heading.', 'Answered within {response} in business hours.'),
    urgent,
    form: formName,
    images: list(openingImage, 'The images beside the form, in display order.'),
    rotation: z
      .strictObject(rotation)
      .meta({ description: 'How the images alternate; without it only the first one is shown.' })
      .optional(),
  },
  example: {
    tagline: 'Tell us about the room, and we answer within {response} in business hours.',
    images: [{ src: 'kitchen-island.jpg', alt: 'Bright kitchen with a white marble island' }],
  },
});
