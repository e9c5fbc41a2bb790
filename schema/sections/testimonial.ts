import * as z from 'zod';
import { text } from '../fields.ts';
import { common, heading, type } from '../section-fields.ts';

export const testimonial = z
  .strictObject({
    type: type('testimonial'),
    ...common,
    heading: heading('What a client says').optional(),
    quote: text(
      'What was said, without quotation marks.',
      'They told me what not to do, and saved me a bathroom.',
    ),
    author: text('Who said it.', 'Karen L.'),
    detail: text('Where, or about which work.', 'Kitchen in Irvine').optional(),
  })
  .meta({
    id: 'testimonial',
    title: 'Testimonial',
    description: 'The words of one client, set large.',
    examples: [
      {
        type: 'testimonial',
        quote: 'They told me what not to do, and saved me a bathroom.',
        author: 'Karen L.',
        detail: 'Bathroom in Irvine',
      },
    ],
  });
