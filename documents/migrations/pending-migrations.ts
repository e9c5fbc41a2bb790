import { finding, type Finding } from '../problems/finding.ts';
import type { Path } from '../read/document/path.ts';
import { applyFieldMigration, pathBeforeMigration, affectedFields } from './apply-field-migration.ts';
import { findOldForms } from './forms/old-forms.ts';
import type { FieldMigration } from './migration.ts';
import { migrations } from './migrations.ts';
import { toMigrationInput } from './old-document.ts';

/** Pending migrations of a document. */
export type PendingMigrations = {
  /** Its value after migration; the same object if nothing is pending. */
  value: unknown;
  /** One finding per pending migration. */
  findings: Finding<'old-form'>[];
  /** Maps a path in the migrated value to the path in the document. */
  originalPathOf: (path: Path) => Path;
};

/**
 * Returns the pending migrations of a document and its migrated value, so that the check reports each migration once
 * instead of every field it changes.
 */
export const findPendingMigrations = (value: unknown): PendingMigrations => {
  const steps: FieldMigration[] = [];
  const originalPathOf = (path: Path): Path =>
    steps.reduceRight((result, step) => pathBeforeMigration(step, result), path);
  const findings: Finding<'old-form'>[] = [];
  let migrated = value;
  for (const migration of migrations) {
    const pending = migration.pendingSteps(toMigrationInput(migrated));
    const [first] = pending;
    if (!first) continue;
    const [field = ''] = affectedFields(migrated, first);
    const path = originalPathOf([...first.mappingPath, field]);
    const { name, since } = migration;
    const params = { since, migration: name, count: pending.length };
    findings.push(finding('old-form', path, params, { at: 'key' }));
    for (const step of pending) migrated = applyFieldMigration(migrated, step);
    steps.push(...pending);
  }
  const forms = findOldForms(migrated);
  return { value: forms.value, findings: [...findings, ...forms.findings], originalPathOf };
};

/** Maps a finding about the migrated value to its location in the document. */
export const toOriginalPath = (
  found: Finding,
  originalPathOf: PendingMigrations['originalPathOf'],
): Finding => ({
  ...found,
  path: originalPathOf(found.path),
});
