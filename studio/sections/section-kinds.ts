import { definitionOf, schemas, sectionTypes } from '../../documents/read/document/schemas.ts';
import { interpolate } from '../../documents/read/site/interpolate.ts';
import { tokensOf } from '../../documents/read/site/tokens.ts';
import { knownOf, newValue } from '../form/new-entry.ts';
import type { Studio } from '../state/studio.ts';
import { words } from '../words/words.ts';

/** Something that can be put into a page. */
export type SectionKind = {
  id: string;
  title: string;
  /** When it is used. */
  purpose: string;
  /** What is put into the document. */
  value: unknown;
  /** What is shown of it, facts in the place of tokens. */
  example: unknown;
};

/** What can be put into a page of the site: its shared pieces, then every section type in the order of the schema. */
export const sectionKinds = (studio: Studio): SectionKind[] => {
  const known = knownOf(studio);
  const pieces = [...studio.files.shared].map(([name, file]) => ({
    id: `shared ${name}`,
    title: name,
    purpose: words.sections.shared,
    value: { type: 'shared', name },
    example: studio.document(file)?.value,
  }));
  const types = [...sectionTypes]
    .filter((type) => type !== 'shared')
    .map((type) => {
      const node = definitionOf(schemas.page, type) ?? {};
      const { title = type, description: purpose = '', examples = [] } = node;
      return { id: type, title, purpose, value: newValue(schemas.page, node, known), example: examples[0] };
    });
  const { values } = tokensOf(studio.document('_site.yaml')?.value);
  return [...pieces, ...types].map((kind) => ({ ...kind, example: interpolate(kind.example, values) }));
};
