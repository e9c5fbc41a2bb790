import { finding, type Finding } from '../problems/finding.ts';
import type { Path } from '../read/document/path.ts';
import { applyFieldMigration, pathBeforeMigration, affectedFields } from './apply-field-migration.ts';
import type { FieldMigration } from './migration.ts';
import { migrations } from './migrations.ts';
import { oldDocument } from './old-document.ts';

/** What a document waits for. */
export type PendingMigrations = {
  /** What it says once it has been migrated; the same object when it waits for nothing. */
  value: unknown;
  /** One for each migration that it waits for. */
  findings: Finding<'old-form'>[];
  /** Where something stands in the document that stands at a path of that value. */
  placeOf: (path: Path) => Path;
};

/**
 * What a document waits for, and what it says when that is done: so it is checked, and an editor is told of each migration
 * once instead of every field that it changes.
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

/** A finding about what a document says once it is migrated, at its place in the document as it is. */
export const toOriginalPath = (found: Finding, placeOf: PendingMigrations['placeOf']): Finding => ({
  ...found,
  path: placeOf(found.path),
});
