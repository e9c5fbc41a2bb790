import * as z from 'zod';
import { common, type } from './section-fields.ts';

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
 * A section type of a site's own: the default export of `sections/NAME.ts`, beside the component in `sections/NAME.tsx`.
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
