import { fieldNames } from '../../lines/field-names.ts';
import { isBlankLine, readLine } from '../../lines/line.ts';
import type { Fixer } from '../fix.ts';
import { withLine } from '../fix.ts';
import { inQuotes } from '../quotes/quotes.ts';

const field = /(?:^|,\s*)([A-Za-z][\w-]*):\s+/g;

/** `- label: About, href: /about`: the fields of an entry on one line, without the braces around them. */
export const wrapFields: Fixer = (lines, index) => {
  const text = lines[index] ?? '';
  const { key, value, dash, indent, valueStart } = readLine(text);
  const isEntry = dash !== '' && key !== undefined;
  const start = isEntry ? indent + dash.length : valueStart;
  const words = text.slice(start).trim();
  const found = [...words.matchAll(field)];
  const isGroup =
    found[0]?.index === 0 && found.length > 1 && found.every(([, name = '']) => fieldNames.has(name));
  if (!isGroup || (!isEntry && value === '')) return [];
  const parts = found.map(({ 0: whole, 1: name, index: at }, place) => {
    const rest = words.slice(at + whole.length, found[place + 1]?.index ?? words.length).trim();
    const isPlain =
      /^[\w/"'][^{}[\],:#]*$/.test(rest) || /^(["']).*\1$/.test(rest) || /^\/[\w/#-]*$/.test(rest);
    return `${name}: ${isPlain ? rest : inQuotes(rest)}`;
  });
  const group = `{ ${parts.join(', ')} }`;
  const fixed = text.slice(0, start) + group;
  return [
    {
      code: 'yaml-bracket',
      line: index,
      column: start,
      message: 'fields on one line stand in { and }',
      fix: `Write ${fixed.trim()}.`,
      lines: withLine(lines, index, fixed),
      changes: 0,
    },
  ];
};

/** `proofs: - Licensed`: the first entry of a list on the line of its name. */
export const splitEntry: Fixer = (lines, index) => {
  const text = lines[index] ?? '';
  const { key, value, indent, dash, valueStart } = readLine(text);
  const [, words] = /^-(?:\s+(.*))?$/.exec(value) ? [value, value.slice(1).trim()] : [];
  if (key === undefined || words === undefined) return [];
  const next = lines.slice(index + 1).find((line) => !isBlankLine(line)) ?? '';
  if (words === '')
    return [
      {
        code: 'yaml-dash',
        line: index,
        column: valueStart,
        message: `a dash stands behind ${key}:, and the entries below have theirs`,
        fix: `Write ${key}: alone.`,
        lines: withLine(lines, index, text.slice(0, valueStart).trimEnd()),
        changes: 0,
      },
    ];
  const column = readLine(next).dash === '' ? indent + dash.length + 2 : readLine(next).indent;
  return [
    {
      code: 'yaml-dash',
      line: index,
      column: valueStart,
      message: `the first entry stands on the line of ${key}:`,
      fix: `Write - ${words} on the line below, with the other entries.`,
      // Both stand in one place, so that the other lines keep their numbers.
      lines: withLine(
        lines,
        index,
        `${text.slice(0, valueStart).trimEnd()}\n${' '.repeat(column)}- ${words}`,
      ),
      changes: 0,
    },
  ];
};

/** `image: {` with fields on the lines below and no commas between them. */
export const writeBelow: Fixer = (lines, index) => {
  const open = lines.findLastIndex((line, place) => place <= index && /[{[]\s*$/.test(line));
  const close = lines.findIndex((line, place) => place > open && /^\s*[}\]],?\s*$/.test(line));
  if (open < 0 || close < index) return [];
  const head = (lines[open] ?? '').replace(/\s*[{[]\s*$/, '');
  const sign = (lines[open] ?? '').trim().at(-1) ?? '';
  const end = (lines[close] ?? '').trim().replace(/,$/, '');
  const { indent, dash } = readLine(lines[open] ?? '');
  const isEntry = readLine(head).key === undefined && head.trim() === '-';
  const inner = lines.slice(open + 1, close).map((line) => {
    const words = line
      .trim()
      .replace(/,$/, '')
      .replace(/^"([\w-]+)":/, '$1:');
    return words === '' ? '' : `${' '.repeat(indent + dash.length + (isEntry ? 0 : 2))}${words}`;
  });
  const start = isEntry ? `${head.trimEnd()} ${(inner.shift() ?? '').trim()}` : head;
  const rest = isEntry ? ['', ...inner] : inner;
  return [
    {
      code: 'yaml-bracket',
      line: open,
      column: head.length + 1,
      message: `between ${sign} and ${end} each field ends with a comma`,
      fix: `Remove ${sign} and ${end}: fields on lines of their own need neither, and no commas.`,
      lines: [...lines.slice(0, open), start, ...rest, '', ...lines.slice(close + 1)],
      changes: 0,
    },
  ];
};

/** `- type: hero` where the fields below begin in the column of the dash: there is no list. */
export const dropDash: Fixer = (lines, index) => {
  const text = lines[index] ?? '';
  const { key, dash, indent } = readLine(text);
  const next = readLine(lines.slice(index + 1).find((line) => !isBlankLine(line)) ?? '');
  if (
    key === undefined ||
    dash === '' ||
    next.key === undefined ||
    next.indent !== indent ||
    next.dash !== ''
  )
    return [];
  const fixed = `${' '.repeat(indent)}${text.slice(indent + dash.length)}`;
  return [
    {
      code: 'yaml-dash',
      line: index,
      column: indent,
      message: `the dash before ${key} begins a list, and the fields below are none of its entries`,
      fix: `Write ${fixed.trim()} without the dash.`,
      lines: withLine(lines, index, fixed),
      changes: 1,
    },
  ];
};

/** A closing quote, brace or bracket on the line below what it closes. */
export const joinEnd: Fixer = (lines, index) => {
  const end = (lines[index] ?? '').trim();
  const above = lines.findLastIndex((line, place) => place < index && !isBlankLine(line));
  if (!/^["'}\]]$/.test(end) || above < 0) return [];
  const joined = `${(lines[above] ?? '').trimEnd()}${end === '}' ? ' ' : ''}${end}`;
  return [
    {
      code: 'yaml-bracket',
      line: index,
      column: (lines[index] ?? '').search(/\S/),
      message: `the ${end} stands on a line of its own`,
      fix: `Write it at the end of the line above: ${joined.trim()}.`,
      lines: withLine(lines, above, joined).with(index, ''),
      changes: 1,
    },
  ];
};

/** `{ label: About },` in a list, without its dash and with the comma of another way to write. */
export const dashBeforeGroup: Fixer = (lines, index) => {
  const text = lines[index] ?? '';
  const [, indent = '', group] = /^(\s*)(\{.*\}),?\s*$/.exec(text) ?? [];
  if (group === undefined) return [];
  return [
    {
      code: 'yaml-dash',
      line: index,
      column: indent.length,
      message: 'a dash is missing before the entry',
      fix: `Write - ${group}.`,
      lines: withLine(lines, index, `${indent}- ${group}`),
      changes: 1,
    },
  ];
};
