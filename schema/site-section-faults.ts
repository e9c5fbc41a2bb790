import * as z from 'zod';
import { sectionSchemas } from './section.ts';
import { siteSections } from './site-sections.ts';

const known: ReadonlySet<string> = new Set(sectionSchemas.map((schema) => schema.shape.type.value));

/** What is wrong with a section type of the site's own; nothing when it is right. */
const faultOf = (name: string, schema: unknown): string | undefined => {
  if (!(schema instanceof z.ZodObject))
    return 'exports no section type: write `export default defineSection({ … })`.';
  const type: unknown = schema.shape['type'];
  const written = type instanceof z.ZodLiteral ? String(type.value) : '';
  if (written !== name)
    return `is of the type "${written}": a section type is named as its file; write type: '${name}'.`;
  if (known.has(name))
    return `has the name of a type of the engine: give it another one, and its component too.`;
  const example = schema.meta()?.['examples'];
  const read = schema.safeParse(Array.isArray(example) ? example[0] : undefined);
  if (read.success) return undefined;
  const reasons = read.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  return `has an example that is not right by its own fields (${reasons.join('; ')}): mend it; the catalogue and the Studio show it.`;
};

/** Section types of the site's own that are not right. */
export class SectionsRefused extends Error {
  override name = 'SectionsRefused';
}

/**
 * Looks at the section types of a site's own.
 * @throws SectionsRefused with one line for each that is not right: file, what, how to fix it
 */
export const refuseFaultySections = (): void => {
  const faults = Object.entries(siteSections).flatMap(([name, schema]) => {
    const fault = faultOf(name, schema);
    return fault === undefined ? [] : [`sections/${name}.ts ${fault}`];
  });
  if (faults.length > 0) throw new SectionsRefused(faults.join('\n'));
};
