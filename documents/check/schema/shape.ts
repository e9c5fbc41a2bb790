import { entry, exampleOf, quoted } from '../../problems/words.ts';
import { childOf, type Path } from '../../read/document/path.ts';
import { referenceOf, resolveNode, type SchemaNode } from '../../read/document/schemas.ts';

const exampleText = (node: SchemaNode): string => {
  const [example] = node.examples ?? [];
  return typeof example === 'string' ? quoted(example) : '"words"';
};

/** A value of the form that a schema describes, as it is written on one line. */
const shapeOf = (root: SchemaNode, node: SchemaNode): string => {
  const own = resolveNode(root, node);
  if (own.oneOf) return shapeOf(root, { $ref: '#/$defs/prose' });
  if (own.type === 'array') return `[${shapeOf(root, own.items ?? {})}]`;
  if (own.type === 'object' || own.properties) {
    const fields = own.required ?? Object.keys(own.properties ?? {});
    return `{ ${fields.map((field) => `${field}: ${shapeOf(root, own.properties?.[field] ?? {})}`).join(', ')} }`;
  }
  // The first page is on every site.
  if (referenceOf(node) === 'href') return '/';
  if (own.type === 'integer' || own.type === 'number' || own.type === 'boolean')
    return String(own.examples?.[0] ?? 1);
  const constant = childOf(own, 'const');
  return typeof constant === 'string' ? constant : exampleText(own);
};

/** An example of the value at a path, as a line to write. */
export const exampleLine = (root: SchemaNode, node: SchemaNode, path: Path): string => {
  const own = { ...resolveNode(root, node), ...node };
  const isPlain = own.type === 'string' || own.type === 'integer';
  return (isPlain ? exampleOf(path, own) : undefined) ?? entry(path, shapeOf(root, node));
};
