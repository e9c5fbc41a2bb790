import { DocumentDraft } from '../edit/text/document-draft.ts';
import type { Source } from '../read/document/source.ts';
import type { Migration } from './migration.ts';
import { migrations } from './migrations.ts';
import { typedSectionsOf, type GetSharedSectionType } from './typed-sections.ts';

/** A migrated document, and the migrations that were applied to it. */
export type MigratedText = { text: string; migrations: Migration[] };

/**
 * Migrates a document to the current version. Comments stay.
 * @param getSharedSectionType returns the type of a shared section by name; without it, overrides are not migrated
 * @throws EditError if it cannot be changed safely as it is written
 */
export const migrateText = (source: Source, getSharedSectionType?: GetSharedSectionType): MigratedText => {
  const draft = new DocumentDraft(source);
  const applied = migrations.filter(({ pendingChanges }) => {
    const changes = pendingChanges(draft.value, typedSectionsOf(draft.value, getSharedSectionType));
    for (const { from, to, value } of changes)
      if (from) draft.moveField(from, to, value);
      else draft.set(to, value);
    return changes.length > 0;
  });
  return { text: applied.length > 0 ? draft.print() : source.text, migrations: applied };
};
