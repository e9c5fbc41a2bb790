import {
  allowsRichText,
  getRefName,
  resolveRef,
  type SchemaNode,
} from '../../documents/read/document/schemas.ts';

/** A row of the catalog: the description of one field. */
export type FieldRow = {
  /** The path of the field within the section, such as `items[].question`. */
  name: string;
  /** The label in the Studio, if it is another one than the name. */
  label: string;
  kind: string;
  required: boolean;
  /** The allowed values, range or number of items; empty if unlimited. */
  limits: string;
  /** The purpose of the field. */
  purpose: string;
};

type Limits = { minItems?: number; maxItems?: number; minimum?: number; maximum?: number };

/** Definitions that are described once (`listNamedValues`) instead of at each field, and their names in the catalog. */
const namedDefinitions: Record<string, string> = {
  href: 'link target',
  link: 'link',
  image: 'image',
  icon: 'icon',
  client: 'client',
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
  const item = shape.items && describeKind(root, shape.items);
  if (item) return item === 'object' ? 'list' : `list of ${item}s`;
  return allowsRichText(shape) ? 'paragraphs' : (kinds[shape.type ?? ''] ?? 'text');
};

const describeLimits = (shape: SchemaNode & Limits): string => {
  if (shape.enum) return shape.enum.join(', ');
  const { minItems, maxItems, minimum = minItems, maximum = maxItems } = shape;
  if (minimum === undefined) return maximum === undefined ? '' : `at most ${maximum}`;
  return maximum === undefined ? `${minimum} or more` : `${minimum} to ${maximum}`;
};

/** Returns a row for each definition to which the rows of fields only refer by name, with its values or fields. */
export const listNamedValues = (root: SchemaNode): FieldRow[] =>
  Object.entries(namedDefinitions).map(([definition, name]) => {
    const {
      description = '',
      properties = {},
      required,
      ...shape
    } = resolveRef(root, {
      $ref: `#/$defs/${definition}`,
    });
    const fields = Object.keys(properties).map((key) => (required?.includes(key) ? key : `${key}?`));
    const limits = fields.length > 0 ? `{ ${fields.join(', ')} }` : describeLimits(shape);
    return { name, label: '', kind: '', required: false, limits, purpose: description };
  });

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
        label: field.title ?? shape.title ?? '',
        kind: describeKind(root, field),
        required: node.required?.includes(key) === true,
        limits: namedDefinitions[getRefName(field) ?? ''] ? '' : describeLimits(shape),
        purpose: field.description ?? shape.description ?? '',
      };
      return [row, ...listNestedFields(root, name, field)];
    });
