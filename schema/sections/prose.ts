import * as z from 'zod';
import { image, richText } from '../fields.ts';
import { actions, common, heading, type } from '../section-fields.ts';

export const prose = z
  .strictObject({
    type: type('prose'),
    ...common,
    heading: heading('What polishing does'),
    text: richText('The text.', 'Marble is soft. Grit wears fine scratches into it, and the shine goes.'),
    image: image.meta({ description: 'A picture beside the text.' }).optional(),
    actions: actions.optional(),
  })
  .meta({
    id: 'prose',
    title: 'Prose',
    description: 'A heading and paragraphs, with or without a picture beside them.',
    examples: [
      {
        type: 'prose',
        heading: 'What polishing does',
        text: 'Marble is soft. Grit wears fine scratches into it, and the shine goes.\n\nPolishing closes that surface again. **Nothing is coated**, so nothing peels. See [our warranty](/warranty).',
        image: {
          src: 'marble-slab.jpg',
          alt: 'Polished white marble counter with grey veins in window light',
        },
        actions: [{ label: 'About us', href: '/about' }],
      },
    ],
  });
