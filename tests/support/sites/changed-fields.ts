import { copyEntry } from '../../../documents/edit/text/edit-document.ts';
import { diffText } from '../../../documents/edit/text/edits.ts';
import { getChild, getIn, isMapping, toArray, type Path } from '../../../documents/read/document/path.ts';
import { getDefinition, resolveRef, type SchemaNode } from '../../../documents/read/document/schemas.ts';
import { resolveUnion } from '../../../documents/read/schema/schema-at.ts';
import { fieldsOf, formOf, selectControlKind, type ControlKind } from '../../../studio/form/field-kinds.ts';
import { fieldEdits, type FieldEdits } from '../../../studio/form/state/field-edits.ts';
import type { Studio } from '../../../studio/state/studio.ts';
import { textAroundValue } from './edited-text.ts';

/** A field of the form and its value; undefined if it is omitted. */
type FormField = {
  path: Path;
  kind: ControlKind;
  node: SchemaNode;
  value: unknown;
  isRequired: boolean;
  order: readonly string[];
};

/** Returns the fields of a document in the order of the form. @param studio contains the shared sections */
const listFormFields = (studio: Studio, root: SchemaNode, shape: SchemaNode, value: unknown): FormField[] => {
  const inGroup = (group: SchemaNode, fields: unknown, path: Path): FormField[] =>
    fieldsOf(root, group).flatMap(({ name, node, isRequired }) => {
      const field = { path: [...path, name], node, value: getChild(fields, name), isRequired };
      const kind = selectControlKind(root, node);
      const own = kind ? [{ ...field, kind, order: Object.keys(group.properties ?? {}) }] : [];
      return [...own, ...inValue(node, field.value, field.path)];
    });
  const inValue = (node: SchemaNode, inner: unknown, path: Path): FormField[] => {
    const { additionalProperties: free, items = {}, ...group } = resolveRef(root, node);
    if (Array.isArray(inner))
      return toArray(inner).flatMap((entry, index) => inEntry(items, entry, [...path, index]));
    if (!isMapping(inner)) return [];
    const named = group.properties ? inGroup(group, inner, path) : [];
    if (typeof free !== 'object') return named;
    return Object.entries(inner).flatMap(([name, entry]) => inEntry(free, entry, [...path, name]));
  };
  const inEntry = (node: SchemaNode, entry: unknown, path: Path): FormField[] => {
    const kind = selectControlKind(root, node);
    const own =
      kind && kind !== 'group' ? [{ path, kind, node, value: entry, isRequired: true, order: [] }] : [];
    const branch = resolveUnion(root, node, entry);
    if (!branch.properties) return [...own, ...inValue(branch, entry, path)];
    const shared = studio.document(`_shared/${String(getChild(entry, 'name'))}.yaml`)?.value;
    const type = getChild(entry, 'type') === 'shared' ? getChild(shared, 'type') : undefined;
    const { properties } = getDefinition(root, String(type)) ?? {};
    return [
      ...own,
      ...inValue({ ...branch, properties: { ...branch.properties, ...properties } }, entry, path),
    ];
  };
  return inGroup(shape, value, []);
};

/** Returns a different value of the same type. */
const differentValue = (value: unknown, { enum: choices = [] }: SchemaNode): unknown => {
  if (typeof value === 'number') return value + 1;
  if (typeof value === 'boolean') return !value;
  return choices.find((choice) => choice !== value) ?? `${String(value)}: changed`;
};

const fail = (what: string): never => {
  throw new Error(what);
};

/** Changes a field as the form does, and changes it back. */
const changeField = (studio: Studio, file: string, root: SchemaNode, edits: FieldEdits, field: FormField) => {
  const { path, kind, node, value, isRequired, order } = field;
  const { source, value: document } = studio.document(file) ?? fail(`${file} cannot be opened`);
  const currentText = () => studio.texts.snapshot().current.get(file) ?? '';
  const expectUnchanged = (how: string): void => {
    if (currentText() !== source.text)
      fail(`${file}: the text differs from the original after ${path.join('.')} was ${how}`);
  };
  /** Throws if anything but the lines of a value has changed, or if a block collection has more than insertions. */
  const expectChangeWithin = (changed: Path): void => {
    const around = textAroundValue(source.text, changed, source.parse().document);
    const { start, end } = diffText(source.text, currentText());
    const isWithin = around
      ? currentText().startsWith(around[0]) && currentText().endsWith(around[1])
      : start === end;
    if (!isWithin) fail(`${file}: more than ${changed.join('.')} has changed`);
  };
  const removeAdded = (added: Path): void => {
    edits.remove(added, [...added, 'remove']);
    expectUnchanged('removed');
    for (const _ of [1, 2]) studio.texts.step('undo');
    expectUnchanged('undone');
  };

  if (value === undefined) {
    edits.set(path, edits.createInitialValue(node), order);
    const isThere = (_: unknown, index: number) => getIn(document, path.slice(0, index)) !== undefined;
    expectChangeWithin(path.slice(0, path.findLastIndex(isThere)));
    return removeAdded(path);
  }
  if (kind === 'list') {
    const last = toArray(value).length - 1;
    edits.change(path, (now) => copyEntry(now, path, last), [...path, last, 'copy']);
    expectChangeWithin(path);
    return removeAdded([...path, last + 1]);
  }
  if (['group', 'record', 'condition'].includes(kind)) return;
  edits.set(path, differentValue(value, resolveRef(root, node)), order);
  // Conditions follow the names in a form (studio/form/conditions.test.ts).
  if (path[0] !== 'steps' || !/^(?:name|value)$/.test(String(path.at(-1)))) expectChangeWithin(path);
  studio.texts.step('undo');
  expectUnchanged('undone');
  studio.texts.step('redo');
  edits.set(path, value, order);
  expectUnchanged('changed back');
  if (isRequired) return;
  edits.remove(path);
  edits.set(path, value, order);
  expectUnchanged('typed again');
};

/**
 * Changes the fields of every document as the form does, one at a time, and changes them back.
 * @returns the number of changed fields
 * @throws Error if more than the lines of a field changes, or if changing back does not restore the text
 */
export const changeFields = (studio: Studio): number => {
  let count = 0;
  for (const file of studio.texts.snapshot().current.keys()) {
    const { value } = studio.document(file) ?? fail(`${file} cannot be opened`);
    const { root, shape } = formOf(file, value);
    const edits = fieldEdits(studio, file, root, (refusal) => refusal && fail(`${file}: ${refusal.message}`));
    const fields = listFormFields(studio, root, shape, value);
    for (const field of fields) changeField(studio, file, root, edits, field);
    count += fields.length;
  }
  return count;
};
