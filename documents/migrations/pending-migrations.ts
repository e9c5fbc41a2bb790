import { finding, type Finding } from '../problems/finding.ts';
import { renameIn } from '../edit/text/expected-values.ts';
import { isDeepEqual, type Path } from '../read/document/path.ts';
import type { Rename } from './migration.ts';
import { migrations } from './migrations.ts';
import { typedSectionsOf } from './typed-sections.ts';

/** Returns the path that a value had before a field was renamed. */
const pathBeforeRename = ({ mappingPath, from, to }: Rename, path: Path): Path => {
  const { length } = mappingPath;
  const isRenamed = path[length] === to && isDeepEqual(path.slice(0, length), mappingPath);
  return isRenamed ? path.with(length, from) : path;
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
  const renames: Rename[] = [];
  const originalPathOf = (path: Path): Path =>
    renames.reduceRight((result, rename) => pathBeforeRename(rename, result), path);
  const findings: Finding<'old-form'>[] = [];
  let migrated = value;
  for (const { name, since, pendingRenames } of migrations) {
    const pending = pendingRenames(typedSectionsOf(migrated));
    const [first] = pending;
    if (!first) continue;
    const path = originalPathOf([...first.mappingPath, first.from]);
    const params = { cause: 'document', since, migration: name } as const;
    findings.push(finding('old-form', path, params, { at: 'key' }));
    migrated = pending.reduce(
      (all, { mappingPath, from, to }) => renameIn(all, mappingPath, from, to),
      migrated,
    );
    renames.push(...pending);
  }
  return { value: migrated, findings, originalPathOf };
};
