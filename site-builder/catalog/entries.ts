import { renderBlock } from '../../documents/edit/text/yaml-style.ts';
import { isMapping, type Mapping } from '../../documents/read/document/path.ts';
import { getRefName, resolveRef, schemas, type SchemaNode } from '../../documents/read/document/schemas.ts';
import { listFields, type FieldRow } from './field-rows.ts';

/** A section type, or a kind of form field, in the catalog. */
export type CatalogEntry = {
  type: string;
  title: string;
  description: string;
  example: Mapping;
  /** The example in YAML, which can be pasted below `sections:`. */
  yaml: string;
  rows: FieldRow[];
};

const listBranches = (root: SchemaNode, definition: string): CatalogEntry[] =>
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
export const listSectionTypes = (): CatalogEntry[] => listBranches(schemas.page, 'section');

/** Returns every kind of form field in the same way. */
export const listFieldKinds = (): CatalogEntry[] => listBranches(schemas.form, 'field');
