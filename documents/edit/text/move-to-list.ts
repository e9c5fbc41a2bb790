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

/** Changes the indentation of lines from one column to another. The first line has none. */
const reindent = (text: string, from: number, to: number): string =>
  text.replaceAll(/(?<=\n)( *)(?=[^\s])/g, (indent) => ' '.repeat(Math.max(indent.length + to - from, 0)));

/** Returns a function that writes an entry at a column, with its comments if it is a block entry. */
const entryRenderer = (
  source: Source,
  list: Path,
  index: number,
): ((column: number) => string) | undefined => {
  const { text } = source;
  const { node, depth, isInFlow } = resolvePath(parseEditable(source), list);
  if (depth < list.length || !isSeq(node)) return undefined;
  const items = getItems(source, node);
  const { start = 0, end = 0 } = items[index] ?? {};
  if (isInFlow || node.flow) return () => text.slice(start, end);
  const range = itemRanges(text, items)[index] ?? { start, end };
  const entrySource = text.slice(range.start, range.end);
  const column = columnOf(text, start);
  return (to) =>
    reindent(isFirstInLine(text, range.start) ? entrySource.trimStart() : entrySource, column, to);
};

/**
 * Returns the edits that move an entry within its sequence or to another one. In another one it keeps its formatting
 * and its comments (above, inside, after and below it) if both sequences have the same style.
 * @param from path of the entry
 * @param to path of the target sequence; neither may contain the other
 * @param index its index there
 * @throws EditError if that cannot be done safely, or a comment would be lost
 * @throws Error for a path or index that does not exist
 */
export const moveToList = (source: Source, from: Path, to: Path, index: number): Edit[] => {
  const { text, file } = source;
  const [list, at] = [from.slice(0, -1), Number(from.at(-1))];
  const { value } = parseEditable(source);
  const entries = toArray(getIn(value, list));
  if (isDeepEqual(list, to)) return moveEntry(source, list, at, index);
  if (!(at in entries)) throw new Error(`${file} has no entry ${at} at ${list.join('.')}`);
  const withCopy = new Source(
    file,
    applyEdits(text, insertEntry(source, to, index, entries[at], entryRenderer(source, list, at))),
  );
  // A sequence whose last entry is moved stays as `[]`, so that the entry can come back.
  const removal = entries.length > 1 ? removeValue(withCopy, from, 'remove') : setValue(withCopy, list, []);
  const moved = applyEdits(withCopy.text, removal);
  if (findComments(moved).join() !== findComments(text).join())
    throw new EditError(
      `${file}:${source.find(from, 'value').line}: its comments cannot be moved with it. Move it in the text itself.`,
    );
  return [diffText(text, moved)];
};
