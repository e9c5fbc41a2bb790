import { resolveUnion } from '../../../documents/read/schema/schema-at.ts';
import { getChild, toArray, isMapping, type Path } from '../../../documents/read/document/path.ts';
import { getDefinition, resolveRef, type SchemaNode } from '../../../documents/read/document/schemas.ts';
import { fieldsOf, selectControlKind, type ControlKind } from '../../../studio/form/field-kinds.ts';
import { formOf } from '../../../studio/form/field-kinds.ts';

/** A field of the form and its value; undefined if it is omitted. */
export type FormField = {
  path: Path;
  kind: ControlKind;
  node: SchemaNode;
  value: unknown;
  isRequired: boolean;
  order: readonly string[];
};

/** Returns the value of a shared section by name. */
type ReadSharedSection = (name: string) => unknown;

/** Walks the fields of a document in the order of the form. */
class Walk {
  constructor(
    readonly root: SchemaNode,
    readonly readSharedSection: ReadSharedSection,
  ) {}

  *group(shape: SchemaNode, value: unknown, path: Path): Generator<FormField> {
    const order = Object.keys(shape.properties ?? {});
    for (const { name, node, isRequired } of fieldsOf(this.root, shape)) {
      const kind = selectControlKind(this.root, node);
      const inside = getChild(value, name);
      const fieldPath = [...path, name];
      if (kind) yield { path: fieldPath, kind, node, value: inside, isRequired, order };
      yield* this.inside(node, inside, fieldPath);
    }
  }

  *inside(node: SchemaNode, value: unknown, path: Path): Generator<FormField> {
    const shape = resolveRef(this.root, node);
    const { additionalProperties: free } = shape;
    if (shape.properties && isMapping(value)) yield* this.group(shape, value, path);
    for (const [index, entry] of toArray(value).entries())
      yield* this.entry(shape.items ?? {}, entry, [...path, index]);
    if (typeof free === 'object' && isMapping(value))
      for (const [name, entry] of Object.entries(value)) yield* this.entry(free, entry, [...path, name]);
  }

  *entry(node: SchemaNode, value: unknown, path: Path): Generator<FormField> {
    const kind = selectControlKind(this.root, node);
    if (kind && kind !== 'group') yield { path, kind, node, value, isRequired: true, order: [] };
    const branch = resolveUnion(this.root, node, value);
    const sharedSection =
      getChild(value, 'type') === 'shared'
        ? this.readSharedSection(String(getChild(value, 'name')))
        : undefined;
    const { properties = {} } = getDefinition(this.root, String(getChild(sharedSection, 'type'))) ?? {};
    const shape = { ...branch, properties: { ...branch.properties, ...properties } };
    yield* this.inside(branch.properties ? shape : branch, value, path);
  }
}

/** Returns all fields of a document's form. */
export const listFormFields = (
  file: string,
  value: unknown,
  readSharedSection: ReadSharedSection = () => undefined,
): FormField[] => {
  const { root, shape } = formOf(file, value);
  return [...new Walk(root, readSharedSection).group(shape, value, [])];
};
