import * as z from 'zod';
import { client } from '../client.ts';
import { list } from '../fields.ts';
import { common, heading, intro, type } from '../section-fields.ts';

export const clientGrid = z
  .strictObject({
    type: type('client-grid'),
    ...common,
    heading: heading('Commercial clients'),
    intro,
    clients: list(client, 'The clients.'),
  })
  .meta({
    id: 'client-grid',
    title: 'Client grid',
    description: 'Cards with the logos of clients.',
    examples: [
      {
        type: 'client-grid',
        heading: 'Commercial clients',
        clients: [{ name: 'Harbor Square Center', image: 'logo-harbor-square.svg', kind: 'Shopping centre' }],
      },
    ],
  });
