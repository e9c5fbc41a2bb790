import * as z from 'zod';
import { href, image, list, text } from '../fields.ts';
import { common, heading, intro, type } from '../section-fields.ts';

export const imageTiles = z
  .strictObject({
    type: type('image-tiles'),
    ...common,
    heading: heading('Experts on hard surfaces'),
    intro,
    tiles: list(
      z.strictObject({ title: text('The words on the tile.', 'Pavers'), image, href }),
      'The tiles; each is one link.',
      2,
    ),
  })
  .meta({
    id: 'image-tiles',
    title: 'Image tiles',
    description: 'A grid of pictures with a name, each leading to a page.',
    examples: [
      {
        type: 'image-tiles',
        heading: 'Experts on hard surfaces',
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
    ],
  });
