import * as z from 'zod';
import type { SectionRoles } from './keywords.ts';
import { dates, exampleMark, flag, link, list, pattern, richText, text } from './fields.ts';

/** The `type` field of a section. Its value is also the name of the section's schema file and component file. */
export const type = <const T extends string>(name: T) =>
  z.literal(name).meta({ description: 'The type of this section.', examples: [name] });

/** Fields that every section may have. */
const common = {
  anchor: pattern(/^[a-z][a-z0-9-]*$/, 'A name, so that a link can end in #name.', 'pricing', 'hours')
    .meta({ title: 'Name for links', more: true })
    .optional(),
  continues: flag(
    'Whether it continues the section above: the same background, less space.',
    'Joined to the section above',
  )
    .meta({ more: true })
    .optional(),
  example: exampleMark.meta({ more: true }).optional(),
  hidden: flag('A draft: you see it in the preview, visitors do not.', 'Hidden from visitors').optional(),
  ...dates,
};

/**
 * Returns the schema of a section's heading. `SectionHeading` renders it with the introduction.
 * @param examples sample headings; the first one is suggested to editors
 */
export const heading = (...examples: [string, ...string[]]) =>
  text('The heading of the section.', ...examples);
/** The optional introduction under the heading of a section. */
export const intro = richText(
  'A short introduction under the heading.',
  'What you get, and what it costs, before any work begins.',
).optional();

/** Buttons below a section's text; the first one is the primary button. */
export const actions = list(link, 'Buttons, the primary one first.').meta({ title: 'Buttons' });

type Definition<Name extends string, Fields extends z.ZodRawShape> = SectionRoles & {
  /** The name in documents; also the name of the schema file and the component file. */
  type: Name;
  /** The name shown to editors, such as `Price list`. */
  title: string;
  /** The purpose of the section, in one sentence. */
  description: string;
  /** The fields, each with the description and examples that editors see. */
  fields: Fields;
  /** An example for the catalog, the IDE and the Studio. A required field without a value has that of its own example. */
  example?: NoInfer<Partial<z.input<z.ZodObject<Fields>>>>;
};

/** Returns an example in the order of the fields, in which required fields have their own examples unless it has a value. */
const completeExample = (fields: z.ZodRawShape, example: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]): [string, unknown][] => {
      const own = field instanceof z.ZodOptional ? undefined : (field as z.ZodType).meta();
      const value = example[name] ?? (own?.examples as unknown[] | undefined)?.[0];
      return value === undefined ? [] : [[name, value]];
    }),
  );

/**
 * Defines a section type. A custom section type of a site is the default export of `sections/NAME.ts`; its component
 * is in `sections/NAME.tsx`.
 * @param definition name, title, description, fields and example, and its roles
 * @returns the schema of the section: the given fields and those common to all sections
 */
export const defineSection = <const Name extends string, Fields extends z.ZodRawShape>({
  type: name,
  title,
  description,
  fields,
  example = {},
  ...roles
}: Definition<Name, Fields>) => {
  const examples = [{ type: name, ...completeExample(fields, example) }];
  const schema = z.strictObject({ type: type(name), ...common, ...fields });
  return schema.meta({ id: name, title, description, examples, ...roles });
};

/** The validated data of a section, for the `section` prop of its component: `SectionOf<typeof schema>`. */
export type SectionOf<Schema extends z.ZodType> = z.infer<Schema>;
