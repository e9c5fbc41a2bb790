import { openingImage, text } from '../fields.ts';
import { defineSection } from '../define-section.ts';

export const widePicture = defineSection({
  type: 'wide-picture',
  title: 'Wide picture',
  description: 'An image as wide as the window.',
  fields: {
    image: openingImage.meta({ description: 'An image that is good enough to fill the screen.' }),
    caption: text('A line below the image.', 'Travertine in Tustin, after two days of work').optional(),
  },
  example: { image: { src: 'patio-pavers.jpg', alt: 'Paver patio under a pergola' } },
});
