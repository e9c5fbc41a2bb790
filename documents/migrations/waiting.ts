import type { Finding } from '../problems/finding.ts';
import { quoted } from '../problems/words.ts';
import type { Path } from '../read/document/path.ts';
import { changedValue, placeBefore, touchedFields } from './changed-value.ts';
import type { Change, Migration } from './migration.ts';
import { migrations } from './migrations.ts';
import { oldDocument } from './old-document.ts';

/** What a document waits for. */
export type Waiting = {
  /** What it says once it has been migrated; the same object when it waits for nothing. */
  value: unknown;
  /** One for each migration that it waits for. */
  findings: Finding[];
  /** Where something stands in the document that stands at a path of that value. */
  placeOf: (path: Path) => Path;
};

const findingOf = (
  { name, since }: Migration,
  { group, field, count }: { group: Path; field: string; count: number },
): Finding => {
  const places = count === 2 ? ', here and in one more place' : `, here and in ${count - 1} more places`;
  return {
    code: 'old-form',
    path: group,
    field,
    message: `the field ${quoted(field)} is written as before version ${since}${count > 1 ? places : ''} (${name})`,
    fix: 'Run npm run migrate, or npx site migrate.',
    migration: name,
  };
};

/**
 * What a document waits for, and what it says when that is done: so it is checked, and an editor is told of each migration
 * once instead of every field that it changes.
 */
export const waitingIn = (value: unknown): Waiting => {
  const done: Change[] = [];
  const placeOf = (path: Path): Path => done.reduceRight((place, change) => placeBefore(change, place), path);
  const findings: Finding[] = [];
  let migrated = value;
  for (const migration of migrations) {
    const changes = migration.changesIn(oldDocument(migrated));
    const [first] = changes;
    if (!first) continue;
    const [field = ''] = touchedFields(migrated, first);
    const place = placeOf([...first.group, field]);
    findings.push(
      findingOf(migration, {
        group: place.slice(0, -1),
        field: String(place.at(-1)),
        count: changes.length,
      }),
    );
    for (const change of changes) migrated = changedValue(migrated, change);
    done.push(...changes);
  }
  return { value: migrated, findings, placeOf };
};

/** A finding about what a document says once it is migrated, at its place in the document as it is. */
export const inOldPlace = (finding: Finding, placeOf: Waiting['placeOf']): Finding => {
  if (finding.field === undefined) return { ...finding, path: placeOf(finding.path) };
  const place = placeOf([...finding.path, finding.field]);
  return { ...finding, path: place.slice(0, -1), field: String(place.at(-1)) };
};
