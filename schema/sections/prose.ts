import { image, richText } from '../fields.ts';
import { defineSection, actions, heading } from '../define-section.ts';

export const prose = defineSection({
  type: 'prose',
  title: 'Text',
  description: 'A heading and paragraphs, with an optional image next to them.',
  fields: {
    heading: heading('What polishing does'),
    text: richText('The text.', 'Marble is soft. Grit wears fine scratches into it, and the shine goes.'),
    image: image.meta({ description: 'An image next to the text.' }).optional(),
    actions: actions.optional(),
  },
  example: {
    text: 'Marble is soft. Grit wears fine scratches into it, and the shine goes.\n\nPolishing closes that surface again. **Nothing is coated**, so nothing peels. See [our warranty](/warranty).',
    image: {
      src: 'marble-slab.jpg',
      alt: 'Polished white marble counter with gray veins in window light',
    },
    actions: [{ label: 'About us', href: '/about' }],
  },
});
