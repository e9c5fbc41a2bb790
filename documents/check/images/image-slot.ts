import type { Slot } from '../../../schema/keywords.ts';
import { type Path, getChild } from '../../read/document/path.ts';
import { type SchemaNode, resolveRef } from '../../read/document/schemas.ts';
import { resolveUnion } from '../../read/schema/schema-at.ts';

/**
 * Returns the slot, which determines the display width, of the image at a path (keyword `slot` in
 * `schema/keywords.ts`). The outermost schema node with a slot counts, so that a section can override the slot of an
 * image.
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
