import { isMap, isNode, isSeq } from 'yaml';
import type { Path } from '../../read/document/path.ts';
import type { Source } from '../../read/document/source.ts';
import { endOfLine, lineEnd, type Edit } from './edits.ts';
import { contentEnd, nodeAt } from './nodes.ts';
import { blockLines, flowText } from './yaml-text.ts';

/**
 * The change that adds an entry at the end of a list, written as its other entries are.
 * A list of lines gets new lines and no other line changes; a list in brackets grows inside them.
 * @param path where the list stands
 * @throws Error when there is no list
 */
export const appendToList = (source: Source, path: Path, value: unknown): Edit => {
  const list = nodeAt(source, path);
  if (!isSeq(list) || !list.range) throw new Error(`${source.file} has no list at ${path.join('.')}`);
  const item: unknown = list.items.at(-1);
  const last = isNode(item) ? item : undefined;
  if (list.flow || !last) {
    const offset = last ? contentEnd(source, last) : list.range[0] + 1;
    return { start: offset, end: offset, text: `${last ? ', ' : ''}${flowText(value)}` };
  }
  const { text } = source;
  const offset = endOfLine(text, contentEnd(source, last));
  const indent = ' '.repeat(list.range[0] - text.lastIndexOf('\n', list.range[0] - 1) - 1);
  const lines = isMap(last) && !last.flow ? blockLines(value) : [flowText(value)];
  const added = lines.map((line, index) => `${lineEnd(text)}${indent}${index === 0 ? '- ' : '  '}${line}`);
  return { start: offset, end: offset, text: added.join('') };
};
