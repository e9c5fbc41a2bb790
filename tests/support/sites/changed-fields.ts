import { isNode } from 'yaml';
import { copyEntry } from '../../../documents/edit/text/insert-entry.ts';
import { diffText } from '../../../documents/edit/text/edits.ts';
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

/** Another value of the kind of one that is there. */
const otherThan = (value: unknown, { enum: choices = [] }: SchemaNode): unknown => {
  if (typeof value === 'number') return value + 1;
  if (typeof value === 'boolean') return !value;
  return choices.find((choice) => choice !== value) ?? `${String(value)}: changed`;
};

/** Changes the fields of one document as the form does, each by itself. */
class Machine {
  readonly edits: FieldEdits;
  readonly root: SchemaNode;

  constructor(
    readonly studio: Studio,
    readonly file: string,
    /** How it is before any change. */
    readonly document: OpenDocument,
  ) {
    this.root = formOf(file, document.value).root;
    this.edits = fieldEdits(
      studio,
      file,
      this.root,
      (refusal) => refusal && fail(`${file}: ${refusal.said}`),
    );
  }

  now(): string {
    return this.studio.texts.snapshot().current.get(this.file) ?? '';
  }

  isAsBefore(path: Path, how: string): void {
    if (this.now() !== this.document.source.text)
      fail(`${this.file}: ${path.join('.')} left a trace when it was ${how}`);
  }

  /** That nothing has changed but the lines of a value, or of a list or group in lines what was put in. */
  isWithin(path: Path): void {
    const { source } = this.document;
    const around = textAroundValue(source.text, path, source.parse().document);
    const { start, end } = diffText(source.text, this.now());
    const isOne = around ? this.now().startsWith(around[0]) && this.now().endsWith(around[1]) : start === end;
    if (!isOne) fail(`${this.file}: more has changed than ${path.join('.')}`);
  }

  undo(path: Path, steps = 1): void {
    for (let step = 0; step < steps; step += 1) this.studio.texts.undo();
    this.isAsBefore(path, 'undone');
  }

  /** A value that is there becomes another one, or is left out where it may be, and the same again. */
  changed({ path, node, value, isRequired, order }: FormField): void {
    this.edits.set(path, otherThan(value, resolveRef(this.root, node)), order);
    this.isWithin(path);
    this.undo(path);
    this.studio.texts.redo();
    this.edits.set(path, value, order);
    this.isAsBefore(path, 'changed back');
    if (isRequired) return;
    this.edits.remove(path);
    this.edits.set(path, value, order);
    this.isAsBefore(path, 'typed again');
  }

  /** What is put in is taken out again. */
  takenOut(path: Path): void {
    this.edits.remove(path, [...path, 'remove']);
    this.isAsBefore(path, 'taken out');
    this.undo(path, 2);
  }

  added({ path, node, order }: FormField): void {
    this.edits.set(path, this.edits.begun(node), order);
    const length = path.findLastIndex(
      (_, index) => getIn(this.document.value, path.slice(0, index)) !== undefined,
    );
    this.isWithin(path.slice(0, length));
    this.takenOut(path);
  }

  /** The last entry of a list is copied. */
  copied({ path, value }: FormField): void {
    const last = toArray(value).length - 1;
    this.edits.change(path, (source) => copyEntry(source, path, last), [...path, last, 'copy']);
    this.isWithin(path);
    this.takenOut([...path, last + 1]);
  }

  run(field: FormField): void {
    if (field.value === undefined) this.added(field);
    else if (field.kind === 'list') this.copied(field);
    else if (field.kind !== 'group' && field.kind !== 'record') this.changed(field);
  }

  /** What fields have in common that are changed in the same way: their places in the schema, and how they are written. */
  likeness({ path, value }: FormField): string {
    const node: unknown = this.document.source.parse().document.getIn(path, true);
    const names = path.filter((step) => typeof step === 'string');
    return JSON.stringify([names, value === undefined, isNode(node) && 'type' in node ? node.type : '']);
  }
}

/**
 * Changes the fields of every document as the form does, and changes them back.
 * @param which all of them, or of those that are changed in the same way one
 * @returns how many
 * @throws Error when more changes than the lines of a field, or when it leaves a trace
 */
export const changeFields = (studio: Studio, which: 'every' | 'one of a kind'): number => {
  const pieces = (name: string): unknown => studio.document(`_shared/${name}.yaml`)?.value;
  const done = new Set<string>();
  let count = 0;
  for (const file of studio.texts.snapshot().current.keys()) {
    const document = studio.document(file) ?? fail(`${file} cannot be opened`);
    const machine = new Machine(studio, file, document);
    for (const field of listFormFields(file, document.value, pieces)) {
      const likeness = machine.likeness(field);
      if (which === 'one of a kind' && done.has(likeness)) continue;
      done.add(likeness);
      machine.run(field);
      count += 1;
    }
  }
  return count;
};
