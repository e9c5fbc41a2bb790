import { isBlankLine, readLine } from '../../lines/line.ts';
import type { Fix, Fixer } from '../fix.ts';

const spaces = (count: number): string => ' '.repeat(count);

/** A line with another indentation, whatever spaces it had before. */
export const setIndent = (line: string, indent: number): string =>
  spaces(indent) + line.replace(/^[\s\u200b]+/, '');

/**
 * The columns in which a line may begin, each with how unlikely it is. Columns of the lines above come first, the
 * nearest line first; the column of the line below and odd columns are less likely.
 */
export const columnsFor = (lines: readonly string[], index: number): Map<number, number> => {
  const columns = new Map<number, number>();
  const add = (place: number, unlikely: number) => {
    const { indent, dash, key } = readLine(lines[place] ?? '');
    // A line that began in the column of a text would become a part of that text.
    if (key === undefined && dash === '') return;
    for (const column of [indent + dash.length, indent]) {
      if (!columns.has(column)) columns.set(column, unlikely + (column % 2));
    }
  };
  for (let place = index - 1; place >= 0; place -= 1) if (!isBlankLine(lines[place] ?? '')) add(place, 0);
  const next = lines.findIndex((line, place) => place > index && !isBlankLine(line));
  if (next > 0) add(next, 1);
  return columns;
};

/** The end (exclusive) of a line with the lines below that belong to it. */
const blockEnd = (lines: readonly string[], index: number): number => {
  const { indent } = readLine(lines[index] ?? '');
  let end = index + 1;
  while (end < lines.length && (isBlankLine(lines[end] ?? '') || readLine(lines[end] ?? '').indent >= indent))
    end += 1;
  return end;
};

/** A number of spaces as a problem says it. */
export const spacesInWords = (count: number): string =>
  count === 0 ? 'no space' : count === 1 ? '1 space' : `${count} spaces`;

const words = (found: number, wanted: number, count: number): Pick<Fix, 'message' | 'fix'> => ({
  message: `the line begins with ${spacesInWords(found)}, which does not fit the lines around it`,
  fix: `Begin it with ${spacesInWords(wanted)}${count > 1 ? ', and move the lines below that belong to it by as much' : ''}.`,
});

/** Ends (exclusive) of the lines that may have been moved together: with its block, with its entry, its neighbours. */
const endsOf = (lines: readonly string[], index: number): number[] => {
  const { indent, dash, key } = readLine(lines[index] ?? '');
  const next = (isEnd: (line: string) => boolean): number => {
    const end = lines.findIndex((line, place) => place > index && !isBlankLine(line) && isEnd(line));
    return end < 0 ? lines.length : end;
  };
  const entry = dash === '' ? [] : [next((line) => readLine(line).dash !== '' && readLine(line).key === key)];
  const neighbours = next((line) => readLine(line).indent !== indent);
  return [...new Set([index + 1, blockEnd(lines, index), neighbours, ...entry])];
};

/** A line that begins in the wrong column, alone or with the lines that belong to it. */
export const moveLine: Fixer = (lines, index) => {
  const text = lines[index] ?? '';
  const { indent, key, dash } = readLine(text);
  if (key === undefined && dash === '') return [];
  const columns = [...columnsFor(lines, index)]
    .filter(([column]) => column !== indent)
    .sort(([a], [b]) => Math.abs(a - indent) - Math.abs(b - indent));
  const ends = endsOf(lines, index);
  return columns.flatMap(([column, unlikely]) => {
    const moveTo = (last: number): Fix => ({
      code: 'yaml-indent',
      line: index,
      column: indent,
      ...words(indent, column, last - index),
      lines: lines.map((line, number) => {
        if (number < index || number >= last || isBlankLine(line)) return line;
        return setIndent(line, Math.max(0, readLine(line).indent + column - indent));
      }),
      changes: last - index + unlikely,
    });
    return ends.map(moveTo);
  });
};

/** The end of a line below which a text over several lines stands: `|` or `>`. */
export const blockHeader = /[|>][+-]?\s*$/;

/** Whether the first line of a group is indented by anything but two spaces (or none, for entries of a list). */
export const hasOddStep = (lines: readonly string[], index: number): boolean => {
  const before = lines.findLastIndex((line, place) => place < index && !isBlankLine(line));
  const head = readLine(lines[before] ?? '');
  if (head.key === undefined || (head.value !== '' && !blockHeader.test(head.value))) return false;
  const { indent, dash } = readLine(lines[index] ?? '');
  const step = indent - head.indent - head.dash.length;
  return step !== 2 && !(dash !== '' && step === 0);
};

/** An entry of a list without its dash, seen by a first field that other entries begin with. */
export const addDash: Fixer = (lines, index) => {
  const text = lines[index] ?? '';
  const { indent, key, dash } = readLine(text);
  const beginsEntries = lines.some((line) => readLine(line).dash !== '' && readLine(line).key === key);
  if (key === undefined || dash !== '' || !beginsEntries) return [];
  const isSibling = (line: string) => readLine(line).indent >= indent && readLine(line).dash === '';
  const rest = lines.findIndex((line, place) => place > index && !isSibling(line));
  const end = rest === -1 ? lines.length : rest;
  const first = `${spaces(indent)}- ${text.trimStart()}`;
  return [false, true].map((together) => ({
    code: 'yaml-indent',
    line: index,
    column: indent,
    message: 'a dash is missing before the first field of the entry',
    fix: `Write - ${text.trim()}.`,
    lines: lines.map((line, place) => {
      if (place === index) return first;
      return together && place > index && place < end && line.trim() !== '' ? `  ${line}` : line;
    }),
    changes: 1,
  }));
};
