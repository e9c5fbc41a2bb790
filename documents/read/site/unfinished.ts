import { type Path, getChild, isMapping } from '../document/path.ts';
import { isHidden } from '../page/hidden.ts';

/** Marks a text that was taken from another page and is still to be written for its own. */
export const unfinishedMark = '✎';

/** Whether a text is still to be written. */
export const isUnfinished = (text: string): boolean => text.includes(unfinishedMark);

/** The mark as a YAML file may write it. */
const written = /✎|\\[uU]0*270[eE]/;

/** A quick test whether a file may hold such a text; nearly all do not. */
export const mayBeUnfinished = (file: string): boolean => written.test(file);

/** Every text in a value that is still to be written, in their order; a hidden section may wait for its texts. */
export function* unfinishedIn(value: unknown, path: Path = []): Generator<Path> {
  if (typeof value === 'string' && isUnfinished(value)) yield path;
  if ((!Array.isArray(value) && !isMapping(value)) || isHidden(value)) return;
  for (const key of Object.keys(value)) {
    const step = Array.isArray(value) ? Number(key) : key;
    yield* unfinishedIn(getChild(value, step), [...path, step]);
  }
}
