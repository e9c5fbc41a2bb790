import { fieldNames } from '../../lines/field-names.ts';
import { isBlankLine, readLine } from '../../lines/line.ts';
import type { Fix, Fixer } from '../fix.ts';
import { withLine } from '../fix.ts';

const spaces = (count: number): string => ' '.repeat(count);

const setIndent = (line: string, indent: number): string => spaces(indent) + line.replace(/^[\s\u200b]+/, '');

/**
 * Columns in which a line may begin: those of the lines above, the nearest first, those behind a dash too. That of the
 * line below is less likely, and so is an odd one.
 */
const columnsFor = (lines: readonly string[], index: number): Map<number, number> => {
  const columns = new Map<number, number>();
  const add = (place: number, unlikely: number) => {
    const { indent, dash, key } = readLine(lines[place] ?? '');
    // Where a text stands nothing else may: it would become a part of the text.
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

/** The line and those below that belong to it. */
const blockEnd = (lines: readonly string[], index: number): number => {
  const { indent } = readLine(lines[index] ?? '');
  let end = index + 1;
  while (end < lines.length && (isBlankLine(lines[end] ?? '') || readLine(lines[end] ?? '').indent >= indent))
    end += 1;
  return end;
};

const spacesInWords = (count: number): string =>
  count === 0 ? 'no space' : count === 1 ? '1 space' : `${count} spaces`;

const words = (found: number, wanted: number, count: number): Pick<Fix, 'message' | 'fix'> => ({
  message: `the line begins with ${spacesInWords(found)}, which does not fit the lines around it`,
  fix: `Begin it with ${spacesInWords(wanted)}${count > 1 ? ', and move the lines below that belong to it by as much' : ''}.`,
});

/** Where lines end that may have been moved together with one: those that belong to it, its entry, its neighbours. */
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

/** A line, or a line with those that belong to it, that begins in the wrong column. */
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

const blockHeader = /[|>][+-]?\s*$/;

/** Whether a line is the first of a group and begins neither where entries of a list do nor two spaces further in. */
export const hasOddStep = (lines: readonly string[], index: number): boolean => {
  const before = lines.findLastIndex((line, place) => place < index && !isBlankLine(line));
  const head = readLine(lines[before] ?? '');
  if (head.key === undefined || (head.value !== '' && !blockHeader.test(head.value))) return false;
  const { indent, dash } = readLine(lines[index] ?? '');
  const step = indent - head.indent - head.dash.length;
  return step !== 2 && !(dash !== '' && step === 0);
};

/** How unlikely it is that a line is the next one of the text above it. */
const strangeness = (lines: readonly string[], index: number): number => {
  const { dash, value, indent } = readLine(lines[index] ?? '');
  // Words at the edge, after an empty line, came from elsewhere.
  if (indent === 0 && isBlankLine(lines[index - 1] ?? '')) return 4;
  // It rather is an entry, or a field without its colon.
  return dash !== '' || fieldNames.has(/^[A-Za-z][\w-]*/.exec(value)?.[0] ?? '') ? 2 : 1;
};

/** Text under `|` or `>` with a line that begins too far to the left. */
export const moveText: Fixer = (lines, index) => {
  const head = lines.findLastIndex((line, place) => place < index && blockHeader.test(line));
  if (head === -1) return [];
  const field = readLine(lines[head] ?? '').indent;
  const first = lines.findIndex((line, place) => place > head && !isBlankLine(line));
  const wanted = Math.max(
    readLine(lines[first] ?? '').indent,
    field + readLine(lines[head] ?? '').dash.length + 2,
  );
  const { indent, key } = readLine(lines[index] ?? '');
  if (indent >= wanted || key !== undefined || isBlankLine(lines[index] ?? '')) return [];
  const rest = lines.findIndex((line, place) => place > index && readLine(line).key !== undefined);
  const end = rest === -1 ? lines.length : rest;
  return [index + 1, end].map((last) => ({
    code: 'yaml-indent',
    line: index,
    column: indent,
    message: 'the line begins further to the left than the text it belongs to',
    fix: `Begin it with ${spacesInWords(wanted)}.`,
    lines: lines.map((line, place) =>
      place < index || place >= last || isBlankLine(line) ? line : setIndent(line, wanted),
    ),
    changes: strangeness(lines, index),
  }));
};

/** The first line of a text under `|` or `>` that begins further to the right than the lines below it. */
export const moveFirstLine: Fixer = (lines, index) => {
  const head = lines.findLastIndex((line, place) => place < index && !isBlankLine(line));
  const next = lines.find((line, place) => place > index && !isBlankLine(line)) ?? '';
  const { indent } = readLine(lines[index] ?? '');
  const wanted = readLine(next).indent;
  const field = readLine(lines[head] ?? '');
  if (!blockHeader.test(lines[head] ?? '') || wanted >= indent || wanted <= field.indent + field.dash.length)
    return [];
  return [
    {
      code: 'yaml-indent',
      line: index,
      column: indent,
      message: 'the first line of the text begins further to the right than the others',
      fix: `Begin it with ${spacesInWords(wanted)}.`,
      lines: withLine(lines, index, setIndent(lines[index] ?? '', wanted)),
      changes: 1,
    },
  ];
};

/** Spaces that look like those of the keyboard, and one that nobody sees. */
const odd = '[\\t\\u00a0\\u1680\\u2000-\\u200b\\u202f\\u205f\\u3000\\ufeff]';
const hardSpace = new RegExp(`^(\\s*)${odd}|^([ ]*-)${odd}`);
const oddSpaces = new RegExp(odd, 'g');

/** Tabs (or hard spaces) at the beginning of lines: all of them are one mistake of the writer's program. */
export const replaceTabs = (lines: readonly string[]): Fix[] => {
  const first = lines.findIndex((line) => hardSpace.test(line) && line.trim() !== '');
  if (first === -1) return [];
  const text = lines[first] ?? '';
  const column = text.search(oddSpaces);
  const widths = [0, 1, 2, 4, 8].map((width) => (line: string) => {
    const start = /^[\s\u200b-]*/.exec(line)?.[0] ?? '';
    return start.replaceAll(oddSpaces, spaces(width)) + line.slice(start.length);
  });
  const columns = [...columnsFor(lines, first).keys()].map(
    (wanted) => (line: string) => setIndent(line, wanted),
  );
  return [...columns, ...widths].map((fixLine) => ({
    code: 'yaml-tab',
    line: first,
    column,
    message: text[column] === '\t' ? 'the line begins with a tab' : 'the line begins with a hard space',
    fix: 'Use spaces: two for each level.',
    lines: lines.map((line) => (hardSpace.test(line) ? fixLine(line) : line)),
    changes: 1,
  }));
};

/** An entry of a list without its dash: a field with which other entries begin. */
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
