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
import { toMigrationInput, type GetSharedSectionType } from './old-document.ts';
import { nestFields, mappingAt, renameField } from './field-edits.ts';

/** Returns the edits of a migration step as the only candidate; none if a comment would be lost. */
const stepCandidates = (tree: EditableDocument, mapping: YAMLMap, step: FieldMigration): Edit[][] => {
  const { text } = tree.source;
  const edits =
    step.kind === 'nest' ? nestFields(tree, mapping, step) : renameField(text, mapping, step.from, step.to);
  return isDeepEqual(findComments(applyEdits(text, edits)), findComments(text)) ? [edits] : [];
};

/** Returns the edits of the first step, and of those at the same location because an alias (`*name`) repeats it. */
const stepEdits = (
  tree: EditableDocument,
  [first, ...rest]: [FieldMigration, ...FieldMigration[]],
): Edit[] => {
  const mapping = mappingAt(tree, first.mappingPath);
  if (!mapping) throw new Error(`${tree.source.file} has no mapping at ${first.mappingPath.join('.')}`);
  const same = [first, ...rest.filter((step) => mappingAt(tree, step.mappingPath) === mapping)];
  const expected = same.reduce<unknown>(applyFieldMigration, tree.value);
  return chooseSafeEdits(tree, stepCandidates(tree, mapping, first), expected, first.mappingPath);
};

const applyMigration = (
  source: Source,
  { name, pendingSteps }: Migration,
  getSharedSectionType?: GetSharedSectionType,
): Source => {
  let [current, previousCount] = [source, Infinity];
  for (;;) {
    const tree = parseEditable(current);
    const [first, ...rest] = pendingSteps(toMigrationInput(tree.value, getSharedSectionType));
    if (!first) return current;
    if (rest.length >= previousCount)
      throw new Error(`the migration ${name} does not terminate for ${source.file}`);
    previousCount = rest.length;
    current = new Source(current.file, applyEdits(current.text, stepEdits(tree, [first, ...rest])));
  }
};

/** A migrated document, and the migrations that were applied to it. */
export type MigratedText = { text: string; migrations: Migration[] };

/**
 * Migrates a document to the current version. Comments and formatting stay.
 * @param getSharedSectionType returns the type of a shared section by name; without it, overrides are not migrated
 * @throws EditError if it cannot be changed safely as it is written
 */
export const migrateText = (source: Source, getSharedSectionType?: GetSharedSectionType): MigratedText => {
  let current = source;
  const applied = migrations.filter((migration) => {
    const before = current;
    current = applyMigration(current, migration, getSharedSectionType);
    return current !== before;
  });
  return { text: current.text, migrations: applied };
};
