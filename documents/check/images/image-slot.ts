import type { Slot } from '../../../schema/keywords.ts';
import { type Path, getChild } from '../../read/document/path.ts';
import { type SchemaNode, resolveRef } from '../../read/document/schemas.ts';
import { resolveUnion } from '../schema/schema-at.ts';

/**
 * How wide the picture at a path is shown (`schema/keywords.ts`): the outermost part of the schema that says it counts,
 * so that a section can give a picture a slot of its own.
 */
export const slotAt = (root: SchemaNode, document: unknown, path: Path): Slot => {
  let node = resolveUnion(root, root, document);
  let value = document;
  for (const key of path) {
    const child: SchemaNode | undefined = typeof key === 'number' ? node.items : node.properties?.[key];
    if (!child) break;
    const slot = child.slot ?? resolveRef(root, child).slot;
    if (slot !== undefined) return slot as Slot;
    value = getChild(value, key);
    node = resolveUnion(root, child, value);
  }
  return 'logo';
};
