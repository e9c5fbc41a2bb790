import { branchOf } from '../../../documents/check/schema/schema-at.ts';
import { childOf, entriesOf, isFields, type Path } from '../../../documents/read/document/path.ts';
import { resolveNode, type SchemaNode } from '../../../documents/read/document/schemas.ts';
import { fieldsOf, kindOf } from '../../../studio/form/field-kinds.ts';
import { formOf } from '../../../studio/form/form-of.ts';

/** A field of the form that holds a text. */
export type TextField = { path: Path; text: string; order: readonly string[] };

function* within(
  root: SchemaNode,
  node: SchemaNode,
  value: unknown,
  path: Path,
  order: readonly string[],
): Generator<TextField> {
  const kind = kindOf(root, node);
  const shape = resolveNode(root, node);
  if (kind === 'group') yield* ofGroup(root, shape, value, path);
  else if (kind === 'list')
    for (const [index, entry] of entriesOf(value).entries())
      yield* within(root, branchOf(root, shape.items ?? {}, entry), entry, [...path, index], []);
  else if (kind === 'record' && typeof shape.additionalProperties === 'object')
    for (const [name, entry] of Object.entries(isFields(value) ? value : {}))
      yield* within(root, shape.additionalProperties, entry, [...path, name], []);
  else if (kind !== undefined && typeof value === 'string') yield { path, text: value, order };
}

function* ofGroup(root: SchemaNode, shape: SchemaNode, value: unknown, path: Path): Generator<TextField> {
  const order = Object.keys(shape.properties ?? {});
  for (const { name, node } of fieldsOf(root, shape)) {
    const inside = childOf(value, name);
    if (inside !== undefined) yield* within(root, node, inside, [...path, name], order);
  }
}

/** Every text that the form of a document shows a field for. */
export const textFieldsOf = (file: string, value: unknown): TextField[] => {
  const { root, shape } = formOf(file, value);
  return [...ofGroup(root, shape, value, [])];
};
