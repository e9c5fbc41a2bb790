import type { FieldRow } from '../../renderer/browser/catalog/data.ts';
import {
  allowsRichText,
  getRefName,
  resolveRef,
  type SchemaNode,
} from '../../documents/read/document/schemas.ts';

type Limits = { minItems?: number; maxItems?: number; minimum?: number; maximum?: number };

/** Definitions that a reader knows by name; what is inside them is reported once. */
const named: Record<string, string> = {
  href: 'address',
  link: 'link: { label, href }',
  picture: 'picture',
  image: 'picture: { src, alt, focus? }',
  icon: 'icon',
  client: 'client: { name, image, kind }',
};

const kinds: Record<string, string> = {
  string: 'text',
  integer: 'whole number',
  number: 'number',
  boolean: 'true or false',
  array: 'list',
  object: 'group',
};

const kindOf = (root: SchemaNode, field: SchemaNode): string => {
  const known = named[getRefName(field) ?? ''];
  if (known) return known;
  const shape = resolveRef(root, field);
  if (shape.enum) return 'choice';
  if (shape.items) return `list of ${kindOf(root, shape.items).replace(/^(link|picture|client):.*/, '$1')}s`;
  return allowsRichText(shape)
    ? 'paragraphs, with **bold** and [label](/page)'
    : (kinds[shape.type ?? ''] ?? 'text');
};

const between = (least: number | undefined, most: number | undefined, unit: string): string => {
  if (least !== undefined && most !== undefined) return `${least} to ${most}${unit}`;
  if (most !== undefined) return `at most ${most}${unit}`;
  return least === undefined
    ? ''
    : `${least}${least === 1 ? unit.replace('entries', 'entry') : unit} or more`;
};

const limitsOf = (shape: SchemaNode & Limits): string => {
  if (shape.enum) return shape.enum.join(', ');
  if (shape.type === 'array') return between(shape.minItems, shape.maxItems, ' entries');
  return between(shape.minimum, shape.maximum, '');
};

/** The fields inside a field or inside the entries of a list, unless a reader knows them by name. */
const inside = (root: SchemaNode, name: string, field: SchemaNode): FieldRow[] => {
  if (named[getRefName(field) ?? '']) return [];
  const shape = resolveRef(root, field);
  return shape.items ? inside(root, `${name}[]`, shape.items) : listFields(root, shape, `${name}.`);
};

/**
 * The fields of a section or of a group, with those inside them.
 * @param root the schema that holds the definitions
 * @param node the schema of the section
 */
export const listFields = (root: SchemaNode, node: SchemaNode, prefix = ''): FieldRow[] =>
  Object.entries(node.properties ?? {})
    .filter(([key]) => prefix !== '' || key !== 'type')
    .flatMap(([key, field]) => {
      const shape = resolveRef(root, field);
      const name = prefix + key;
      const row: FieldRow = {
        name,
        kind: kindOf(root, field),
        required: node.required?.includes(key) === true,
        limits: limitsOf(shape),
        purpose: field.description ?? shape.description ?? '',
      };
      return [row, ...inside(root, name, field)];
    });
