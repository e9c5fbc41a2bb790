import { schemas, type SchemaNode } from '../../../read/document/schemas.ts';

const namesIn = (node: SchemaNode): string[] => [
  ...Object.entries(node.properties ?? {}).flatMap(([name, child]) => [name, ...namesIn(child)]),
  ...(node.items ? namesIn(node.items) : []),
  ...Object.values(node.$defs ?? {}).flatMap(namesIn),
];

/** The names of all fields. */
export const fieldNames: ReadonlySet<string> = new Set(Object.values(schemas).flatMap(namesIn));

/** Fields whose values are single words, so that any further word is a mistake. */
export const singleWords: ReadonlySet<string> = new Set([
  'type',
  'icon',
  'tone',
  'anchor',
  'src',
  'mark',
  'height',
  'href',
]);
