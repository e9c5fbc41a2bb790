import { fieldNames } from '../../lines/field-names.ts';
import { readLine } from '../../lines/line.ts';
import type { Fix, Fixer } from '../fix.ts';
import { withLine } from '../fix.ts';

const closerOf: Record<string, string> = { '[': ']', '{': '}', '(': ')' };
const openerOf: Record<string, string> = { ']': '[', '}': '{' };

/** The text with quoted words blanked out: brackets in them mean nothing. */
const bare = (value: string): string =>
  value.replace(/"(?:[^"\\]|\\.)*"|'(?:[^']|'')*'/g, (words) => ' '.repeat(words.length));

/** The closing brackets that a text lacks, innermost first; or where it closes one that is not open. */
const openBrackets = (value: string): { open: string; wrong?: number } => {
  let open = '';
  for (const [index, sign] of [...bare(value)].entries()) {
    if (sign === '[' || sign === '{') open = closerOf[sign] + open;
    else if (openerOf[sign] !== undefined) {
      if (open[0] !== sign) return { open, wrong: index };
      open = open.slice(1);
    }
  }
  return { open };
};

type Words = { message: string; fix: string; value: string };

const closed = (value: string): Words | undefined => {
  const { open, wrong } = openBrackets(value);
  if (wrong === undefined && open === '') return undefined;
  if (wrong === undefined) {
    const message = `the bracket ${value[0]} is never closed`;
    return { message, fix: `Write ${open} at its end.`, value: value.trimEnd() + open };
  }
  if (open === '') {
    const without = value.slice(0, wrong) + value.slice(wrong + 1);
    return {
      message: 'there is a closing bracket too many',
      fix: `Remove the last ${value[wrong]}.`,
      value: without,
    };
  }
  const right = value.slice(0, wrong) + open[0] + value.slice(wrong + 1);
  const message = `the bracket ${openerOf[open[0] ?? '']} is closed by ${value[wrong]}`;
  return { message, fix: `Write ${open[0]} in the place of ${value[wrong]}.`, value: right };
};

/** Commas between the entries: one, and nothing else. */
const withCommas = (value: string): Words | undefined => {
  const once = value.replace(/,(?:\s*,)+/g, ',').replace(/;(?=\s*"?[A-Za-z][\w-]*"?:)/g, ',');
  const all = once.replace(
    /([^\s,{[:]) +("?([A-Za-z][\w-]*)"?:(?= ))/g,
    (found, end: string, field: string, name: string) => (fieldNames.has(name) ? `${end}, ${field}` : found),
  );
  if (all === value) return undefined;
  const message =
    once === value ? 'a comma is missing between two entries' : 'one comma belongs between two entries';
  return { message, fix: `Write ${all}, with one comma between the entries.`, value: all };
};

/** A space behind the colon of a field. */
const withSpaces = (value: string): Words | undefined => {
  const all = value.replace(/([{,]\s*[A-Za-z][\w-]*):(?=[^\s/:])/g, '$1: ');
  return all === value
    ? undefined
    : { message: 'a space is missing after a colon', fix: `Write ${all}.`, value: all };
};

/** Round brackets in the place of braces. */
const withBraces = (value: string): Words | undefined => {
  const all = value.replace(/\((\s*[A-Za-z][\w-]*: .*)\)(?=\s*\]?\s*$)/, '{$1}');
  return all === value
    ? undefined
    : { message: 'a group of fields stands in { and }', fix: `Write ${all}.`, value: all };
};

/** Whether several fields stand on a line, and a brace at their end that was never opened. */
const isOpened = (value: string): boolean =>
  /^[^[{]*, *[A-Za-z][\w-]*: .*\}$/.test(value) && openBrackets(value).wrong === value.length - 1;

const openBrace = (lines: readonly string[], index: number, column: number): Fix => {
  const text = lines[index] ?? '';
  return {
    code: 'yaml-bracket',
    line: index,
    column,
    message: 'the bracket { is missing',
    fix: `Write { before ${text.slice(column).split(':')[0]}.`,
    lines: withLine(lines, index, `${text.slice(0, column)}{ ${text.slice(column)}`),
    changes: 0,
  };
};

/** Lists and groups on one line: `[a, b`, `[a, b]]`, `{src: a.jpg alt: A}`, `{ label:A }`. */
export const fixBrackets: Fixer = (lines, index) => {
  const text = lines[index] ?? '';
  const { value, valueStart, key, indent, dash } = readLine(text);
  if (key !== undefined && isOpened(value)) return [openBrace(lines, index, indent + dash.length)];
  if (!/^[[{(]/.test(value)) return [];
  const start = text.slice(0, valueStart);
  return [withBraces(value), closed(value), withCommas(value), withSpaces(value)].flatMap((words): Fix[] =>
    words === undefined
      ? []
      : [
          {
            code: 'yaml-bracket',
            line: index,
            column: valueStart,
            message: words.message,
            fix: words.fix,
            lines: withLine(lines, index, start + words.value),
            changes: 1,
          },
        ],
  );
};
