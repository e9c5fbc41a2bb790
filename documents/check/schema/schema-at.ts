import { type Path, childOf } from '../../read/document/path.ts';
import { type SchemaNode, referenceOf, resolveNode } from '../../read/document/schemas.ts';

/** The branch of a choice that the type of a value names, or the node itself. */
export const branchOf = (root: SchemaNode, node: SchemaNode, value: unknown): SchemaNode => {
  const resolved = resolveNode(root, node);
  const branch = resolved.oneOf?.find((one) => referenceOf(one) === childOf(value, 'type'));
  return branch ? resolveNode(root, branch) : resolved;
};

/** The part of a schema that describes the value at a path; nothing for a field that it does not know. */
export const nodeAt = (root: SchemaNode, document: unknown, path: Path): SchemaNode | undefined => {
  let node: SchemaNode | undefined = branchOf(root, root, document);
  let value = document;
  for (const key of path) {
    const child: SchemaNode | undefined = typeof key === 'number' ? node.items : node.properties?.[key];
    if (!child) return undefined;
    value = childOf(value, key);
    node = branchOf(root, child, value);
  }
  return node;
};

/** Whether the field at a path may be left out. */
export const isOptional = (root: SchemaNode, document: unknown, path: Path): boolean => {
  const parent = nodeAt(root, document, path.slice(0, -1));
  const field = path.at(-1);
  return typeof field === 'string' && parent !== undefined && !parent.required?.includes(field);
};
