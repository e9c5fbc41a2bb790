import { flag, hostAndPortPattern, image, link, pattern } from '../fields.ts';
import { spokenText } from '../spoken-text.ts';
import { defineSection, heading, intro } from '../define-section.ts';

export const embed = defineSection({
  type: 'embed',
  title: 'Map, booking or video',
  description:
    'An image that a click replaces with a page of another site. Before the click, nothing is loaded from there.',
  live: true,
  fields: {
    heading: heading('Where to find us'),
    intro,
    image,
    action: link.meta({
      title: 'Button',
      description: 'The button on the image. Without scripts it opens its link, a page of the other site.',
      examples: [{ label: 'Show the map', href: 'https://www.openstreetmap.org/' }],
    }),
    frame: pattern(
      new RegExp(`^https://${hostAndPortPattern}([/?#]\\S*)?$`),
      'The https:// address that the other site offers for showing this on your pages. That site must be one of the sites of maps, bookings and videos of the business.',
      'https://www.openstreetmap.org/export/embed.html?bbox=-117.93,33.64,-117.90,33.66',
    ).meta({ id: 'frame', title: 'Address of the map, form or video' }),
    title: spokenText('Name of what is shown', 'Map of our office'),
    tall: flag('Whether it is as high as a form, instead of the shape of a video.').optional(),
  },
});
