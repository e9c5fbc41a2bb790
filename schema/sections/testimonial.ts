import { exampleMark, href, openingImage, text } from '../fields.ts';
import { defineSection, heading } from '../define-section.ts';

export const testimonial = defineSection({
  type: 'testimonial',
  title: 'Testimonial',
  description: 'A quote of one client in large type on a dark band, or across an image.',
  fields: {
    heading: heading('What a client says').optional(),
    quote: text(
      'The quote, without quotation marks.',
      'They told me what not to do, and saved me a bathroom.',
    ),
    author: text('The author of the quote.', 'Karen L.'),
    detail: text('The place or the work that the quote is about.', 'Kitchen in Irvine').optional(),
    href: href.meta({ description: 'The page of the work that the quote is about.' }).optional(),
    image: openingImage
      .meta({ description: 'An image as wide as the window, across which the quote is laid.' })
      .optional(),
    example: exampleMark.optional(),
  },
  example: {
    detail: 'Bathroom in Irvine',
  },
});
