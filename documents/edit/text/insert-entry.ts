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
 * The changes that put an entry into a list, written as the one before it is: in lines of its own or inside brackets.
 * Nothing that is there changes, but for `[]` that gets lines.
 * @param written the entry as it is to be written, given its column, where the list can hold it so
 * @param path where the list stands; it is made when it does not
 * @param index its place, from 0 to the length of the list
 * @throws EditError when the list is written in a way that cannot be changed safely
 * @throws Error when it has no such place
 */
export const insertEntry = (
  source: Source,
  path: Path,
  index: number,
  value: unknown,
  written?: (column: number) => string,
): Edit[] => {
  const tree = parseEditable(source);
  const trail = resolvePath(tree, path);
  const list = getIn(tree.value, path) ?? [];
  if (!Array.isArray(list)) throw new Error(`${source.file} has no list at ${path.join('.')}`);
  if (index < 0 || index > list.length)
    throw new Error(`the list at ${path.join('.')} has no place ${index}`);
  const changed = list.toSpliced(index, 0, value);
  // A list that does not stand there, or only by its name, is written as a whole.
  if (trail.depth < path.length || !isSeq(trail.node)) return setValue(source, path, changed);
  const expected = setIn(tree.value, path, changed);
  const holder = trail.node;
  const ways = function* (): Generator<Edit[]> {
    if (written) yield* insertCandidates(tree, holder, index, (column) => [written(column)]);
    yield* entryCandidates(tree, trail, index, value);
  };
  return chooseSafeEdits(tree, ways(), expected, path);
};

/**
 * The changes that put a copy of an entry behind it, to the letter, with the notes in it and behind it on its line. Where an
 * anchor (`&name`) is in it, its value alone is copied: an anchor belongs to one value.
 * @param path where the list stands
 * @throws EditError when the entry is written in a way that cannot be copied safely
 * @throws Error when there is no such entry
 */
export const copyEntry = (source: Source, path: Path, index: number): Edit[] => {
  const tree = parseEditable(source);
  const { text, file } = source;
  const { node, depth, isInFlow } = resolvePath(tree, path);
  const list = getIn(tree.value, path);
  if (!Array.isArray(list) || !(index in list))
    throw new Error(`${file} has no entry ${index} at ${path.join('.')}`);
  const part = depth === path.length && isSeq(node) ? getItems(source, node)[index] : undefined;
  if (!part || !isSeq(node)) return insertEntry(source, path, index + 1, list[index]);
  const written = text.slice(part.start, isInFlow || node.flow ? part.end : endOfLine(text, part.end));
  const hasAnchor = /(?:^|[\s[{,])&\S/.test(written);
  return insertEntry(source, path, index + 1, list[index], hasAnchor ? undefined : () => written);
};
