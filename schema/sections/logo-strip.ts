import { client, list, text } from '../fields.ts';
import { defineSection, heading } from '../define-section.ts';

export const logoStrip = defineSection({
  type: 'logo-strip',
  title: 'Logo strip',
  description: 'Logos of clients that scroll slowly from right to left.',
  fields: {
    heading: heading('Trusted by businesses'),
    clients: list(client, 'The clients; the strip repeats them so that it can loop.', 2),
    pause: text(
      'Label of the button that stops the strip. Without both labels it does not scroll.',
      'Pause logos',
    ).optional(),
    play: text('Label of the button that starts it again.', 'Play logos').optional(),
  },
  example: {
    clients: [
      { name: 'Harbor Square Center', image: 'logo-harbor-square.svg' },
      { name: 'Pacific Crest University', image: 'logo-pacific-crest.svg' },
    ],
    pause: 'Pause logos',
    play: 'Play logos',
  },
});
