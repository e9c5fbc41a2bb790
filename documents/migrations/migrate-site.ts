import { EditError } from '../edit/edit-error.ts';
import { allFiles, type EditableSite, type EditableFile } from '../edit/editable-site.ts';
import { getChild } from '../read/document/path.ts';
import { migrateText } from './migrate-text.ts';
import type { Migration } from './migration.ts';

/** What changes when a site is brought to this version. */
export type SiteMigration = {
  /** The texts of the documents that change, by their files. */
  texts: Map<string, string>;
  migrations: ReadonlySet<Migration>;
};

/**
 * Brings all documents that wait for a migration to this version.
 * @throws EditError when one of them is written in a way that cannot be changed safely: half a site would be wrong
 */
export const migrateSite = (site: EditableSite): SiteMigration => {
  const migrations = new Set<Migration>();
  const typeOfPiece = (name: string): string | undefined => {
    const type = getChild(site.shared.get(name)?.document.value, 'type');
    return typeof type === 'string' ? type : undefined;
  };
  const refusals: string[] = [];
  const changed = allFiles(site).flatMap(
    ({ path, document: { source } }: EditableFile): [string, string][] => {
      try {
        const { text, migrations: done } = migrateText(source, typeOfPiece);
        for (const migration of done) migrations.add(migration);
        return done.length === 0 ? [] : [[path, text]];
      } catch (error) {
        if (!(error instanceof EditError)) throw error;
        refusals.push(error.message);
        return [];
      }
    },
  );
  if (refusals.length > 0) throw new EditError(refusals.join('\n'));
  return { texts: new Map(changed), migrations };
};
