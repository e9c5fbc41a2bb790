import { definitionOf, resolveNode, schemas, sectionTypes, type Kind } from '../../read/document/schemas.ts';
import {
  blockTextLines,
  contentAbove,
  contentFrom,
  groupsOfFields,
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

/** The first line of those that are in a wrong column, the column of what follows them, and where they may belong. */
export type Moved = { index: number; columns: Column[] };

/** Whether two fields are in one group in some schema. */
const areSiblings = (one: string, other: string): boolean =>
  groupsOfFields.some((names) => names.has(one) && names.has(other));

/**
 * Finds the lines because of which YAML stops at a line in the right column: those above it that begin further to the
 * left, where its column was open until then, or the first of its group that begins further to the right.
 */
export const movedAbove = (lines: Lines, at: number): Moved | undefined => {
  const { dash, indent, name } = readLine(lines[at]);
  const column = indent.length;
  const columnOf = (place: number) => indentOf(lines[place]);
  const isInner = (place: number) =>
    columnOf(place) > column ||
    (columnOf(place) === column && dash !== '' && readLine(lines[place]).dash === '');
  const last = contentAbove(lines, at);
  let index = last;
  while (index >= 0 && isInner(index)) index = contentAbove(lines, index);
  const start = readLine(lines[index]);
  if (index < 0 || name === '' || start.name === '' || columnOf(index) >= column) return undefined;
  const isOfGroup = start.value === '' && columnOf(index) + start.dash.length + 2 === column;
  if (isOfGroup && index === last) return undefined;
  const isOpen = (place: number) => columnsAbove(lines, place).some((open) => open.column === column);
  if (isOfGroup && !(areSiblings(start.name, name) && isOpen(index))) {
    const first = contentFrom(lines, index + 1);
    const isEntry = dash !== '';
    const isSameKind = (readLine(lines[first]).dash !== '') === isEntry;
    return isSameKind ? { index: first, columns: [{ column, line: at, isEntry }] } : undefined;
  }
  // Several fields may have been moved together, such as those of an image.
  for (
    let above = index;
    start.dash === '' && columnOf(above) === columnOf(index);
    above = contentAbove(lines, above)
  ) {
    if (above < index && (readLine(lines[above]).value === '' || !isOpen(above))) break;
    index = above;
  }
  const isEntry = start.dash !== '';
  // The fields of an entry begin behind its dash.
  const own = isEntry && dash === '' ? column - start.dash.length : column;
  const open = columnsAbove(lines, index);
  const found = open.find((other) => other.column === own && other.isEntry === (isEntry || dash !== ''));
  if (!found || own <= columnOf(index)) return undefined;
  // Where the lines below go on in the column of those above, this one may be the only one that is moved.
  const next = lines.findIndex((line, place) => place > at && !isBlank(line) && indentOf(line) <= column);
  const isOdd =
    next >= 0 && columnOf(next) === columnOf(index) && (readLine(lines[next]).dash !== '') === isEntry;
  const neighbor = readLine(lines[found.line]);
  const isHome = neighbor.value === '' || areSiblings(start.name, neighbor.name);
  if (isOdd && (isEntry || !isHome)) return undefined;
  return { index, columns: open.filter((other) => other.isEntry === isEntry && other.column >= own) };
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
