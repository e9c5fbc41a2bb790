import { valueAt, type Path } from '../../read/document/path.ts';
import type { Source } from '../../read/document/source.ts';
import { isHidden } from '../../read/page/hidden.ts';
import type { Edit } from './edits.ts';
import { removeValue } from './remove-value.ts';
import { setValue } from './set-value.ts';
import { treeOf } from './tree/tree.ts';

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
