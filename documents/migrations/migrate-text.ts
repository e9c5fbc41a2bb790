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

/** Makes a change, if every comment is still there after it. */
const makeChange = (tree: EditableDocument, group: YAMLMap, change: FieldMigration): Edit[][] => {
  const { text } = tree.source;
  const edits =
    change.kind === 'gather'
      ? nestFields(tree, group, change)
      : renameField(text, group, change.from, change.to);
  return isDeepEqual(findComments(applyEdits(text, edits)), findComments(text)) ? [edits] : [];
};

/** The edits of the first change, and of those that stand in the same place because a name (`*name`) repeats it. */
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

/** A document as this version wants it, and the migrations that it has gone through for that. */
export type MigratedText = { text: string; migrations: Migration[] };

/**
 * Brings a document to this version: only what has to changes, notes and style stay.
 * @param typeOfPiece knows the shared pieces of the site; without it what stands beside their names stays
 * @throws EditError when it is written in a way that cannot be changed safely
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
