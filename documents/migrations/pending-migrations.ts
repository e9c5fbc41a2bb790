import { finding, type Finding } from '../problems/finding.ts';
import { moveIn, setIn } from '../edit/text/expected-values.ts';
import { isDeepEqual, type Path } from '../read/document/path.ts';
import type { FieldChange } from './migration.ts';
import { migrations } from './migrations.ts';
import { typedSectionsOf } from './typed-sections.ts';

/** Returns the path that a value had before a change: that of the old field, or of its parent if it is new. */
const pathBeforeChange = ({ from, to, value }: FieldChange, path: Path): Path => {
  const isInside = isDeepEqual(path.slice(0, to.length), to);
  if (!from) return isInside ? to.slice(0, -1) : path;
  if (isInside) return value === undefined ? [...from, ...path.slice(to.length)] : from;
  const parent = from.slice(0, -1);
  const isCreated = path.length > 0 && isDeepEqual(path, to.slice(0, path.length));
  return isCreated && !isDeepEqual(path, from.slice(0, path.length)) ? parent : path;
};

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
  const changes: FieldChange[] = [];
  const originalPathOf = (path: Path): Path =>
    changes.reduceRight((result, change) => pathBeforeChange(change, result), path);
  const findings: Finding<'old-form'>[] = [];
  let migrated = value;
  for (const { name, since, pendingChanges } of migrations) {
    const pending = pendingChanges(migrated, typedSectionsOf(migrated));
    const [first] = pending;
    if (!first) continue;
    const path = originalPathOf(first.from ?? first.to);
    const params = { cause: 'document', since, migration: name } as const;
    findings.push(finding('old-form', path, params, { at: 'key' }));
    migrated = pending.reduce(
      (all, { from, to, value: next }) => (from ? moveIn(all, from, to, next) : setIn(all, to, next)),
      migrated,
    );
    changes.push(...pending);
  }
  return { value: migrated, findings, originalPathOf };
};
