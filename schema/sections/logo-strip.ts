import * as z from 'zod';
import { list } from '../fields.ts';
import { client } from '../client.ts';
import { common, heading, type } from '../section-fields.ts';

export const logoStrip = z
  .strictObject({
    type: type('logo-strip'),
    ...common,
    heading: heading('Trusted by businesses'),
    clients: list(client, 'The clients; the strip repeats them so that it can loop.', 2),
  })
  .meta({
    id: 'logo-strip',
    title: 'Logo strip',
    description: 'Logos of clients that pass slowly from right to left.',
    examples: [
      {
        type: 'logo-strip',
        heading: 'Trusted by businesses',
        clients: [
          { name: 'Harbor Square Center', image: 'logo-harbor-square.svg' },
          { name: 'Pacific Crest University', image: 'logo-pacific-crest.svg' },
        ],
      },
    ],
  });
