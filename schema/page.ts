import * as z from 'zod';
import { image, list, text } from './fields.ts';
import type { Section } from './section.ts';
import { sectionEntry } from './section.ts';

/** A day, or a day and a time of day, in the time zone of the business. */
const moment = (description: string, example: string) =>
  z
    .string()
    .regex(/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])( ([01]\d|2[0-3]):[0-5]\d)?$/)
    .meta({
      description: `${description} A day, with a time if it matters.`,
      examples: [example, `${example} 08:00`],
      moment: true,
    });

/** Titles and descriptions have the length that search results show: Google cuts at a width of about so many. */
const fields = {
  title: text(
    'The title of the page for search engines and the browser tab; no other page has the same.',
    'Marble Polishing in Orange County, CA',
  ).meta({ advisedLength: [15, 60] }),
  description: text(
    'One or two sentences for search results; no other page has the same.',
    'Dull or scratched marble brought back to a clear, even shine in one to three days.',
  ).meta({ advisedLength: [50, 160] }),
  name: text(
    'A short name for the page, where the title is too long (trail, menus).',
    'Marble polishing',
  ).optional(),
  image: image.meta({ description: 'The picture shown when the page is shared.' }).optional(),
  noindex: z
    .boolean()
    .meta({
      description: 'Whether search engines leave the page out; it then needs no link to it.',
      examples: [true],
    })
    .optional(),
  popup: z
    .boolean()
    .meta({
      description:
        'Whether the card in the corner may appear; it is in the way on a page that is short or has to help.',
      examples: [false],
    })
    .optional(),
  publishAt: moment('The page is not on the site before this day.', '2026-03-01').optional(),
  unpublishAt: moment('From this day on the page is no longer on the site.', '2026-04-01').optional(),
  formerly: list(
    text('A former address, as the older site wrote it.', '/marble-shine', '/Our_Work.php'),
    'Addresses that the page had before, on this site or an older one; they redirect to it. Renaming the page adds one.',
  ).optional(),
};

/** As many sections make a page that nobody scrolls to the end of. */
const mostSections = 500;

/** A page document: one file in `pages/`, one route. */
export const page = z
  .strictObject({
    ...fields,
    sections: list(sectionEntry, 'The sections of the page from top to bottom.').max(mostSections),
  })
  .meta({
    id: 'page',
    title: 'Page',
    description: 'One page of the site; the name of the file is its address.',
    examples: [
      {
        title: 'Marble Polishing in Orange County, CA',
        description: 'Dull or scratched marble brought back to a clear, even shine in one to three days.',
        sections: [{ type: 'hero', heading: 'Marble Polishing', tagline: 'A clear, even shine in one day.' }],
      },
    ],
  });
export type PageDocument = z.infer<typeof page>;

/** A page that is ready to render: shared pieces and tokens are in their places. */
export type Page = Omit<PageDocument, 'sections'> & {
  /** The path, such as `/marble-polishing`; the not-found page has `/not-found`. */
  route: string;
  sections: Section[];
};
