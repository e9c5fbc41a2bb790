import { schemaAt } from '../check/schema/schema-at.ts';
import type { Path } from '../read/document/path.ts';
import type { DocumentKind, SchemaNode } from '../read/document/schemas.ts';
import { getProperty, getRefName, resolveRef, schemas } from '../read/document/schemas.ts';

/** What the schema says of a place of a document. */
export type SchemaInfo = {
  root: SchemaNode;
  /** The definition; of a section the one of its type, or the choice as long as it has none. */
  node: SchemaNode;
  /** The name of the definition, such as `href`. */
  name: string | undefined;
  description: string | undefined;
};

/** What the schema says of the value at a path of a document; nothing for a field that it does not know. */
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
    // What is said of this very field comes before what is said of all of its kind.
    description: written?.description ?? node.description,
  };
};

/** The branches of a choice by their types. */
export const branchesOf = (
  root: SchemaNode,
  { oneOf = [] }: SchemaNode,
): [type: string, node: SchemaNode][] =>
  oneOf.map((branch) => [getRefName(branch) ?? '', resolveRef(root, branch)]);
