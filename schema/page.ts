import * as z from 'zod';
import { dates, flag, image, list, pageDate, text } from './fields.ts';
import type { Form } from './form.ts';
import type { Section } from './section.ts';
import { sectionEntry } from './section.ts';
import { formName } from './sections/form.ts';
import type { Except } from './except.ts';

/** What a page knows about a request: the values of fields with choices, by field name, and a line of text. */
const prefill = z
  .object({
    line: text('The first line of the message. Visitors can change it.', 'Marble polishing').optional(),
  })
  .catchall(list(text('The value of a choice.', 'kitchen'), 'The choices of this field.'))
  .meta({
    id: 'prefill',
    description: 'The choices of fields by the name of the field, and the first line of the message.',
    examples: [{ rooms: ['kitchen'], line: 'Marble polishing' }],
  });

/** The recommended lengths of title and description: Google shows about that many characters in search results. */
const fields = {
  title: text(
    'The title of the page for search engines and the browser tab; it must be unique on the site.',
    'Marble Polishing in Orange County, CA',
  ).meta({ advisedLength: [15, 60] }),
  description: text(
    'One or two sentences for search results; they must be unique on the site.',
    'Dull or scratched marble brought back to a clear, even shine in one to three days.',
  ).meta({ advisedLength: [50, 160] }),
  name: text(
    'A short name, where the title is too long: in menus, lists of pages and the path above the page.',
    'Marble polishing',
  )
    .meta({ title: 'Short name' })
    .optional(),
  image: image.meta({ description: 'The image shown when the page is shared.' }).optional(),
  date: pageDate.optional(),
  noindex: flag('Search engines leave it out; it needs no link.', 'Hidden from search engines').optional(),
  popup: flag(
    'Whether the popup in the corner may appear; turn it off on pages that are short or where it distracts.',
    'Pop-up card',
  )
    .meta({ examples: [false], default: true })
    .optional(),
  prefill: z
    .record(formName, prefill)
    .meta({
      title: 'Answers filled in beforehand',
      description:
        'What a form is filled in with, by the name of the form, if visitors come to it from this page.',
    })
    .optional(),
  ...dates,
  formerly: list(
    text('A former address, as the older site wrote it.', '/marble-shine', '/Our_Work.php'),
    'Former addresses of the page, on this site or an older one; they lead to it. Changing its address adds one.',
  )
    .meta({ title: 'Old addresses of this page' })
    .optional(),
};

/** Maximum number of sections per page. */
const maxSections = 500;

/** A page document: one file in `pages/`, one route. */
export const page = z
  .strictObject({
    ...fields,
    sections: list(sectionEntry, 'The sections of the page from top to bottom.').max(maxSections),
  })
  .meta({
    id: 'page',
    title: 'Page',
    description: 'One page of the site; the name of the file is its path.',
    examples: [
      {
        title: 'Marble Polishing in Orange County, CA',
        description: 'Dull or scratched marble brought back to a clear, even shine in one to three days.',
        sections: [{ type: 'hero', heading: 'Marble Polishing', tagline: 'A clear, even shine in one day.' }],
      },
    ],
  });
export type PageDocument = z.infer<typeof page>;

/** A page that is ready to render: shared sections are included and tokens are replaced. */
export type Page = Except<PageDocument, 'sections'> & {
  /** The path, such as `/marble-polishing`; the not-found page has `/not-found`. */
  route: string;
  sections: Section[];
  /** The forms that its sections refer to, by name. */
  forms: Readonly<Record<string, Form>>;
};
