import { isSeq, Lexer } from 'yaml';
import { valueAt, type Path } from '../../read/document/path.ts';
import type { Source } from '../../read/document/source.ts';
import { firstRight } from './checked-edits.ts';
import { endOfLine, type Edit } from './edits.ts';
import { withValue } from './expected-values.ts';
import { waysToInsert } from './insertion/insertion.ts';
import { columnOf } from './places.ts';
import { setValue } from './set-value.ts';
import { partsOf } from './tree/parts.ts';
import { follow, treeOf } from './tree/tree.ts';

/** Signs with which the lexer says what follows; they are not in the text. */
const signs = new Set(['\u0002', '\u0018', '\u001f']);

/** A piece of a document without the names in it (`&name `): a name stands for one value only. */
const withoutNames = (text: string, column: number): string => {
  const indent = ' '.repeat(column);
  const tokens = [...new Lexer().lex(indent + text)];
  const isName = (index: number) => /^&./.test(tokens[index] ?? '') && tokens[index - 1] !== '\u001f';
  const kept = tokens.filter(
    (token, index) => !signs.has(token) && !isName(index) && !(isName(index - 1) && /^[ \t]+$/.test(token)),
  );
  return kept.join('').slice(column);
};

/**
 * The changes that put a copy of an entry behind it, to the letter, with the notes in it and behind it on its line. A name
 * for a value (`&name`) stays with the first one.
 * @param path where the list stands
 * @throws EditRefusal when the entry is written in a way that cannot be copied safely
 * @throws Error when there is no such entry
 */
export const copyEntry = (source: Source, path: Path, index: number): Edit[] => {
  const tree = treeOf(source);
  const { text, file } = source;
  const trail = follow(tree, path);
  const list = valueAt(tree.value, path);
  if (!Array.isArray(list) || !(index in list))
    throw new Error(`${file} has no entry ${index} at ${path.join('.')}`);
  const copied = list.toSpliced(index, 0, list[index]);
  // A list that stands there by its name (`*name`) is written out.
  if (trail.depth < path.length || !isSeq(trail.node)) return setValue(source, path, copied);
  const isInFlow = trail.isInFlow || trail.node.flow === true;
  const { start = 0, end = 0 } = partsOf(source, trail.node)[index] ?? {};
  const written = text.slice(start, isInFlow ? end : endOfLine(text, end));
  const copy = written.includes('&') ? withoutNames(written, columnOf(text, start)) : written;
  const ways = waysToInsert(tree, trail.node, index + 1, () => [copy]);
  return firstRight(tree, ways, withValue(tree.value, path, copied), {
    offset: start,
    path: [...path, index],
  });
};
