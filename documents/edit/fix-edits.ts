import { isMap, isScalar } from 'yaml';
import { migrateText } from '../migrations/migrate-text.ts';
import { editBetween, type Edit } from './text/edits.ts';
import { setValue } from './text/set-value.ts';
import type { Problem } from '../problems/problem.ts';
import type { Path } from '../read/document/path.ts';
import type { Source } from '../read/document/source.ts';
import { offsetOf, pathAt } from '../problems/place-of-problem.ts';

/** The name of the field that begins at an offset; nothing when a value does. */
const nameAt = (source: Source, path: Path, offset: number): Edit | undefined => {
  const group: unknown = source.parse().document.getIn(path.slice(0, -1), true);
  if (!isMap(group)) return undefined;
  const keys = group.items.map(({ key }) => key).filter(isScalar);
  const range = keys.find((key) => key.range?.[0] === offset)?.range;
  return range ? { start: range[0], end: range[1], text: '' } : undefined;
};

/**
 * The change that mends a problem of which is certain what was meant; that of an older version mends the whole document.
 * @returns nothing when there is none, or when the text has changed since
 * @throws EditRefusal when it is written in a way that cannot be changed safely
 */
export const fixOf = (source: Source, problem: Problem): Edit[] | undefined => {
  const { instead, migration } = problem;
  if (migration !== undefined) return [editBetween(source.text, migrateText(source).text)];
  if (!instead) return undefined;
  const { written, meant } = instead;
  const offset = offsetOf(source, problem);
  if (written !== undefined) {
    const edit = { start: offset, end: offset + written.length, text: meant };
    return source.text.startsWith(written, offset) ? [edit] : undefined;
  }
  const path = pathAt(source, offset);
  if (path.length === 0) return undefined;
  const name = nameAt(source, path, offset);
  return name ? [{ ...name, text: meant }] : setValue(source, path, meant);
};
