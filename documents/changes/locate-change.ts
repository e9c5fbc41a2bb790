import { getIn, type Path } from '../read/document/path.ts';
import type { ValueChange } from './diff-values.ts';

/**
 * Returns the path at which a change is visible in the new document. For a removed entry it is the entry now at its
 * index, or the last entry of the list.
 */
export const locateChange = (document: unknown, { kind, path }: ValueChange): Path => {
  const last = path.at(-1);
  if (kind !== 'removed' || typeof last !== 'number') return path;
  const list = path.slice(0, -1);
  const entries = getIn(document, list);
  const count = Array.isArray(entries) ? entries.length : 0;
  return count === 0 ? list : [...list, Math.min(last, count - 1)];
};
