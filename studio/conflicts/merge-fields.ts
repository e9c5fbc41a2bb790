import { parseValue, type ValueChange } from '../../documents/changes/list-changes.ts';
import { mergeValues } from '../../documents/changes/merge-values.ts';
import { writeValue } from '../../documents/edit/write-value.ts';
import { Source } from '../../documents/read/document/source.ts';
import { merge } from '../core/merge.ts';
import { tryOrUndefined } from '../../schema/try-or-undefined.ts';

/** The three versions of a document in conflict: ours, the stored one of others, and their common ancestor. */
export type Versions = { mine: string; base: string | null; theirs: string };

/** The side whose value of a field is used. */
export type Side = 'mine' | 'theirs';

/**
 * Lists the values that both sides changed: `before` is the value of the others, `after` that of the editor.
 * @returns undefined if one side is not YAML
 */
export const listConflicts = (file: string, { mine, base, theirs }: Versions): ValueChange[] | undefined => {
  const [own, common, other] = [mine, base ?? '', theirs].map((text) => parseValue(file, text));
  if (own === undefined || other === undefined) return undefined;
  const conflicts: ValueChange[] = [];
  mergeValues(common, own, other, (conflict) => (conflicts.push(conflict), conflict.after));
  return conflicts;
};

/**
 * Returns the text with the changes of both sides.
 * @param answers whose value is used for each conflict, in the order of `listConflicts`
 * @throws EditError if the text cannot be changed safely as it is written
 */
export const mergeFields = (
  file: string,
  { mine, base, theirs }: Versions,
  answers: readonly Side[],
): string => {
  const [own, common, other] = [mine, base ?? '', theirs].map((text) => parseValue(file, text));
  const remaining = [...answers];
  const value = mergeValues(common, own, other, ({ before, after }) =>
    remaining.shift() === 'theirs' ? before : after,
  );
  // Starts from the merged lines, if the lines do not conflict, so that comments of the others are retained.
  const merged = tryOrUndefined(() =>
    writeValue(new Source(file, merge(mine, base ?? '', theirs, 'mine') ?? mine), value),
  );
  return merged ?? writeValue(new Source(file, mine), value);
};
