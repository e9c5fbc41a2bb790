import { isNode, isSeq } from 'yaml';
import type { Path } from '../documents/path.ts';
import type { Source } from '../documents/source.ts';
import type { Edit } from './edits.ts';
import { contentEnd, nodeAt } from './nodes.ts';

/** From the beginning of the line that holds the start to that of the line behind the end. */
const wholeLines = (text: string, start: number, end: number): Edit => {
  const next = text.indexOf('\n', end);
  return { start: text.lastIndexOf('\n', start) + 1, end: next === -1 ? text.length : next + 1, text: '' };
};

/**
 * The change that takes an entry out of a list of texts; with its last entry goes the whole field.
 * @param path where the list stands, a field at the top of the document
 * @throws Error when there is no such entry
 */
export const removeFromList = (source: Source, path: Path, index: number): Edit => {
  const { text } = source;
  const list = nodeAt(source, path);
  const items: unknown[] = isSeq(list) ? list.items : [];
  const [item, next, previous] = [items[index], items[index + 1], items[index - 1]];
  if (!isSeq(list) || !list.range || !isNode(item) || !item.range) {
    throw new Error(`${source.file} has no entry ${index} at ${path.join('.')}`);
  }
  if (items.length === 1) {
    const { line } = source.find(path, 'key');
    const start = source.parse().lines.lineStarts[line - 1] ?? 0;
    return wholeLines(text, start, contentEnd(source, list.flow ? list : item));
  }
  if (!list.flow) return wholeLines(text, item.range[0], contentEnd(source, item));
  if (isNode(next) && next.range) return { start: item.range[0], end: next.range[0], text: '' };
  const before = isNode(previous) ? contentEnd(source, previous) : list.range[0] + 1;
  return { start: before, end: contentEnd(source, item), text: '' };
};
