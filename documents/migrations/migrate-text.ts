import { chooseSafeEdits } from '../edit/text/choose-safe-edits.ts';
import { applyEdits, type Edit } from '../edit/text/edits.ts';
import { parseEditable, type EditableDocument } from '../edit/text/editable-document.ts';
import { getIn } from '../read/document/path.ts';
import { Source } from '../read/document/source.ts';
import { applyRename } from './apply-rename.ts';
import type { Migration, Rename } from './migration.ts';
import { migrations } from './migrations.ts';
import { renameField } from './rename-field.ts';
import { typedSectionsOf, type GetSharedSectionType } from './typed-sections.ts';

/** Returns the edits of the first rename, and of those in the same mapping because an alias (`*name`) repeats it. */
const renameEdits = (tree: EditableDocument, first: Rename, pending: readonly Rename[]): Edit[] => {
  const mapping = getIn(tree.value, first.mappingPath);
  const same = pending.filter(({ mappingPath }) => getIn(tree.value, mappingPath) === mapping);
  const expected = same.reduce(applyRename, tree.value);
  return chooseSafeEdits(tree, [renameField(tree, first)], expected, first.mappingPath);
};

const applyMigration = (
  source: Source,
  migration: Migration,
  getSharedSectionType?: GetSharedSectionType,
): Source => {
  const tree = parseEditable(source);
  const pending = migration.pendingRenames(typedSectionsOf(tree.value, getSharedSectionType));
  const [first] = pending;
  if (!first) return source;
  const text = applyEdits(source.text, renameEdits(tree, first, pending));
  return applyMigration(new Source(source.file, text), migration, getSharedSectionType);
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
