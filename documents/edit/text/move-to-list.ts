import { isSeq } from 'yaml';
import { toArray, getIn, type Path, isDeepEqual } from '../../read/document/path.ts';
import { Source } from '../../read/document/source.ts';
import { EditError } from '../edit-error.ts';
import { applyEdits, diffText, type Edit, columnOf, isFirstInLine } from './edits.ts';
import { insertEntry } from './insert-entry.ts';
import { moveEntry } from './move-entry.ts';
import { itemRanges } from './move-entry.ts';
import { findComments } from './edits.ts';
import { removeValue } from './remove-value.ts';
import { setValue } from './set-value.ts';
import { getItems, resolvePath, parseEditable } from './editable-document.ts';

/** Lines that stand at a column as they stand at another one. The first has no indent. */
const shifted = (text: string, from: number, to: number): string =>
  text.replaceAll(/(?<=\n)( *)(?=[^\s])/g, (indent) => ' '.repeat(Math.max(indent.length + to - from, 0)));

/** An entry as it is written, with its notes when it has lines of its own, given the column where it is to stand. */
const writtenAt = (source: Source, list: Path, index: number): ((column: number) => string) | undefined => {
  const { text } = source;
  const { node, depth, isInFlow } = resolvePath(parseEditable(source), list);
  if (depth < list.length || !isSeq(node)) return undefined;
  const parts = getItems(source, node);
  const { start = 0, end = 0 } = parts[index] ?? {};
  if (isInFlow || node.flow) return () => text.slice(start, end);
  const slot = itemRanges(text, parts)[index] ?? { start, end };
  const own = text.slice(slot.start, slot.end);
  const column = columnOf(text, start);
  return (to) => shifted(isFirstInLine(text, slot.start) ? own.trimStart() : own, column, to);
};

/**
 * The changes that give an entry another place, in its list or in another one. In another one it stays as it is written, with the notes
 * directly above it, in it, behind it and below it, as far as both lists are written in the same way.
 * @param from where the entry stands
 * @param to where the list stands in which it is to be; of two, neither is inside of the other
 * @param index its place there
 * @throws EditError when that cannot be done safely, or a note would be lost
 * @throws Error when there is no such entry or place
 */
export const moveToList = (source: Source, from: Path, to: Path, index: number): Edit[] => {
  const { text, file } = source;
  const [list, at] = [from.slice(0, -1), Number(from.at(-1))];
  const { value } = parseEditable(source);
  const entries = toArray(getIn(value, list));
  if (isDeepEqual(list, to)) return moveEntry(source, list, at, index);
  if (!(at in entries)) throw new Error(`${file} has no entry ${at} at ${list.join('.')}`);
  const put = new Source(
    file,
    applyEdits(text, insertEntry(source, to, index, entries[at], writtenAt(source, list, at))),
  );
  // A list from which the last entry is taken stays, so that it can come back.
  const taken = entries.length > 1 ? removeValue(put, from, 'go') : setValue(put, list, []);
  const moved = applyEdits(put.text, taken);
  if (findComments(moved).join() !== findComments(text).join())
    throw new EditError(
      `${file}:${source.find(from, 'value').line}: the notes beside it cannot go with it. Move it in the text itself.`,
    );
  return [diffText(text, moved)];
};
