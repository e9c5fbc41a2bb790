import { EditError } from '../../edit/edit-error.ts';
import { allFiles, type EditableSite } from '../../edit/editable-site.ts';
import { getChild, isDeepEqual } from '../../read/document/path.ts';
import { migrateForms } from './migrate-forms.ts';
import { formsAsDocuments } from '../forms/old-forms.ts';
import { migrateText } from '../migrate-text.ts';
import type { MigrationDescription } from '../migration.ts';

/** Changes that migrate a site to this version. */
export type SiteMigration = {
  /** Texts of changed and new documents, by file. */
  texts: Map<string, string>;
  migrations: ReadonlySet<MigrationDescription>;
};

/**
 * Applies all pending migrations of a site.
 * @throws EditError if a document cannot be changed safely as it is written: a half-migrated site would be wrong
 */
export const migrateSite = (site: EditableSite): SiteMigration => {
  const migrations = new Set<MigrationDescription>();
  const getSharedSectionType = (name: string): string | undefined => {
    const type = getChild(site.shared.get(name)?.document.value, 'type');
    return typeof type === 'string' ? type : undefined;
  };
  const errors: string[] = [];
  const files = allFiles(site);
  const texts = new Map(files.map(({ path, document: { source } }) => [path, source.text]));
  for (const { path, document } of files) {
    try {
      const { text, migrations: done } = migrateText(document.source, getSharedSectionType);
      for (const migration of done) migrations.add(migration);
      texts.set(path, text);
    } catch (error) {
      if (!(error instanceof EditError)) throw error;
      errors.push(error.message);
    }
  }
  if (errors.length > 0) throw new EditError(errors.join('\n'));
  const after = migrateForms(site, texts, getSharedSectionType);
  if (!isDeepEqual([...texts], [...after])) migrations.add(formsAsDocuments);
  for (const { path, document } of files) if (after.get(path) === document.source.text) after.delete(path);
  return { texts: after, migrations };
};
