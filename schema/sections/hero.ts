import * as z from 'zod';
import { href, link, list, openingImage, richText, text } from '../fields.ts';
import { defineSection, actions } from '../define-section.ts';

/** What a visitor must do at once, above the buttons of a hero. */
export const urgent = richText(
  'What to do at once in an emergency, whom to call and what it costs.',
  '**Water on the floor?** Shut off the valve and call [{phone}](tel:{phone}), day or night.',
)
  .meta({ title: 'In an emergency' })
  .optional();

/** The texts and buttons of a hero. */
export const heroTexts = {
  heading: text('The main heading of the page, eight words or fewer.', 'Marble Polishing in Orange County'),
  tagline: text('One sentence below the heading.', 'A clear, even shine on floors and counters, in one day.'),
  urgent,
  actions: actions.optional(),
  proofs: list(
    text('A short fact.', 'In business since {since}', 'Licensed and insured'),
    'Up to four short facts on a line below image and buttons.',
  )
    .max(4)
    .meta({ title: 'Short facts' })
    .optional(),
};

/** Links to what the visitor can choose from. */
export const choices = list(
  z.strictObject({
    label: text('What the visitor chooses.', 'Kitchens'),
    detail: text('A short fact, such as a price.', '6-10 weeks').optional(),
    href,
  }),
  'Links to what the visitor can choose from.',
  2,
);

export const hero = defineSection({
  type: 'hero',
  title: 'Top of the page',
  description: 'The top of a page: its main heading, one sentence, buttons and an image.',
  opening: true,
  fields: {
    ...heroTexts,
    image: openingImage.optional(),
    badge: link.meta({ description: 'A small badge that links to a page, such as the warranty.' }).optional(),
    choices: choices
      .meta({ description: 'Links to the pages that this page gives an overview of.' })
      .optional(),
  },
  example: {
    tagline: 'A clear, even shine on floors and counters, usually in one day.',
    image: {
      src: 'marble-slab.jpg',
      alt: 'Polished white marble counter with gray veins in window light',
    },
    actions: [
      { label: 'Free Estimate', href: '/free-estimate' },
      { label: 'Call {phone}', href: 'tel:{phone}' },
    ],
    proofs: ['In business since {since}', '{warranty} warranty', 'Licensed and insured'],
  },
});
