import type { YAMLMap } from 'yaml';
import { chooseSafeEdits } from '../edit/text/choose-safe-edits.ts';
import { applyEdits, type Edit } from '../edit/text/edits.ts';
import { findComments } from '../edit/text/edits.ts';
import { parseEditable, type EditableDocument } from '../edit/text/editable-document.ts';
import { isDeepEqual } from '../read/document/path.ts';
import { Source } from '../read/document/source.ts';
import { applyFieldMigration } from './apply-field-migration.ts';
import type { FieldMigration, Migration } from './migration.ts';
import { migrations } from './migrations.ts';
import { oldDocument, type TypeOfPiece } from './old-document.ts';
import { nestFields, mappingAt, renameField } from './field-edits.ts';

/** Applies a migration step if all comments are preserved. */
const makeChange = (tree: EditableDocument, group: YAMLMap, change: FieldMigration): Edit[][] => {
  const { text } = tree.source;
  const edits =
    change.kind === 'gather'
      ? nestFields(tree, group, change)
      : renameField(text, group, change.from, change.to);
  return isDeepEqual(findComments(applyEdits(text, edits)), findComments(text)) ? [edits] : [];
};

/** Returns the edits of the first step, and of those at the same location because an alias (`*name`) repeats it. */
const editsOf = (
  tree: EditableDocument,
  [first, ...others]: [FieldMigration, ...FieldMigration[]],
): Edit[] => {
  const group = mappingAt(tree, first.group);
  if (!group) throw new Error(`${tree.source.file} has no group at ${first.group.join('.')}`);
  const same = [first, ...others.filter((change) => mappingAt(tree, change.group) === group)];
  const expected = same.reduce<unknown>(applyFieldMigration, tree.value);
  return chooseSafeEdits(tree, makeChange(tree, group, first), expected, first.group);
};

const goThrough = (source: Source, { name, changesIn }: Migration, typeOfPiece?: TypeOfPiece): Source => {
  let [now, left] = [source, Infinity];
  for (;;) {
    const tree = parseEditable(now);
    const [first, ...others] = changesIn(oldDocument(tree.value, typeOfPiece));
    if (!first) return now;
    if (others.length >= left) throw new Error(`the migration ${name} never ends in ${source.file}`);
    left = others.length;
    now = new Source(now.file, applyEdits(now.text, editsOf(tree, [first, ...others])));
  }
};

/** A migrated document, and the migrations that were applied to it. */
export type MigratedText = { text: string; migrations: Migration[] };

/**
 * Migrates a document to the current version. Comments and formatting stay.
 * @param typeOfPiece returns the type of a shared section by name; without it, overrides are not migrated
 * @throws EditError if it cannot be changed safely as it is written
 */
export const migrateText = (source: Source, typeOfPiece?: TypeOfPiece): MigratedText => {
  let now = source;
  const done = migrations.filter((migration) => {
    const before = now;
    now = goThrough(now, migration, typeOfPiece);
    return now !== before;
  });
  return { text: now.text, migrations: done };
};
