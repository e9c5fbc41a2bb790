import * as z from 'zod';
import { integer, link, list, openingImage, text } from '../fields.ts';
import { defineSection, actions } from '../define-section.ts';

/** The fields of images that alternate. */
export const rotation = {
  interval: integer('How long each image is shown, in thousandths of a second.', 2000, 60000, 6000),
  fade: integer('How long the next image takes to appear, in thousandths of a second.', 0, 5000, 1000),
  pause: text('Label of the button that stops the slideshow.', 'Pause slideshow'),
  play: text('Label of the button that starts it again.', 'Play slideshow'),
};

export const slideshowHero = defineSection({
  type: 'slideshow-hero',
  title: 'Top of the page with a slideshow',
  description: 'The top of a page with alternating images.',
  opening: true,
  fields: {
    heading: text('The main heading of the page.', 'Floors, stone and kitchens, done right'),
    tagline: text('One sentence below the heading.', 'Top rated in Orange County since {since}.'),
    images: list(openingImage, 'The images, in display order.', 2),
    height: z
      .enum(['screen', 'band'])
      .meta({ description: 'screen fills the window, band is lower.', examples: ['screen'] }),
    actions: actions.optional(),
    badge: link.meta({ description: 'A small badge that links to a page, such as the warranty.' }).optional(),
    ...rotation,
  },
  example: {
    images: [
      { src: 'kitchen-island.jpg', alt: 'Bright kitchen with a white marble island' },
      { src: 'living-hardwood.jpg', alt: 'Living room with a wide-plank oak floor' },
    ],
    height: 'band',
    actions: [{ label: 'Free Estimate', href: '/free-estimate' }],
  },
});
