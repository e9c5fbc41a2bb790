import type { CatalogEntry } from './catalog-entry.ts';
import { renderBlock } from '../../documents/edit/text/yaml-style.ts';
import { isMapping, type Mapping } from '../../documents/read/document/path.ts';
import { getRefName, resolveRef, schemas, type SchemaNode } from '../../documents/read/document/schemas.ts';
import { listFields } from './field-rows.ts';

/** A catalog entry with the example of the section type as a value. */
type SectionTypeEntry = CatalogEntry & { example: Mapping };

const listBranches = (root: SchemaNode, definition: string): SectionTypeEntry[] =>
  (root.$defs?.[definition]?.oneOf ?? []).map((branch) => {
    const node = resolveRef(root, branch);
    const type = getRefName(branch) ?? '';
    const example = node.examples?.[0];
    if (!isMapping(example)) throw new Error(`The type ${type} has no example.`);
    const { title = type, description = '' } = node;
    return {
      type,
      title,
      description,
      example,
      yaml: renderBlock([example]).replaceAll(/^(?=.)/gm, '  '),
      rows: listFields(root, node),
    };
  });

/** Returns every section type with its example and fields, in the order of the page schema. */
export const listSectionTypes = (): SectionTypeEntry[] => listBranches(schemas.page, 'section');

/** Returns every kind of form field in the same way. */
export const listFieldKinds = (): SectionTypeEntry[] => listBranches(schemas.form, 'field');
