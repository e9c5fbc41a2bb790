import { resolveUnion } from '../../documents/read/schema/schema-at.ts';
import { isProse } from '../../documents/edit/example-value.ts';
import {
  type DocumentKind,
  type SchemaNode,
  getRefName,
  resolveRef,
  schemas,
} from '../../documents/read/document/schemas.ts';

/** All kinds of controls. `field.tsx` maps each to its component. */
export type ControlKind =
  | ('words' | 'rich' | 'line' | 'choice' | 'number' | 'yes-no' | 'moment' | 'hours' | 'condition')
  | ('link' | 'picture' | 'icon' | 'focus' | 'form' | 'color' | 'font')
  | ('list' | 'group' | 'record');

/** The kind of control for values of a schema definition, by the name of the definition. */
const controlByDefinition = new Map<string | undefined, ControlKind>([
  ['href', 'link'],
  ['picture', 'picture'],
  ['icon', 'icon'],
  ['focus', 'focus'],
  ['form-name', 'form'],
  ['color', 'color'],
  ['font-package', 'font'],
]);

const controlByType = new Map<string | undefined, ControlKind>([
  ['integer', 'number'],
  ['number', 'number'],
  ['boolean', 'yes-no'],
  ['array', 'list'],
]);

const selectTextControl = (shape: SchemaNode): ControlKind => {
  if (shape.moment === true) return 'moment';
  if (shape.hours === true) return 'hours';
  if (shape.richText === true) return 'rich';
  return isProse(shape) ? 'words' : 'line';
};

/**
 * Returns the kind of control that edits a value.
 * @param root the schema that contains the definitions
 * @param node the schema of the value
 * @returns undefined for values that cannot be edited, such as the type of a section
 */
export const selectControlKind = (root: SchemaNode, node: SchemaNode): ControlKind | undefined => {
  const ownControl = controlByDefinition.get(getRefName(node));
  if (ownControl) return ownControl;
  const shape = resolveRef(root, node);
  if (shape.const !== undefined) return undefined;
  if (shape.enum) return 'choice';
  if (shape.type === 'string') return selectTextControl(shape);
  if (shape.properties) return 'group';
  // A condition is an object with one field.
  if (shape.maxProperties === 1) return 'condition';
  if (typeof shape.additionalProperties === 'object') return 'record';
  return controlByType.get(shape.type);
};

/**
 * Returns the editable fields of a mapping in schema order. Optional technical fields, such as the anchor name of a
 * section, and dates come last.
 */
export const fieldsOf = (root: SchemaNode, { properties = {}, required = [] }: SchemaNode) => {
  const all = Object.entries(properties).flatMap(([name, node]) => {
    const kind = selectControlKind(root, node);
    return kind ? { name, node, kind, isRequired: required.includes(name) } : [];
  });
  const isLast = ({ kind, isRequired }: (typeof all)[number]): boolean =>
    !isRequired && ['line', 'yes-no', 'moment'].includes(kind);
  return [...all.filter((each) => !isLast(each)), ...all.filter(isLast)];
};

/** Returns the document kind of a file; files below `_shared/` are single sections, files below `_forms/` are forms. */
export const kindOfFile = (file: string): DocumentKind => {
  if (/^_site\.ya?ml$/.test(file)) return 'site';
  if (/^_brand\.ya?ml$/.test(file)) return 'brand';
  if (file.startsWith('_shared/')) return 'section';
  return file.startsWith('_forms/') ? 'form' : 'page';
};

/** Returns what the form of a document needs: its root schema and the resolved schema of its fields. */
export const formOf = (file: string, value: unknown) => {
  const kind = kindOfFile(file);
  const root = schemas[kind];
  return { root, shape: resolveUnion(root, root, value), isPage: kind === 'page' };
};
