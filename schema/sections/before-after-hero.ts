import { image, openingImage } from '../fields.ts';
import { defineSection } from '../define-section.ts';
import { compareLabels } from './before-after.ts';
import { heroTexts } from './hero.ts';

export const beforeAfterHero = defineSection({
  type: 'before-after-hero',
  title: 'Top of the page with before and after',
  description: 'The top of a page with two images of the same place, before and after the work.',
  opening: true,
  live: true,
  fields: {
    ...heroTexts,
    before: image.meta({ description: 'The image taken before the work.' }),
    after: openingImage.meta({
      description: 'The image taken after the work: the same place, with the same width and height.',
    }),
    labels: compareLabels,
  },
  example: {
    heading: 'Marble polishing in {area}',
    tagline: 'A clear, even shine on floors and counters, usually in one day.',
    before: { src: 'hardwood-closeup.jpg', alt: 'Worn oak boards with gray lines between them' },
    after: { src: 'living-hardwood.jpg', alt: 'The same boards, sanded and finished' },
  },
});
