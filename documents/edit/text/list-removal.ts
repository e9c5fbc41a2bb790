import { isSeq } from 'yaml';
import type { Path } from '../../read/document/path.ts';
import type { Source } from '../../read/document/source.ts';
import type { Edit } from './edits.ts';
import { nodeAt } from './nodes.ts';
import { removePart } from './part-removal.ts';

/**
 * The change that takes an entry out of a list; with its last entry goes the whole field.
 * @param path where the list stands
 * @throws Error when there is no such entry
 */
export const removeFromList = (source: Source, path: Path, index: number): Edit => {
  const list = nodeAt(source, path);
  const isLast = isSeq(list) && list.items.length === 1 && index === 0;
  return removePart(source, isLast ? path : [...path, index]);
};
