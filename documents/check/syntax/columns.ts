import { definitionOf, resolveNode, schemas, sectionTypes, type Kind } from '../../read/document/schemas.ts';
import {
  blockTextLines,
  contentAbove,
  contentFrom,
  indentOf,
  isBlank,
  readLine,
  type Lines,
} from './lines.ts';

/** A column in which a field or an entry may begin, with the line that shows it. */
type Column = { column: number; line: number; isEntry: boolean };

/** The columns that are open above a line: those of the lists and groups around it. */
const columnsAbove = (lines: Lines, index: number): Column[] => {
  const columns: Column[] = [];
  const texts = blockTextLines(lines);
  let least = Infinity;
  for (let place = index - 1; place >= 0 && least > 0; place -= 1) {
    const line = lines[place] ?? '';
    const { indent, dash, name, value } = readLine(line);
    if (isBlank(line) || texts.has(place) || (name === '' && dash === '')) continue;
    const field = indent.length + dash.length;
    if (name !== '' && field < least) {
      columns.push({ column: field, line: place, isEntry: false });
      // Below a field without a value, its list or group begins one step further to the right.
      if (value === '' && least === Infinity)
        columns.push(
          { column: field + 2, line: place, isEntry: true },
          { column: field + 2, line: place, isEntry: false },
        );
    }
    if (dash !== '' && indent.length < least)
      columns.push({ column: indent.length, line: place, isEntry: true });
    least = Math.min(least, indent.length);
  }
  return columns;
};

/** Where the lines end that belong to one: those below that begin further to the right. */
const blockEnd = (lines: Lines, index: number): number => {
  const { indent, dash, value } = readLine(lines[index]);
  const column = indent.length + dash.length;
  const below = indentOf(lines[contentFrom(lines, index + 1)]);
  const isAlone = dash === '' ? value !== '' && !/^[|>]/.test(value) : below !== column;
  if (isAlone) return index + 1;
  const end = lines.findIndex(
    (line, place) => place > index && !isBlank(line) && indentOf(line) <= indent.length,
  );
  return end < 0 ? lines.length : end;
};

/** The lines with those of a block moved to another column. */
export const movedBlock = (lines: Lines, index: number, column: number): string[] => {
  const step = column - indentOf(lines[index]);
  const end = blockEnd(lines, index);
  return lines.map((line, place) => {
    if (place < index || place >= end || isBlank(line)) return line;
    return step > 0 ? ' '.repeat(step) + line : line.slice(Math.min(-step, indentOf(line)));
  });
};

/** The column in which a line most likely belongs: the nearest one of its kind. */
export const likelyColumn = (lines: Lines, index: number): Column | undefined => {
  const line = lines[index] ?? '';
  const { indent, dash, name, value } = readLine(line);
  const isSection = dash !== '' && name === 'type' && sectionTypes.has(value);
  const columns = columnsAbove(lines, index).filter(
    ({ column, line: place, isEntry }) =>
      isEntry === (dash !== '') &&
      column !== indent.length &&
      (!isSection || readLine(lines[place]).name === 'type' || readLine(lines[place]).name === 'sections'),
  );
  const distance = ({ column }: Column) => Math.abs(column - indent.length);
  return columns.toSorted((a, b) => distance(a) - distance(b))[0];
};

/** The column of the text that a line goes on with, where it begins too far to the left; nothing for other lines. */
export const textColumn = (lines: Lines, index: number): number | undefined => {
  const above = contentAbove(lines, index);
  const texts = blockTextLines(lines);
  if (above < 0) return undefined;
  if (texts.has(above)) return indentOf(lines[above]);
  const { indent, dash, name, value } = readLine(lines[above]);
  if (name === '' || /^["'[{]/.test(value)) return undefined;
  return /^$|^[|>]/.test(value) || indentOf(lines[index]) < indent.length + dash.length
    ? indent.length + dash.length + 2
    : undefined;
};

/** The name of the list that begins at a line without one: the first list that the section above needs. */
export const missingListName = (lines: Lines, index: number, kind: Kind): string | undefined => {
  const above = lines.slice(0, index).findLast((line) => readLine(line).name === 'type');
  if (above === undefined) return kind === 'page' ? 'sections' : undefined;
  const section = definitionOf(schemas.page, readLine(above).value);
  const isList = (name: string) =>
    resolveNode(schemas.page, section?.properties?.[name] ?? {}).type === 'array';
  return section?.required?.find(isList);
};
