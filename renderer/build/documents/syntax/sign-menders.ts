import { readLine } from './line.ts';
import type { Mend, Mender } from './mend.ts';
import { withLine } from './mend.ts';

type Guess = Pick<Mend, 'code' | 'message' | 'fix'> & { column: number; text: string };

const one = (lines: readonly string[], index: number, { text, ...guess }: Guess): Mend => ({
  ...guess,
  line: index,
  lines: withLine(lines, index, text),
  changes: 1,
});

/** `heading:Marble` and `-type: hero`. */
export const addSpace: Mender = (lines, index) => {
  const text = lines[index] ?? '';
  const colon = /^([ ]*(?:- +)?)([A-Za-z][\w-]*):(?=[^\s:/])/.exec(text);
  const dash = /^([ ]*)-(?=[^\s-])/.exec(text);
  const mends: Mend[] = [];
  if (colon) {
    const [whole, before = '', key = ''] = colon;
    const mended = `${whole} ${text.slice(whole.length)}`;
    const message = `a space is missing after "${key}:"`;
    const fix = `Write ${mended.trim().replace(/^- +/, '')}.`;
    mends.push(one(lines, index, { code: 'yaml-space', column: before.length, message, fix, text: mended }));
  }
  if (dash) {
    const [whole, before = ''] = dash;
    const mended = `${whole} ${text.slice(whole.length)}`;
    const fix = `Write ${mended.trim()}.`;
    const message = 'a space is missing after the dash';
    mends.push(one(lines, index, { code: 'yaml-space', column: before.length, message, fix, text: mended }));
  }
  return mends;
};

/** `sections` on a line of its own, and `heading Marble`. */
export const addColon: Mender = (lines, index) => {
  const text = lines[index] ?? '';
  const match = /^([ ]*(?:- +)?)([A-Za-z][\w-]*)( .*)?$/.exec(text.trimEnd());
  if (!match) return [];
  const [, before = '', key = '', rest = ''] = match;
  const message = `a colon is missing after "${key}"`;
  const guess = { code: 'yaml-colon', column: before.length, message, fix: `Write ${key}:${rest}.` } as const;
  return [one(lines, index, { ...guess, text: `${before}${key}:${rest}` })];
};

const closerOf: Record<string, string> = { '[': ']', '{': '}' };

/** The closing brackets that a text lacks, innermost first; nothing when it closes one too many. */
const openBrackets = (value: string): string | undefined => {
  let open = '';
  for (const sign of value) {
    const closer = closerOf[sign];
    if (closer !== undefined) open = closer + open;
    else if (sign === ']' || sign === '}') {
      if (open[0] !== sign) return undefined;
      open = open.slice(1);
    }
  }
  return open;
};

/** Lists and groups on one line: `[a, b`, `[a, b]]`, `{src: a.jpg alt: A}`. */
export const mendBrackets: Mender = (lines, index) => {
  const text = lines[index] ?? '';
  const { value, valueStart } = readLine(text);
  if (!/^[[{]/.test(value)) return [];
  const open = openBrackets(value);
  const start = text.slice(0, valueStart);
  const place = { code: 'yaml-bracket', column: valueStart } as const;
  if (open === undefined) {
    const fix = 'Remove the last one.';
    return [
      one(lines, index, {
        ...place,
        message: 'there is a closing bracket too many',
        fix,
        text: start + value.slice(0, -1),
      }),
    ];
  }
  if (open !== '') {
    const message = `the bracket ${value[0]} is never closed`;
    return [
      one(lines, index, { ...place, message, fix: `Write ${open} at its end.`, text: text.trimEnd() + open }),
    ];
  }
  const comma = value.replace(/([^\s,{[]) +([A-Za-z][\w-]*: )/g, '$1, $2');
  if (comma === value) return [];
  const message = 'a comma is missing between two entries';
  return [one(lines, index, { ...place, message, fix: `Write ${comma}.`, text: start + comma })];
};

/** A line `---`, which would divide the file in two. */
export const removeDivider: Mender = (lines, index) => {
  const text = lines[index] ?? '';
  if (!/^(---|\.\.\.)\s*$/.test(text)) return [];
  const message = `the line ${text.trim()} ends the document`;
  return [one(lines, index, { code: 'yaml-syntax', column: 0, message, fix: 'Remove the line.', text: '' })];
};
