import * as z from 'zod';
import { link, list, richText, text } from './fields.ts';

/** The field that names a section's type; its value is also the name of the schema file and of the component file. */
export const type = <const T extends string>(name: T) =>
  z.literal(name).meta({ description: 'Which kind of section this is.', examples: [name] });

/** Fields that every section may have. */
export const common = {
  anchor: z
    .string()
    .regex(/^[a-z][a-z0-9-]*$/)
    .meta({
      description: 'A name for this place on the page, so that a link may end in #name.',
      examples: ['pricing', 'hours'],
    })
    .optional(),
  hidden: z
    .boolean()
    .meta({
      description: 'Whether the section is a draft: you see it, and visitors do not.',
      examples: [true],
    })
    .optional(),
};

/**
 * The heading of a section, as most begin with. `SectionHeading` draws it with the introduction.
 * @param examples what may be written; the first is offered
 */
export const heading = (...examples: [string, ...string[]]) =>
  text('The heading of the section.', ...examples);
/** The introduction under the heading of a section, which may be left out. */
export const intro = richText(
  'A short introduction under the heading.',
  'What you get, and what it costs, before any work begins.',
).optional();

/** Buttons under a section's text; the first one is the main one. */
export const actions = list(link, 'Buttons, the main one first.');
