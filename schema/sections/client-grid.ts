import { client, list } from '../fields.ts';
import { defineSection, heading, intro } from '../define-section.ts';

export const clientGrid = defineSection({
  type: 'client-grid',
  title: 'Client grid',
  description: 'Cards with the logos of clients.',
  fields: {
    heading: heading('Commercial clients'),
    intro,
    clients: list(client, 'The clients.'),
  },
  example: {
    clients: [{ name: 'Harbor Square Center', image: 'logo-harbor-square.svg', kind: 'Shopping center' }],
  },
});
