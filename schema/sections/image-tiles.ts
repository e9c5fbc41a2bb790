import * as z from 'zod';
import { exampleMark, href, image, list, text } from '../fields.ts';
import { defineSection, heading, intro } from '../define-section.ts';

export const imageTiles = defineSection({
  type: 'image-tiles',
  title: 'Image tiles',
  description: 'A grid of images with titles: links to pages, or samples to compare.',
  fields: {
    heading: heading('Experts on hard surfaces'),
    intro,
    tiles: list(
      z.strictObject({
        title: text('The title of the tile.', 'Pavers'),
        image,
        description: text(
          'One or two sentences, such as what a finish is good for.',
          'Made for driveways and patios.',
        ).optional(),
        href: href.optional(),
        example: exampleMark.optional(),
      }),
      'The tiles; one with a target is a link.',
      2,
    ),
  },
  example: {
    tiles: [
      {
        title: 'Pavers',
        image: { src: 'patio-pavers.jpg', alt: 'Paver patio under a pergola' },
        href: '/pavers',
      },
      {
        title: 'Concrete',
        image: { src: 'concrete-polished.jpg', alt: 'Polished concrete floor' },
        href: '/concrete',
      },
    ],
  },
});
