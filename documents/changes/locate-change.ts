import { getIn, type Path } from '../read/document/path.ts';
import type { ValueChange } from './diff-values.ts';

/**
 * Where a change is seen in a document as it is now. Of an entry that was removed, it is the entry at its place, or the
 * last one of the list.
 */
export const locateChange = (document: unknown, { kind, path }: ValueChange): Path => {
  const last = path.at(-1);
  if (kind !== 'removed' || typeof last !== 'number') return path;
  const list = path.slice(0, -1);
  const entries = getIn(document, list);
  const count = Array.isArray(entries) ? entries.length : 0;
  return count === 0 ? list : [...list, Math.min(last, count - 1)];
};
