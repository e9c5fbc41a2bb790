import { valueAt, type Path } from '../../read/document/path.ts';
import type { Source } from '../../read/document/source.ts';
import { firstRight } from './checked-edits.ts';
import type { Edit } from './edits.ts';
import { withoutValue } from './expected-values.ts';
import { waysToRemove, type NotesBelow } from './removal/removal.ts';
import { setValue } from './set-value.ts';
import { follow, treeOf } from './tree/tree.ts';
import { isHidden } from '../../read/page/hidden.ts';

/** What would be empty without a part; nothing when others stand beside it. */
const emptied = (value: unknown, path: Path): Path | undefined => {
  const holder = valueAt(value, path.slice(0, -1));
  return Object.keys(Object(holder)).length === 1 ? path.slice(0, -1) : undefined;
};

/**
 * The changes that take a field out of its group, or an entry out of its list, with the note behind it and those directly
 * above it. A field whose group or list would be empty goes with its last part. An entry of a list stays, as `{}` or `[]`,
 * so that those behind it keep their places; so does the document.
 * @param path where it stands; the last step is a name or an index
 * @param below what becomes of the notes that are indented below it
 * @throws EditRefusal when it is written in a way that cannot be changed safely
 * @throws Error when there is no such part
 */
export const removeValue = (source: Source, path: Path, below: NotesBelow = 'stay'): Edit[] => {
  const tree = treeOf(source);
  if (path.length === 0 || valueAt(tree.value, path) === undefined)
    throw new Error(`${source.file} has nothing at ${path.join('.')}`);
  const holder = emptied(tree.value, path);
  if (holder && typeof holder.at(-1) === 'string') return removeValue(source, holder);
  if (holder) return setValue(source, holder, typeof path.at(-1) === 'number' ? [] : {});
  const expected = withoutValue(tree.value, path);
  const trail = follow(tree, path);
  // Inside of what stands there by its name (`*name`) nothing can be taken away: it is written out without the part.
  if (trail.depth < path.length || !trail.last) {
    const named = path.slice(0, trail.depth);
    return setValue(source, named, valueAt(expected, named));
  }
  return firstRight(tree, waysToRemove(source, trail.last, below), expected, path);
};

/**
 * The changes that hide a section from visitors, or show it again.
 * @param path where the section stands
 * @throws EditRefusal when it is written in a way that cannot be changed safely
 */
export const toggleHidden = (source: Source, path: Path): Edit | Edit[] => {
  const place = [...path, 'hidden'];
  return isHidden(valueAt(treeOf(source).value, path))
    ? removeValue(source, place)
    : setValue(source, place, true, ['type', 'name', 'anchor', 'hidden']);
};
