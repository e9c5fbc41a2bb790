import { isSeq } from 'yaml';
import { getIn, type Path } from '../../read/document/path.ts';
import type { Source } from '../../read/document/source.ts';
import { entryCandidates } from './values/additions.ts';
import { insertCandidates } from './insertion.ts';
import { chooseSafeEdits } from './choose-safe-edits.ts';
import { type Edit, endOfLine } from './edits.ts';
import { setIn } from './expected-values.ts';
import { setValue } from './set-value.ts';
import { resolvePath, parseEditable, getItems } from './editable-document.ts';

/**
 * Returns the edits that insert an entry into a sequence, in the style of the entry before it: block or flow. Nothing
 * else changes, except that `[]` becomes a block sequence.
 * @param render returns the source of the entry for its column, for block sequences
 * @param path path of the sequence, which is created if missing
 * @param index from 0 to the length of the sequence
 * @throws EditError if the sequence cannot be changed safely as it is written
 * @throws Error for an index that is out of range
 */
export const insertEntry = (
  source: Source,
  path: Path,
  index: number,
  value: unknown,
  render?: (column: number) => string,
): Edit[] => {
  const tree = parseEditable(source);
  const resolved = resolvePath(tree, path);
  const list = getIn(tree.value, path) ?? [];
  if (!Array.isArray(list)) throw new Error(`${source.file} has no list at ${path.join('.')}`);
  if (index < 0 || index > list.length)
    throw new Error(`the index ${index} is out of range for the list at ${path.join('.')}`);
  const changed = list.toSpliced(index, 0, value);
  // A missing sequence, or one that is an alias, is written as a whole.
  if (resolved.depth < path.length || !isSeq(resolved.node)) return setValue(source, path, changed);
  const expected = setIn(tree.value, path, changed);
  const sequence = resolved.node;
  const candidates = function* (): Generator<Edit[]> {
    if (render) yield* insertCandidates(tree, sequence, index, (column) => [render(column)]);
    yield* entryCandidates(tree, resolved, index, value);
  };
  return chooseSafeEdits(tree, candidates(), expected, path);
};

/**
 * Returns the edits that insert a literal copy of an entry after it, including comments in it and on its line. If it
 * contains an anchor (`&name`), only its value is copied, because anchors must be unique.
 * @param path path of the sequence
 * @throws EditError if the entry cannot be copied safely as it is written
 * @throws Error if there is no such entry
 */
export const copyEntry = (source: Source, path: Path, index: number): Edit[] => {
  const tree = parseEditable(source);
  const { text, file } = source;
  const { node, depth, isInFlow } = resolvePath(tree, path);
  const list = getIn(tree.value, path);
  if (!Array.isArray(list) || !(index in list))
    throw new Error(`${file} has no entry ${index} at ${path.join('.')}`);
  const item = depth === path.length && isSeq(node) ? getItems(source, node)[index] : undefined;
  if (!item || !isSeq(node)) return insertEntry(source, path, index + 1, list[index]);
  const itemSource = text.slice(item.start, isInFlow || node.flow ? item.end : endOfLine(text, item.end));
  const hasAnchor = /(?:^|[\s[{,])&\S/.test(itemSource);
  return insertEntry(source, path, index + 1, list[index], hasAnchor ? undefined : () => itemSource);
};
