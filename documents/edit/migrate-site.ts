import type { Migration } from '../migrations/migration.ts';
import { migrateText } from '../migrations/migrate-text.ts';
import { getChild } from '../read/document/path.ts';
import { EditError } from './text/edit-error.ts';
import { documentsWithReferences } from '../read/site/site-model.ts';
import type { EditableSite } from './editable-site.ts';

/** Changes that migrate a site to this version. */
export type SiteMigration = {
  /** Texts of the changed documents, by file. */
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
    const type = getChild(site.shared.get(name)?.value, 'type');
    return typeof type === 'string' ? type : undefined;
  };
  const errors: string[] = [];
  const texts = new Map<string, string>();
  for (const { document } of documentsWithReferences(site)) {
    const { source } = document;
    try {
      const { text, migrations: done } = migrateText(source, getSharedSectionType);
      for (const migration of done) migrations.add(migration);
      if (text !== source.text) texts.set(source.file, text);
    } catch (error) {
      if (!(error instanceof EditError)) throw error;
      errors.push(error.message);
    }
  }
  if (errors.length > 0) throw new EditError(errors.join('\n'));
  return { texts, migrations };
};
