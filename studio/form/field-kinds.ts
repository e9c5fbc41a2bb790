import { isWords } from '../../documents/edit/example-value.ts';
import { referenceOf, resolveNode, type SchemaNode } from '../../documents/read/document/schemas.ts';

/** Definitions that have a field of their own. */
const named = { href: 'link', picture: 'picture', icon: 'icon', focus: 'focus' } as const;

/** Every kind of field. `field-table.ts` names the component of each. */
export type KindName =
  | (typeof named)[keyof typeof named]
  | ('words' | 'rich' | 'line' | 'choice' | 'number' | 'yes-no' | 'moment' | 'hours')
  | ('list' | 'group' | 'record');

const isNamed = (name: string): name is keyof typeof named => Object.hasOwn(named, name);

const kindOfText = (shape: SchemaNode): KindName => {
  if (shape.moment === true) return 'moment';
  if (shape.hours === true) return 'hours';
  if (shape.richText === true) return 'rich';
  return isWords(shape) ? 'words' : 'line';
};

const kindOfGroup = (shape: SchemaNode): KindName | undefined => {
  if (shape.properties) return 'group';
  return typeof shape.additionalProperties === 'object' ? 'record' : undefined;
};

/**
 * Which kind of field edits a value.
 * @param root the schema that holds the definitions
 * @param node what the schema says of the value
 * @returns nothing for what cannot be edited, such as the type of a section
 */
export const kindOf = (root: SchemaNode, node: SchemaNode): KindName | undefined => {
  const name = referenceOf(node) ?? '';
  if (isNamed(name)) return named[name];
  const shape = resolveNode(root, node);
  if (shape.const !== undefined) return undefined;
  if (shape.enum) return 'choice';
  switch (shape.type) {
    case 'string':
      return kindOfText(shape);
    case 'integer':
      return 'number';
    case 'boolean':
      return 'yes-no';
    case 'array':
      return 'list';
    case 'object':
      return kindOfGroup(shape);
    default:
      return undefined;
  }
};

/** A field of a group, and what its schema says of it. */
export type FieldOfGroup = { name: string; node: SchemaNode; isRequired: boolean };

/**
 * The fields of a group that can be edited, in the order of its schema. What nobody has to write and is no content
 * stands last, such as the name that links may lead to.
 */
export const fieldsOf = (root: SchemaNode, group: SchemaNode): FieldOfGroup[] => {
  const all = Object.entries(group.properties ?? {})
    .filter(([, node]) => kindOf(root, node) !== undefined)
    .map(([name, node]) => ({ name, node, isRequired: group.required?.includes(name) === true }));
  const isLast = ({ node, isRequired }: FieldOfGroup): boolean =>
    !isRequired && ['line', 'yes-no'].includes(kindOf(root, node) ?? '');
  return [...all.filter((each) => !isLast(each)), ...all.filter(isLast)];
};
