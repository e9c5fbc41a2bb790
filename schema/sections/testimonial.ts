import { text } from '../fields.ts';
import { defineSection, heading } from '../define-section.ts';

export const testimonial = defineSection({
  type: 'testimonial',
  title: 'Testimonial',
  description: 'The words of one client, set large.',
  fields: {
    heading: heading('What a client says').optional(),
    quote: text(
      'What was said, without quotation marks.',
      'They told me what not to do, and saved me a bathroom.',
    ),
    author: text('Who said it.', 'Karen L.'),
    detail: text('Where, or about which work.', 'Kitchen in Irvine').optional(),
  },
  example: {
    quote: 'They told me what not to do, and saved me a bathroom.',
    author: 'Karen L.',
    detail: 'Bathroom in Irvine',
  },
});
