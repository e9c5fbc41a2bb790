import * as z from 'zod';
import { toJsonSchema } from './json-schema.ts';
import { sectionSchemas } from './section.ts';
import { siteSections } from './site-sections.ts';
import { wordlessFields } from './wordless-fields.ts';

const known: ReadonlySet<string> = new Set(sectionSchemas.map((schema) => schema.shape.type.value));

/** What the words of a section type lack; what cannot be written in a document at all has none. */
const wordFaults = (schema: z.ZodObject): string[] => {
  try {
    const { id = '', title, description } = schema.meta() ?? {};
    return [
      ...Object.entries({ title, description }).flatMap(([name, words]) =>
        words ? [] : [`has no ${name}: write one for those who choose a section.`],
      ),
      ...Object.entries(wordlessFields(toJsonSchema(schema))).map(
        ([field, words]) =>
          `has a field "${field.replace(`${id}.`, '')}" without ${words}, which editors see: .meta({ description: '…', examples: [ … ] }).`,
      ),
    ];
  } catch (error) {
    return [
      `has a field that no document can hold (${(error as Error).message}): use texts, numbers, true and false, lists and objects.`,
    ];
  }
};

/** What is wrong with the example of a section type. */
const exampleFaults = (schema: z.ZodObject): string[] => {
  const examples = schema.meta()?.['examples'];
  const read = schema.safeParse(Array.isArray(examples) ? examples[0] : undefined);
  if (read.success) return [];
  const reasons = read.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  return [
    `has an example that is not right by its own fields (${reasons.join('; ')}): mend it; the catalogue and the Studio show it.`,
  ];
};

/** What is wrong with a section type of the site's own; nothing when it is right. */
const faultsOf = (name: string, schema: unknown): string[] => {
  if (!(schema instanceof z.ZodObject))
    return ['exports no section type: write `export default defineSection({ … })`.'];
  const type: unknown = schema.shape['type'];
  const written = type instanceof z.ZodLiteral ? String(type.value) : '';
  if (written !== name)
    return [`is of the type "${written}": a section type is named as its file; write type: '${name}'.`];
  if (known.has(name))
    return ['has the name of a type of the engine: give it another one, and its component too.'];
  return [...wordFaults(schema), ...exampleFaults(schema)];
};

/** Section types of the site's own that are not right. */
export class SectionsRefused extends Error {
  override name = 'SectionsRefused';
}

/**
 * Looks at the section types of a site's own.
 * @param sections by the name of their file
 * @throws SectionsRefused with one line for each thing that is not right: file, what, how to fix it
 */
export const refuseFaultySections = (sections: Record<string, unknown> = siteSections): void => {
  const faults = Object.entries(sections).flatMap(([name, schema]) =>
    faultsOf(name, schema).map((fault) => `sections/${name}.ts ${fault}`),
  );
  if (faults.length > 0) throw new SectionsRefused(faults.join('\n'));
};
