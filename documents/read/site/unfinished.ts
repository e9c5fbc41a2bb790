import { type Path, getChild, isMapping } from '../document/path.ts';
import { isHidden } from '../document/hidden.ts';

/** Marks a text that was copied from another page and must still be replaced. */
export const unfinishedMark = '✎';

/** Whether a text is still to be written. */
export const isUnfinished = (text: string): boolean => text.includes(unfinishedMark);

/** Matches the mark in a YAML file, including its escaped forms. */
const written = /✎|\\[uU]0*270[eE]/;

/** Whether a file may contain an unfinished text. Nearly all files do not, so that they need not be searched. */
export const mayBeUnfinished = (file: string): boolean => written.test(file);

/** Yields the paths of all unfinished texts in a value, in their order. Hidden sections may be unfinished. */
export function* unfinishedIn(value: unknown, path: Path = []): Generator<Path> {
  if (typeof value === 'string' && isUnfinished(value)) yield path;
  if ((!Array.isArray(value) && !isMapping(value)) || isHidden(value)) return;
  for (const key of Object.keys(value)) {
    const step = Array.isArray(value) ? Number(key) : key;
    yield* unfinishedIn(getChild(value, step), [...path, step]);
  }
}
