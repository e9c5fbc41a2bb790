import { isSeq } from 'yaml';
import { valueAt, type Path } from '../../read/document/path.ts';
import type { Source } from '../../read/document/source.ts';
import { firstRight } from './checked-edits.ts';
import type { Edit } from './edits.ts';
import { withMoved, withValue } from './expected-values.ts';
import { waysToArrange } from './movement/movement.ts';
import { setValue } from './set-value.ts';
import { follow, treeOf } from './tree/tree.ts';

/**
 * The changes that give an entry of a list another place. The notes directly above it, in it and behind it on its line go
 * with it, and no letter of them or of other entries changes; blank lines and commas stay where they are.
 * @param path where the list stands
 * @param to the index that it has afterwards
 * @throws EditRefusal when the list is written in a way that cannot be changed safely
 * @throws Error when it has no such entry or place
 */
export const moveEntry = (source: Source, path: Path, from: number, to: number): Edit[] => {
  const tree = treeOf(source);
  const trail = follow(tree, path);
  const list = valueAt(tree.value, path);
  if (!Array.isArray(list) || !(from in list) || !(to in list))
    throw new Error(`${source.file} has no entries ${from} and ${to} at ${path.join('.')}`);
  if (from === to) return [];
  const moved = withMoved(list, from, to);
  // A list that stands there by its name (`*name`) is written out.
  if (trail.depth < path.length || !isSeq(trail.node)) return setValue(source, path, moved);
  const ways = waysToArrange(source, trail.node, (slots) => withMoved(slots, from, to) as string[]);
  return firstRight(tree, ways, withValue(tree.value, path, moved), [...path, from]);
};
