import { isMap, isNode, isSeq } from 'yaml';
import type { Path } from '../../read/document/path.ts';
import type { Source } from '../../read/document/source.ts';
import { EditRefusal } from '../edit-refusal.ts';
import type { Edit } from './edits.ts';
import { contentEnd, nodeAt } from './nodes.ts';

/** Where an entry of a list or a field of a group begins, with its dash or its name, and where it ends. */
type Part = { start: number; end: number };

const beginningOfLine = (text: string, offset: number): number => text.lastIndexOf('\n', offset - 1) + 1;

/** From the beginning of the line that holds the start to that of the line behind the end. */
const wholeLines = (text: string, start: number, end: number): Edit => {
  const next = text.indexOf('\n', end);
  return { start: beginningOfLine(text, start), end: next === -1 ? text.length : next + 1, text: '' };
};

/** The dash before an entry; lines of blanks and notes may stand between them. */
const dashBefore = ({ file, text }: Source, entry: number): number => {
  let end = entry;
  while (end > 0) {
    const start = beginningOfLine(text, end);
    const line = text.slice(start, end).trimEnd();
    const isNote = /^\s*(?:#.*)?$/.test(line);
    const before = /^(.*)-(?:[ \t]+#.*)?$/.exec(line)?.[1];
    if (!isNote && before !== undefined) return start + before.length;
    if (!isNote) break;
    end = start - 1;
  }
  throw new EditRefusal(`${file} has a list that is written in a way that cannot be changed safely.`);
};

const partsOf = (
  source: Source,
  container: ReturnType<typeof nodeAt>,
): { parts: Part[]; keys: unknown[] } => {
  if (isSeq(container)) {
    const nodes = container.items.filter(isNode);
    const startOf = (start: number) => (container.flow ? start : dashBefore(source, start));
    const parts = nodes.map((node) => ({
      start: startOf(node.range?.[0] ?? 0),
      end: contentEnd(source, node),
    }));
    return { parts, keys: nodes.map((_, index) => index) };
  }
  const pairs = isMap(container) ? container.items : [];
  const parts = pairs.map(({ key, value }) => {
    const name = isNode(key) ? (key.range ?? [0, 0]) : [0, 0];
    return { start: name[0] ?? 0, end: isNode(value) ? contentEnd(source, value) : (name[1] ?? 0) };
  });
  return { parts, keys: pairs.map(({ key }) => (isNode(key) ? key.toJSON() : key)) };
};

/** The end of the comma behind an offset, with the blanks after it. */
const behindComma = (text: string, offset: number): number | undefined => {
  const found = /^(?:\s|#[^\n]*\n)*,[ \t]*/.exec(text.slice(offset));
  return found ? offset + found[0].length : undefined;
};

/** In brackets or braces, notes beside other parts stay. */
const outOfBraces = (text: string, parts: Part[], index: number): Edit => {
  const { start = 0, end = 0 } = parts[index] ?? {};
  const comma = behindComma(text, end);
  const before = parts[index - 1];
  const isPlainEnd = before && /^\s*,\s*$/.test(text.slice(before.end, start));
  if (index === parts.length - 1 && isPlainEnd) return { start: before.end, end, text: '' };
  return { start, end: comma ?? end, text: '' };
};

/**
 * The change that takes an entry out of a list, or a field out of a group; it is not the only one there.
 * @param path where it stands; the last step is an index or a name
 * @throws EditRefusal when it is written in a way that cannot be changed safely
 * @throws Error when there is no such part
 */
export const removePart = (source: Source, path: Path): Edit => {
  const { text, file } = source;
  const container = nodeAt(source, path.slice(0, -1));
  const { parts, keys } = partsOf(source, container);
  const index = keys.indexOf(path.at(-1));
  const part = parts[index];
  const next = parts[index + 1];
  if (!part) throw new Error(`${file} has nothing at ${path.join('.')}`);
  if ((isSeq(container) || isMap(container)) && container.flow) return outOfBraces(text, parts, index);
  const isFirstOnLine = text.slice(beginningOfLine(text, part.start), part.start).trim() === '';
  if (isFirstOnLine || !next) return wholeLines(text, part.start, part.end);
  return { start: part.start, end: next.start, text: '' };
};
