import { isDeepEqual, isMapping, type Path } from '../read/document/path.ts';
import { matchEntries } from './matched-entries.ts';

/** A changed value of a document. */
export type ValueChange =
  /** `path` is its path in the new document, or in the old one if it was removed. */
  | { kind: 'added' | 'removed' | 'changed'; path: Path }
  /** An entry that moved within its list; `from` is its old index. */
  | { kind: 'moved'; path: Path; from: number };

function* entryChanges(before: unknown[], after: unknown[], path: Path): Generator<ValueChange> {
  const matches = matchEntries(before, after);
  const matched = new Set(matches.map(({ from }) => from));
  const matchByIndex = new Map(matches.map((match) => [match.to, match]));
  for (const from of before.keys()) if (!matched.has(from)) yield { kind: 'removed', path: [...path, from] };
  for (const [to, entry] of after.entries()) {
    const match = matchByIndex.get(to);
    if (!match) yield { kind: 'added', path: [...path, to] };
    else {
      if (match.isMoved) yield { kind: 'moved', path: [...path, to], from: match.from };
      yield* diffValues(before[match.from], entry, [...path, to]);
    }
  }
}

/**
 * Yields the differences between two values of a document, ignoring the order of fields.
 * @param path path of the value in its document
 */
export function* diffValues(before: unknown, after: unknown, path: Path = []): Generator<ValueChange> {
  if (isDeepEqual(before, after)) return;
  if (Array.isArray(before) && Array.isArray(after)) yield* entryChanges(before, after, path);
  else if (isMapping(before) && isMapping(after)) {
    for (const name of new Set([...Object.keys(before), ...Object.keys(after)])) {
      const fieldPath = [...path, name];
      if (!Object.hasOwn(after, name)) yield { kind: 'removed', path: fieldPath };
      else if (!Object.hasOwn(before, name)) yield { kind: 'added', path: fieldPath };
      else yield* diffValues(before[name], after[name], fieldPath);
    }
  } else yield { kind: 'changed', path };
}
