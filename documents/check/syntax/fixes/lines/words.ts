import { isBlankLine, readLine } from '../../lines/line.ts';
import type { Fixer } from '../fix.ts';
import { withLine } from '../fix.ts';

const asNote = (line: string): string => line.replace(/^(\s*)(?=\S)/, '$1# ');

/** Words that belong to no field, such as a page number that was copied with the rest: they can be a comment. */
export const setWordsAside: Fixer = (lines, index) => {
  const text = lines[index] ?? '';
  const { key, dash, value, indent } = readLine(text);
  if (key !== undefined || dash !== '' || value === '' || /^["'#[\]{}]/.test(value)) return [];
  const isWords = (line: string) => readLine(line).key === undefined && readLine(line).dash === '';
  const end = lines.findIndex((line, place) => place > index && !isWords(line));
  const last = end < 0 ? lines.length : end;
  const more = lines.slice(index + 1, last).filter((line) => !isBlankLine(line)).length;
  const all = lines.map((line, place) => (place >= index && place < last ? asNote(line) : line));
  return [
    ...(more > 0
      ? [
          {
            code: 'yaml-syntax' as const,
            line: index,
            column: indent,
            message: 'these words belong to no field',
            fix: 'Put # before the line and the words below it, or write them into a field.',
            lines: all,
            changes: 3 + more,
          },
        ]
      : []),
    {
      code: 'yaml-syntax',
      line: index,
      column: indent,
      message: 'these words belong to no field',
      fix: 'Put # before the line, or write its words into a field.',
      lines: withLine(lines, index, asNote(text)),
      changes: 3,
    },
  ];
};
