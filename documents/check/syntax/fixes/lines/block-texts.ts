import { fieldNames } from '../../lines/field-names.ts';
import { isBlankLine, readLine } from '../../lines/line.ts';
import { withLine, type Fixer } from '../fix.ts';
import { blockHeader, setIndent, spacesInWords } from './indents.ts';

/** How unlikely it is that a line continues the text above it. */
const strangeness = (lines: readonly string[], index: number): number => {
  const { dash, value, indent } = readLine(lines[index] ?? '');
  // Words without indentation after an empty line were most likely pasted.
  if (indent === 0 && isBlankLine(lines[index - 1] ?? '')) return 4;
  // More likely it is an entry of a list, or a field without its colon.
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
