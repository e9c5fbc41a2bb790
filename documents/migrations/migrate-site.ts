import { EditError } from '../edit/edit-error.ts';
import { allFiles, type EditableSite, type EditableFile } from '../edit/editable-site.ts';
import { getChild } from '../read/document/path.ts';
import { migrateText } from './migrate-text.ts';
import type { Migration } from './migration.ts';

/** Changes that migrate a site to this version. */
export type SiteMigration = {
  /** New texts of changed documents, by file. */
  texts: Map<string, string>;
  migrations: ReadonlySet<Migration>;
};

/**
 * Applies all pending migrations of a site.
 * @throws EditError if a document cannot be changed safely as it is written: a half-migrated site would be wrong
 */
export const migrateSite = (site: EditableSite): SiteMigration => {
  const migrations = new Set<Migration>();
  const getSharedSectionType = (name: string): string | undefined => {
    const type = getChild(site.shared.get(name)?.document.value, 'type');
    return typeof type === 'string' ? type : undefined;
  };
  const errors: string[] = [];
  const changed = allFiles(site).flatMap(
    ({ path, document: { source } }: EditableFile): [string, string][] => {
      try {
        const { text, migrations: done } = migrateText(source, getSharedSectionType);
        for (const migration of done) migrations.add(migration);
        return done.length === 0 ? [] : [[path, text]];
      } catch (error) {
        if (!(error instanceof EditError)) throw error;
        errors.push(error.message);
        return [];
      }
    },
  );
  if (errors.length > 0) throw new EditError(errors.join('\n'));
  return { texts: new Map(changed), migrations };
};
