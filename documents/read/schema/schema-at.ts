import { type Path, getChild } from '../document/path.ts';
import { type SchemaNode, getBranch, resolveRef } from '../document/schemas.ts';

/** Returns the branch of a `oneOf` that is selected by the discriminator of the value, or the node itself. */
export const resolveUnion = (root: SchemaNode, node: SchemaNode, value: unknown): SchemaNode => {
  const resolved = resolveRef(root, node);
  const branch = getBranch(resolved, value);
  return branch ? resolveRef(root, branch) : resolved;
};

/** Returns the schema node of the value at a path; undefined for an unknown field. */
export const schemaAt = (root: SchemaNode, document: unknown, path: Path): SchemaNode | undefined => {
  let node: SchemaNode | undefined = resolveUnion(root, root, document);
  let value = document;
  for (const key of path) {
    const child: SchemaNode | undefined = typeof key === 'number' ? node.items : node.properties?.[key];
    if (!child) return undefined;
    value = getChild(value, key);
    node = resolveUnion(root, child, value);
  }
  return node;
};
