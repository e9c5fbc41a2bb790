import { isBlankLine, readLine } from '../../lines/line.ts';
import type { Fixer } from '../fix.ts';
import { withLine } from '../fix.ts';

/** What was meant as `>-`: signs of its kind and nothing else. */
const spoiltArrow = /^(?=.*[>|»])[>|»→\d+-]{2,5}$/;

/** A text on the lines below its field that needs `>-`, which is missing or misspelt. */
export const foldText: Fixer = (lines, index) => {
  const head = lines.findLastIndex((line, place) => place <= index && readLine(line).key !== undefined);
  const text = lines[head] ?? '';
  const { key, value, indent, valueStart } = readLine(text);
  const isMissing = value === '';
  if (key === undefined || !(isMissing || spoiltArrow.test(value))) return [];
  const next = readLine(lines.slice(head + 1).find((line) => !isBlankLine(line)) ?? '');
  if (next.indent <= indent || next.dash !== '' || (isMissing && next.key !== undefined)) return [];
  const fixed = `${text.slice(0, valueStart).trimEnd()} >-`;
  return [
    {
      code: 'yaml-quotes',
      line: head,
      column: isMissing ? indent : valueStart,
      message: isMissing ? 'the text on the lines below needs >- before it' : `${value} is no sign of a text`,
      fix: `Write ${key}: >- and leave the text on the lines below.`,
      lines: withLine(lines, head, fixed),
      changes: 1,
    },
  ];
};
