import * as z from 'zod';
import { flag, href, image, list, titledFields } from '../fields.ts';
import { defineSection, actions, heading, intro } from '../define-section.ts';

export const services = defineSection({
  type: 'services',
  title: 'Services',
  description: 'Cards of services, each with an optional image and an optional link to its page.',
  fields: {
    heading: heading('What we do'),
    intro,
    image: image.meta({ description: 'An image next to the services, which are then rows.' }).optional(),
    portraits: flag(
      'Whether the images of the items are portraits: small and square, in four columns.',
    ).optional(),
    items: list(
      z.strictObject({
        ...titledFields(
          'service',
          'Kitchen remodeling',
          'Cabinets, counters, floors and lighting by one crew.',
        ),
        image: image.optional(),
        href: href.optional(),
      }),
      'The services. If a service has a link, its whole card is the link.',
    ),
    actions: actions.optional(),
  },
  example: {
    items: [
      {
        title: 'Kitchen remodeling',
        description: 'Cabinets, counters, floors and lighting by one crew.',
        image: { src: 'kitchen-island.jpg', alt: 'Bright kitchen with a white marble island' },
        href: '/kitchen-remodeling',
      },
      { title: 'Repairs', description: 'Chips, cracks and loose boards, made good.' },
    ],
  },
});
