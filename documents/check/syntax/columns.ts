import type { ErrorExplainer } from './explain-error.ts';
import {
  blockHeader,
  blockTextLines,
  contentAbove,
  contentFrom,
  indentOf,
  isBlank,
  isPlainText,
  readLine,
  type TextLines,
} from './lines.ts';
import { isValidText, lineFinding } from './line-finding.ts';

/**
 * Returns the columns in which a line may begin, which are those of the open lists and mappings, each with the index
 * of the line above that has this column.
 */
const findOpenColumns = (lines: TextLines, index: number, isEntry: boolean): Map<number, number> => {
  const columns = new Map<number, number>();
  const texts = blockTextLines(lines);
  let least = Infinity;
  for (let place = index - 1; place >= 0 && least > 0; place -= 1) {
    const line = lines[place];
    if (isBlank(line) || texts.has(place) || isPlainText(line)) continue;
    const above = readLine(line);
    const column = isEntry ? above.indent : above.column;
    if ((isEntry ? above.isEntry : above.name !== '') && column < least) columns.set(column, place);
    // The list or mapping of a field without a value may begin two columns further to the right.
    if (above.name !== '' && above.value === '' && least === Infinity) columns.set(above.column + 2, place);
    least = Math.min(least, above.indent);
  }
  return columns;
};

/** Maximum number of lines that are assumed to have been shifted together. */
const maxMovedLines = 20;

/**
 * Returns the index of the line that begins in a wrong column where the parser stops: the line itself, or the first
 * of the lines above that were shifted to the left and thereby closed its list or mapping.
 */
const findMovedLine = (lines: TextLines, at: number): number => {
  const { indent, isEntry } = readLine(lines[at]);
  const isOpen = (index: number) => {
    const moved = readLine(lines[index]);
    // The fields of an entry begin after its dash.
    const own = moved.isEntry && !isEntry ? indent + moved.indent - moved.column : indent;
    return findOpenColumns(lines, index, moved.isEntry || isEntry).has(own);
  };
  if (isOpen(at)) return at;
  let index = contentAbove(lines, at);
  while (index >= 0 && indentOf(lines[index]) >= indent) index = contentAbove(lines, index);
  const nearest = index;
  const isMoved = (place: number) =>
    nearest - place < maxMovedLines && indentOf(lines[place]) === indentOf(lines[nearest]);
  while (index >= 0 && isMoved(index) && !isOpen(index)) index = contentAbove(lines, index);
  const { column, value } = readLine(lines[index]);
  const isParent = value === '' && column + 2 === indent;
  return index >= 0 && isMoved(index) && !isParent ? index : at;
};

/**
 * Returns the index after the last line that belongs to a line, which are the following lines with deeper
 * indentation.
 */
const findBlockEnd = (lines: TextLines, index: number): number => {
  const { indent, column, isEntry, value } = readLine(lines[index]);
  const below = indentOf(lines[contentFrom(lines, index + 1)]);
  if (isEntry ? below !== column : value !== '' && !blockHeader.test(value)) return index + 1;
  const end = lines.findIndex((line, place) => place > index && !isBlank(line) && indentOf(line) <= indent);
  return end < 0 ? lines.length : end;
};

/** Explains a field or an entry that begins in a column where no field or entry may begin. */
export const explainIndentation: ErrorExplainer = ({ kind, lines, at }) => {
  if (isPlainText(lines[at])) return undefined;
  const index = findMovedLine(lines, at);
  const { indent, isEntry } = readLine(lines[index]);
  const end = index < at ? at : findBlockEnd(lines, index);
  const columns = [...findOpenColumns(lines, index, isEntry)]
    .filter(([column]) => column !== indent)
    .toSorted(([a], [b]) => Math.abs(a - indent) - Math.abs(b - indent));
  const movedTo = (column: number) =>
    lines.map((line, place) => {
      if (place < index || place >= end || isBlank(line)) return line;
      return ' '.repeat(Math.max(0, indentOf(line) + column - indent)) + line.trimStart();
    });
  const right = columns.slice(0, 3).find(([column]) => isValidText(movedTo(column).join('\n'), kind));
  const [to, example] = right ?? columns[0] ?? [];
  if (to === undefined || example === undefined) return undefined;
  return lineFinding(['yaml-indent', 'column'], index, indent, { to, example, fixed: movedTo(to) });
};

/** Explains a missing dash before the first entry of a list. */
export const explainMissingDash: ErrorExplainer = ({ lines, at }) => {
  const { indent, isEntry, column } = readLine(lines[at]);
  const isOutside = (line: string, place: number) => place < at && !isBlank(line) && indentOf(line) < indent;
  const first = contentFrom(lines, lines.findLastIndex(isOutside) + 1);
  const line = lines[first] ?? '';
  if (!isEntry || isPlainText(line) || indentOf(line) !== column || first >= at) return undefined;
  const fixed = lines.with(first, `${line.slice(0, indent)}- ${line.trim()}`);
  return lineFinding(['yaml-dash', 'first'], first, column, { fixed });
};

/** Explains a list below a field that already has a value: the line with the name of the list is missing. */
export const explainMissingKey: ErrorExplainer = ({ lines, at }) => {
  const { indent, isEntry, name } = readLine(lines[at]);
  const above = readLine(lines[contentAbove(lines, at)]);
  const isSection = name === 'type' && lines.some((line) => line.startsWith('sections:'));
  const hasValue = above.name !== '' && above.value !== '' && !blockHeader.test(above.value);
  if (isSection || !isEntry || name === '' || !hasValue || above.column > indent) return undefined;
  const list = name === 'type' ? 'sections:' : 'items:';
  const fixed = lines.toSpliced(at, 0, ' '.repeat(above.column) + list);
  return lineFinding(['yaml-indent', 'list-name'], at, indent, { fixed });
};

/** Explains a line of a multi-line text that is indented too little. */
export const explainTextIndent: ErrorExplainer = ({ kind, lines, at }) => {
  const isText = (place: number) => isPlainText(lines[place]) && !isBlank(lines[place]);
  if (!isText(at)) return undefined;
  let index = at;
  while (index > 0 && isText(index - 1) && indentOf(lines[index - 1]) <= indentOf(lines[at])) index -= 1;
  const begin = indentOf(lines[index]);
  const above = contentAbove(lines, index);
  const isBlock = blockTextLines(lines).has(above);
  const { column, name, value } = readLine(lines[above]);
  const to = isBlock ? indentOf(lines[above]) : column + 2;
  if (begin >= to || (!isBlock && (name === '' || /^["'[{]/.test(value)))) return undefined;
  const end = lines.findIndex((_, place) => place >= index && !isText(place));
  const fixed = lines.map((line, place) =>
    place >= index && (end < 0 || place < end) && indentOf(line) < to ? ' '.repeat(to) + line.trim() : line,
  );
  // Lines below a single-line text may be unrelated pasted text.
  const isCertain =
    isBlock || /^$|^[|>]/.test(value) || (begin < column && isValidText(fixed.join('\n'), kind));
  return isCertain ? lineFinding(['yaml-indent', 'text'], index, begin, { to, fixed }) : undefined;
};
