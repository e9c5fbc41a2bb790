import { copyEntry } from '../../../documents/edit/text/edit-document.ts';
import { diffText } from '../../../documents/edit/text/edits.ts';
import { setIn } from '../../../documents/edit/text/expected-values.ts';
import { toArray, getIn, type Path } from '../../../documents/read/document/path.ts';
import { resolveRef, type SchemaNode } from '../../../documents/read/document/schemas.ts';
import { formOf } from '../../../studio/form/field-kinds.ts';
import { fieldEdits, type FieldEdits } from '../../../studio/form/state/field-edits.ts';
import type { OpenDocument } from '../../../studio/state/open-document.ts';
import type { Studio } from '../../../studio/state/studio.ts';
import { textAroundValue } from './edited-text.ts';
import { listFormFields, type FormField } from './studio-fields.ts';

const fail = (what: string): never => {
  throw new Error(what);
};

/** Returns a different value of the same type. */
const differentValue = (value: unknown, { enum: choices = [] }: SchemaNode): unknown => {
  if (typeof value === 'number') return value + 1;
  if (typeof value === 'boolean') return !value;
  return choices.find((choice) => choice !== value) ?? `${String(value)}: changed`;
};

/** Changes the fields of one document as the form does, one at a time. */
class FormSimulator {
  readonly edits: FieldEdits;
  readonly root: SchemaNode;

  constructor(
    readonly studio: Studio,
    readonly file: string,
    /** The document before any change. */
    readonly document: OpenDocument,
  ) {
    this.root = formOf(file, document.value).root;
    this.edits = fieldEdits(
      studio,
      file,
      this.root,
      (refusal) => refusal && fail(`${file}: ${refusal.message}`),
    );
  }

  currentText(): string {
    return this.studio.texts.snapshot().current.get(this.file) ?? '';
  }

  expectUnchanged(path: Path, how: string): void {
    if (this.currentText() !== this.document.source.text)
      fail(`${this.file}: the text differs from the original after ${path.join('.')} was ${how}`);
  }

  /** Throws if anything but the lines of a value has changed, or if a block collection has more than insertions. */
  expectChangeWithin(path: Path): void {
    const { source } = this.document;
    const around = textAroundValue(source.text, path, source.parse().document);
    const { start, end } = diffText(source.text, this.currentText());
    const isWithin = around
      ? this.currentText().startsWith(around[0]) && this.currentText().endsWith(around[1])
      : start === end;
    if (!isWithin) fail(`${this.file}: more than ${path.join('.')} has changed`);
  }

  undo(path: Path, steps = 1): void {
    for (let step = 0; step < steps; step += 1) this.studio.texts.undo();
    this.expectUnchanged(path, 'undone');
  }

  /** Throws if anything but a name in a form and the conditions that follow it has changed. */
  expectFollowed(path: Path, name: unknown): void {
    const write = (form: unknown) =>
      JSON.stringify(form, (key, inner: unknown) => (key === 'when' ? '' : inner));
    const expected = setIn(this.document.value, path, name);
    if (write(this.studio.document(this.file)?.value) !== write(expected))
      fail(`${this.file}: more than ${path.join('.')} and the conditions has changed`);
  }

  /** Changes an existing value and back; if it is optional, also removes it and enters it again. */
  changeField({ path, node, value, isRequired, order }: FormField): void {
    const changed = differentValue(value, resolveRef(this.root, node));
    this.edits.set(path, changed, order);
    if (path[0] === 'steps' && /^(?:name|value)$/.test(String(path.at(-1))))
      this.expectFollowed(path, changed);
    else this.expectChangeWithin(path);
    this.undo(path);
    this.studio.texts.redo();
    this.edits.set(path, value, order);
    this.expectUnchanged(path, 'changed back');
    if (isRequired) return;
    this.edits.remove(path);
    this.edits.set(path, value, order);
    this.expectUnchanged(path, 'typed again');
  }

  /** Removes an added value and expects the original text. */
  removeAdded(path: Path): void {
    this.edits.remove(path, [...path, 'remove']);
    this.expectUnchanged(path, 'removed');
    this.undo(path, 2);
  }

  addField({ path, node, order }: FormField): void {
    this.edits.set(path, this.edits.createInitialValue(node), order);
    const length = path.findLastIndex(
      (_, index) => getIn(this.document.value, path.slice(0, index)) !== undefined,
    );
    this.expectChangeWithin(path.slice(0, length));
    this.removeAdded(path);
  }

  /** Copies the last entry of a list. */
  copyLastEntry({ path, value }: FormField): void {
    const last = toArray(value).length - 1;
    this.edits.change(path, (source) => copyEntry(source, path, last), [...path, last, 'copy']);
    this.expectChangeWithin(path);
    this.removeAdded([...path, last + 1]);
  }

  run(field: FormField): void {
    if (field.value === undefined) this.addField(field);
    else if (field.kind === 'list') this.copyLastEntry(field);
    else if (!['group', 'record', 'condition'].includes(field.kind)) this.changeField(field);
  }
}

/**
 * Changes the fields of every document as the form does, and changes them back.
 * @returns the number of changed fields
 * @throws Error if more than the lines of a field changes, or if changing back does not restore the text
 */
export const changeFields = (studio: Studio): number => {
  const readSharedSection = (name: string): unknown => studio.document(`_shared/${name}.yaml`)?.value;
  let count = 0;
  for (const file of studio.texts.snapshot().current.keys()) {
    const document = studio.document(file) ?? fail(`${file} cannot be opened`);
    const simulator = new FormSimulator(studio, file, document);
    for (const field of listFormFields(file, document.value, readSharedSection)) {
      simulator.run(field);
      count += 1;
    }
  }
  return count;
};
