import { finding, type Finding } from '../problems/finding.ts';
import type { Path } from '../read/document/path.ts';
import { applyFieldMigration, pathBeforeMigration, affectedFields } from './apply-field-migration.ts';
import type { FieldMigration } from './migration.ts';
import { migrations } from './migrations.ts';
import { oldDocument } from './old-document.ts';

/** Pending migrations of a document. */
export type PendingMigrations = {
  /** Its value after migration; the same object if nothing is pending. */
  value: unknown;
  /** One finding per pending migration. */
  findings: Finding<'old-form'>[];
  /** Maps a path in the migrated value to the path in the document. */
  placeOf: (path: Path) => Path;
};

/**
 * Returns the pending migrations of a document and its migrated value, so that the check reports each migration once
 * instead of every field it changes.
 */
export const findPendingMigrations = (value: unknown): PendingMigrations => {
  const done: FieldMigration[] = [];
  const placeOf = (path: Path): Path =>
    done.reduceRight((place, change) => pathBeforeMigration(change, place), path);
  const findings: Finding<'old-form'>[] = [];
  let migrated = value;
  for (const migration of migrations) {
    const changes = migration.changesIn(oldDocument(migrated));
    const [first] = changes;
    if (!first) continue;
    const [field = ''] = affectedFields(migrated, first);
    const place = placeOf([...first.group, field]);
    const { name, since } = migration;
    const params = { since, migration: name, count: changes.length };
    findings.push(finding('old-form', place, params, { at: 'key' }));
    for (const change of changes) migrated = applyFieldMigration(migrated, change);
    done.push(...changes);
  }
  return { value: migrated, findings, placeOf };
};

/** Maps a finding about the migrated value to its location in the document. */
export const toOriginalPath = (found: Finding, placeOf: PendingMigrations['placeOf']): Finding => ({
  ...found,
  path: placeOf(found.path),
});
