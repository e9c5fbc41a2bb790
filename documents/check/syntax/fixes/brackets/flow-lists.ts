import { isBlankLine, readLine } from '../../lines/line.ts';
import type { Fixer } from '../fix.ts';
import { withLine } from '../fix.ts';
import { inQuotes } from '../quotes/quotes.ts';

/** A text in quotes, or one without them up to the next comma. */
const entryOfList = /\s*(?:('(?:[^']|'')*'|"(?:[^"\\]|\\.)*")|([^,'"\s][^,]*))\s*(?:,|(?=['"])|$)/gy;

/** `[{since} on, 'By one crew' Licensed]`: texts of a list that need quotes, or a comma between them. */
export const quoteEntries: Fixer = (lines, index) => {
  const text = lines[index] ?? '';
  const { value, valueStart, key } = readLine(text);
  const inside = /^\[(.*)\]$/.exec(value)?.[1];
  if (key === undefined || inside === undefined || /(^|[{,]\s*)[A-Za-z][\w-]*: /.test(inside)) return [];
  const found = [...inside.matchAll(entryOfList)];
  if (found.length === 0 || found.map(([whole]) => whole).join('') !== inside) return [];
  const entries = found.map(([, quoted, plain = '']) => quoted ?? inQuotes(plain.trim()));
  const right = `[${entries.join(', ')}]`;
  return [
    {
      code: 'yaml-quotes',
      line: index,
      column: valueStart,
      message: 'the texts of a list on one line need quotes, and commas between them',
      fix: `Write ${key}: ${right}.`,
      lines: withLine(lines, index, text.slice(0, valueStart) + right),
      changes: 0,
    },
  ];
};

/** `{ src: hall.jpg` with `alt: …` on the line below, and no comma between them. */
export const addCommaAtEnd: Fixer = (lines, index) => {
  const text = (lines[index] ?? '').trimEnd();
  const next = lines.slice(index + 1).find((line) => !isBlankLine(line)) ?? '';
  const opened = text.replace(/[^{}[\]]/g, '').replace(/\{\}|\[\]/g, '');
  if (!/^[{[]/.test(opened) || /[,{[]$/.test(text) || !/^\s*[A-Za-z][\w-]*: .*[}\]]\s*$/.test(next))
    return [];
  return [
    {
      code: 'yaml-bracket',
      line: index,
      column: text.search(/[{[]/),
      message: 'a comma is missing between two fields',
      fix: `Write ${text.trim()}, with a comma at its end.`,
      lines: withLine(lines, index, `${text},`),
      changes: 0,
    },
  ];
};
