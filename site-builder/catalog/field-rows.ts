import type { FieldRow } from './catalog-entry.ts';
import {
  allowsRichText,
  getRefName,
  resolveRef,
  type SchemaNode,
} from '../../documents/read/document/schemas.ts';

type Limits = { minItems?: number; maxItems?: number; minimum?: number; maximum?: number };

/** Definitions that are described by their name instead of their fields. */
const namedDefinitions: Record<string, string> = {
  href: 'link target',
  link: 'link: { label, href }',
  picture: 'image',
  image: 'image: { src, alt, focus? }',
  icon: 'icon',
  client: 'client: { name, image, kind }',
};

const kinds: Record<string, string> = {
  string: 'text',
  integer: 'whole number',
  number: 'number',
  boolean: 'true or false',
  array: 'list',
  object: 'object',
};

const describeKind = (root: SchemaNode, field: SchemaNode): string => {
  const known = namedDefinitions[getRefName(field) ?? ''];
  if (known) return known;
  const shape = resolveRef(root, field);
  if (shape.enum) return 'choice';
  if (shape.items)
    return `list of ${describeKind(root, shape.items).replace(/^(link|image|client):.*/, '$1')}s`;
  return allowsRichText(shape)
    ? 'paragraphs, with `**bold**` and `[label](/page)`'
    : (kinds[shape.type ?? ''] ?? 'text');
};

const formatRange = (min: number | undefined, max: number | undefined, unit: string): string => {
  if (min !== undefined && max !== undefined) return `${min} to ${max}${unit}`;
  if (max !== undefined) return `at most ${max}${unit}`;
  return min === undefined ? '' : `${min}${min === 1 ? unit.replace('entries', 'entry') : unit} or more`;
};

const describeLimits = (shape: SchemaNode & Limits): string => {
  if (shape.enum) return shape.enum.join(', ');
  if (shape.type === 'array') return formatRange(shape.minItems, shape.maxItems, ' entries');
  return formatRange(shape.minimum, shape.maximum, '');
};

/** Returns the fields of an object, or of the items of an array, unless its definition is described by name. */
const listNestedFields = (root: SchemaNode, name: string, field: SchemaNode): FieldRow[] => {
  if (namedDefinitions[getRefName(field) ?? '']) return [];
  const shape = resolveRef(root, field);
  return shape.items ? listNestedFields(root, `${name}[]`, shape.items) : listFields(root, shape, `${name}.`);
};

/**
 * Returns the fields of a section or object, including nested ones.
 * @param root the schema that contains the definitions
 * @param node the schema of the section or object
 * @param prefix the path of the object, such as `action.`
 */
export const listFields = (root: SchemaNode, node: SchemaNode, prefix = ''): FieldRow[] =>
  Object.entries(node.properties ?? {})
    .filter(([key]) => prefix !== '' || (key !== 'type' && key !== 'kind'))
    .flatMap(([key, field]) => {
      const shape = resolveRef(root, field);
      const name = prefix + key;
      const row: FieldRow = {
        name,
        kind: describeKind(root, field),
        required: node.required?.includes(key) === true,
        limits: describeLimits(shape),
        purpose: field.description ?? shape.description ?? '',
      };
      return [row, ...listNestedFields(root, name, field)];
    });
