import { quoted } from '../../../../problems/words.ts';
import { fieldNames, singleWords } from '../../lines/field-names.ts';
import { isBlankLine, readLine } from '../../lines/line.ts';
import type { Fixer } from '../fix.ts';
import { withLine } from '../fix.ts';

/** A comma or semicolon at the end of a line, as in other formats. */
export const removeComma: Fixer = (lines, index) => {
  const text = lines[index] ?? '';
  const [whole] = /\s*[,;]+\s*$/.exec(text) ?? [];
  if (whole === undefined) return [];
  const fixed = text.slice(0, -whole.length);
  const message = `the line ends with a ${whole.includes(';') ? 'semicolon' : 'comma'}`;
  const fix = fixed.length < 90 ? `Write ${fixed.trim()} without the comma.` : 'Remove the comma at its end.';
  return [
    {
      code: 'yaml-syntax',
      line: index,
      column: fixed.length,
      message,
      fix: whole.includes(';') ? fix.replace('comma', 'semicolon') : fix,
      lines: withLine(lines, index, fixed),
      changes: 1,
    },
  ];
};

/** A letter or two typed by mistake: on a line of their own, before a dash or behind a bracket. */
export const removeStray: Fixer = (lines, index) => {
  const text = lines[index] ?? '';
  const alone = /^(\s*)([^\s-]{1,2}|\*{3,}|_{3,}|={3,}|~{3,})\s*$/.exec(text);
  const before = /^(\s*)([^\s-]{1,2})(?=\s*- )/.exec(text);
  const behind = /^(.*[}\]"'])(\w{1,2})\s*$/.exec(text);
  const found = alone ?? before ?? behind;
  if (!found) return [];
  const [, start = '', sign = ''] = found;
  const rest = found === before ? text.slice(start.length + sign.length).trimStart() : '';
  const indents =
    found === before
      ? [text.slice(sign.length).search(/\S/), readLine(lines[index - 1] ?? '').indent, 2]
      : [0];
  return indents.map((indent) => ({
    code: 'yaml-syntax',
    line: index,
    column: start.length,
    message:
      found === alone && sign.length > 2 ? 'the line divides nothing' : `"${sign}" stands there by chance`,
    fix:
      found === before
        ? `Begin the line with its dash; ${quoted(sign)} can go into a comment above it, after #.`
        : found === behind
          ? `Write # before ${sign}, with a space on both sides.`
          : /\w/.test(sign)
            ? 'Put # before the line, or write it into a field.'
            : 'Remove the line.',
    lines: withLine(
      lines,
      index,
      found === behind
        ? `${start} # ${sign}`
        : found === alone
          ? `${start}# ${sign}`
          : ' '.repeat(indent) + rest,
    ),
    changes: 2,
  }));
};

/** `- - type: hero`: one dash begins an entry. */
export const removeDash: Fixer = (lines, index) => {
  const text = lines[index] ?? '';
  const [, before = '', rest] = /^(\s*)(?:-\s+-|--)\s+(.*)$/.exec(text) ?? [];
  if (rest === undefined) return [];
  const fixed = `${before}- ${rest}`;
  return [
    {
      code: 'yaml-dash',
      line: index,
      column: before.length,
      message: 'there are two dashes',
      fix: `Write one dash: ${fixed.trim()}.`,
      lines: withLine(lines, index, fixed),
      changes: 0,
    },
  ];
};

/** A value on the line below its field that does not stand further to the right. */
export const joinValue: Fixer = (lines, index) => {
  const before = lines.findLastIndex((line, place) => place < index && !isBlankLine(line));
  const head = readLine(lines[before] ?? '');
  const { key, dash, value } = readLine(lines[index] ?? '');
  if (head.key === undefined || head.value !== '' || key !== undefined || dash !== '' || value === '')
    return [];
  const joined = `${(lines[before] ?? '').trimEnd()} ${value}`;
  return [
    {
      code: 'yaml-indent',
      line: index,
      column: readLine(lines[index] ?? '').indent,
      message: 'the words stand below their field, and no further to the right',
      fix: `Write ${joined.trim().replace(/^- /, '')} on one line.`,
      lines: withLine(lines, before, joined).with(index, ''),
      changes: 1,
    },
  ];
};

/** A line that goes on with the text of the field above, but begins no further to the right than the field. */
export const moveRest: Fixer = (lines, index) => {
  const before = lines.findLastIndex((line, place) => place < index && !isBlankLine(line));
  const head = readLine(lines[before] ?? '');
  const { key, dash, value, indent } = readLine(lines[index] ?? '');
  const field = head.indent + head.dash.length;
  const isText = head.key !== undefined && /^[^|>[{"'&*!#]/.test(head.value);
  const [first = '', ...others] = value.split(/\s+/);
  // A single word or the name of a field is more likely a field without its colon.
  if (!isText || others.length === 0 || fieldNames.has(first)) return [];
  if (key !== undefined || dash !== '' || indent > field) return [];
  const wanted = field + 2;
  return [
    {
      code: 'yaml-indent',
      line: index,
      column: indent,
      message: 'the line begins further to the left than the text it belongs to',
      fix: `Begin it with ${wanted} spaces.`,
      lines: withLine(lines, index, ' '.repeat(wanted) + value),
      changes: 1,
    },
  ];
};

/** Words right behind | or >, which stand alone on their line. */
export const splitText: Fixer = (lines, index) => {
  const text = lines[index] ?? '';
  const { key, value, indent, dash, valueStart } = readLine(text);
  const [, sign = '', words] = /^([|>][+-]?)\s+([^#].*)$/.exec(value) ?? [];
  const next = readLine(lines[index + 1] ?? '');
  if (words === undefined || key === undefined || next.indent <= indent + dash.length) return [];
  return [
    {
      code: 'yaml-quotes',
      line: index,
      column: valueStart,
      message: `words stand on the line of ${sign}`,
      fix: `Write ${key}: ${sign} alone, and its first words on the line below.`,
      // Both stand in one place, so that the other lines keep their numbers.
      lines: withLine(
        lines,
        index,
        `${text.slice(0, valueStart)}${sign}\n${' '.repeat(next.indent)}${words}`,
      ),
      changes: 0,
    },
  ];
};

/** `type: prose heading: Marble`: two fields on one line. */
export const splitFields: Fixer = (lines, index) => {
  const text = lines[index] ?? '';
  const { key, value, indent, dash, valueStart } = readLine(text);
  const [, first = '', name = '', rest = ''] =
    /^(.*?[^\s,;])[,;]?\s+([A-Za-z]\w*):\s+(.*)$/.exec(value) ?? [];
  if (key === undefined || !fieldNames.has(name) || /^["'[{]/.test(first)) return [];
  const start = ' '.repeat(indent + dash.length);
  return [
    {
      code: 'yaml-syntax',
      line: index,
      column: valueStart,
      message: 'two fields stand on one line',
      fix: `Write ${key}: ${first} and, on a line of its own below it, ${name}: ${rest}.`,
      lines: withLine(lines, index, `${text.slice(0, valueStart)}${first}\n${start}${name}: ${rest}`),
      changes: singleWords.has(key) ? 0 : 1,
    },
  ];
};
