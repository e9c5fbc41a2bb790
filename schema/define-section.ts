import * as z from 'zod';
import { link, list, richText, text } from './fields.ts';

/** The field that names a section's type; its value is also the name of the schema file and of the component file. */
export const type = <const T extends string>(name: T) =>
  z.literal(name).meta({ description: 'Which kind of section this is.', examples: [name] });

/** Fields that every section may have. */
const common = {
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

const exampleOf = (schema: z.ZodType): unknown => {
  const examples = schema.meta()?.['examples'];
  if (Array.isArray(examples)) return examples[0];
  if (schema instanceof z.ZodOptional) return exampleOf(schema.unwrap() as z.ZodType);
  if (!(schema instanceof z.ZodObject)) throw new Error('a field has no example');
  const fields = Object.entries(schema.shape as Record<string, z.ZodType>);
  return Object.fromEntries(fields.map(([name, field]) => [name, exampleOf(field)]));
};

/** The example of a section that is put together from the first example of every field. */
export const firstExamples = <Fields extends z.ZodRawShape>(fields: Fields) =>
  exampleOf(z.strictObject(fields)) as z.input<z.ZodObject<Fields>>;

/** What a section type is besides its fields. */
type Roles = {
  /** It has the main heading of a page. */
  opening?: boolean;
  /** It says what to do next. */
  invites?: boolean;
  /** It runs in the browser; all others stay the HTML that they are. */
  live?: boolean;
};

type Definition<Name extends string, Fields extends z.ZodRawShape> = Roles & {
  /** Its name in documents, and that of its two files. */
  type: Name;
  /** Its name for editors, such as `Price list`. */
  title: string;
  /** What it is for, in one sentence. */
  description: string;
  /** Its fields, each with the words and examples that an editor sees. */
  fields: Fields;
  /** A whole one, for the catalogue, the IDE and the Studio. */
  example: NoInfer<z.input<z.ZodObject<Fields>>>;
};

/**
 * Defines a section type. One of a site's own is the default export of `sections/NAME.ts`, beside the component in
 * `sections/NAME.tsx`.
 * @param definition its name, the words that explain it, its fields, an example, and what it is for a page
 * @returns the schema of its documents: its fields, and those that every section may have
 */
export const defineSection = <const Name extends string, Fields extends z.ZodRawShape>({
  type: name,
  title,
  description,
  fields,
  example,
  ...roles
}: Definition<Name, Fields>) =>
  z
    .strictObject({ type: type(name), ...common, ...fields })
    .meta({ id: name, title, description, examples: [{ type: name, ...example }], ...roles });

/** The document of a section, for the `section` prop of its component: `SectionOf<typeof schema>`. */
export type SectionOf<Schema extends z.ZodType> = z.infer<Schema>;
