import { interpolate } from '../../documents/read/site/interpolate.ts';
import { tokensOf } from '../../documents/read/site/tokens.ts';
import { definitionOf, referenceOf, schemas } from '../../documents/read/document/schemas.ts';
import { newValue, type Known } from '../form/new-entry.ts';
import type { Studio } from '../state/studio.ts';

/** Something that can be put into a page. */
export type SectionKind = {
  id: string;
  title: string;
  /** When it is used. */
  purpose: string;
  /** What is put into the document. */
  value: unknown;
  /** What is shown of it. */
  example: unknown;
};

const types = (schemas.page.$defs?.['section']?.oneOf ?? []).flatMap((node) => referenceOf(node) ?? []);

/** Every section type, in the order of the schema. */
const ownKinds = (known: Known): SectionKind[] =>
  types
    .filter((type) => type !== 'shared')
    .map((type) => {
      const node = definitionOf(schemas.page, type) ?? {};
      const value = newValue(schemas.page, node, known);
      const { title = type, description: purpose = '', examples = [] } = node;
      return { id: type, title, purpose, value, example: examples[0] };
    });

/** Every shared piece of the site. */
const sharedKinds = (studio: Studio, purpose: string): SectionKind[] =>
  [...studio.files.shared].map(([name, path]) => ({
    id: `shared ${name}`,
    title: name,
    purpose,
    value: { type: 'shared', name },
    example: studio.document(path)?.value,
  }));

/**
 * What can be put into a page of the site, facts in the place of tokens.
 * @param purposeOfShared what is said of every shared piece
 * @param known what the site has that a new section may name
 */
export const sectionKinds = (studio: Studio, purposeOfShared: string, known: Known): SectionKind[] => {
  const { values } = tokensOf(studio.document('_site.yaml')?.value);
  return [...sharedKinds(studio, purposeOfShared), ...ownKinds(known)].map((kind) => ({
    ...kind,
    example: interpolate(kind.example, values),
  }));
};
