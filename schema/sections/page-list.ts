import * as z from 'zod';
import { integer, pattern, type Image } from '../fields.ts';
import { defineSection, actions, heading, intro } from '../define-section.ts';

export const pageList = defineSection({
  type: 'page-list',
  title: 'List of pages',
  description:
    'Cards of the pages in a folder, such as news, each with its date, short name (or title), description and image.',
  listsPages: true,
  fields: {
    heading: heading('News'),
    intro,
    folder: pattern(
      /^(\/[^/\s?#{}]+)+$/,
      'The start of the addresses of the pages: /news lists /news/open-day and every other page below /news.',
      '/news',
    ),
    order: z.enum(['newest', 'name']).meta({
      description: 'newest begins with the latest date, name is alphabetical.',
      examples: ['newest'],
    }),
    limit: integer('How many pages are shown at most.', 1, 100, 6).optional(),
    actions: actions.optional(),
  },
});

/** A page in a list of pages; its fields are those of the page. */
export type ListedPage = {
  title: string;
  description: string;
  href: string;
  image?: Image | undefined;
  date?: string | undefined;
};
