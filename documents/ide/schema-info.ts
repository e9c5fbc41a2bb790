import { schemaAt } from '../read/schema/schema-at.ts';
import type { Path } from '../read/document/path.ts';
import type { DocumentKind, SchemaNode } from '../read/document/schemas.ts';
import { getProperty, getRefName, resolveRef, schemas } from '../read/document/schemas.ts';

/** Schema information about a location in a document. */
export type SchemaInfo = {
  root: SchemaNode;
  /** The schema of the value; of a section, that of its type, or the union of all types while it has no type. */
  node: SchemaNode;
  /** Name of the definition, such as `href`. */
  name: string | undefined;
  description: string | undefined;
};

/** Returns the schema information about the value at a path; undefined for an unknown field. */
export const schemaInfoAt = (kind: DocumentKind, document: unknown, path: Path): SchemaInfo | undefined => {
  const root = schemas[kind];
  const node = schemaAt(root, document, path);
  if (!node) return undefined;
  const last = path.at(-1);
  const parent = last === undefined ? undefined : schemaAt(root, document, path.slice(0, -1));
  const written = typeof last === 'number' ? parent?.items : parent && getProperty(parent, last ?? '');
  return {
    root,
    node,
    name: written && getRefName(written),
    // A description at the property takes precedence over that of the referenced definition.
    description: written?.description ?? node.description,
  };
};

/** Returns the branches of a union by type. */
export const branchesOf = (
  root: SchemaNode,
  { oneOf = [] }: SchemaNode,
): [type: string, node: SchemaNode][] =>
  oneOf.map((branch) => [getRefName(branch) ?? '', resolveRef(root, branch)]);
