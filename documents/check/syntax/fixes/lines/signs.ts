import { nearest } from '../../../../problems/nearest.ts';
import { fieldNames } from '../../lines/field-names.ts';
import type { Fix, Fixer } from '../fix.ts';
import { withLine } from '../fix.ts';

type Guess = Pick<Fix, 'code' | 'message' | 'fix'> & { column: number; text: string };

const one = (lines: readonly string[], index: number, { text, ...guess }: Guess): Fix => ({
  ...guess,
  line: index,
  lines: withLine(lines, index, text),
  changes: 1,
});

/** `heading:Marble` and `-type: hero`. */
export const addSpace: Fixer = (lines, index) => {
  const text = lines[index] ?? '';
  const colon = /^([ ]*(?:- +)?)([A-Za-z][\w-]*):(?=[^\s:/])/.exec(text);
  const dash = /^([ ]*)-(?=[^\s-])/.exec(text);
  const fixes: Fix[] = [];
  if (colon) {
    const [whole, before = '', key = ''] = colon;
    const fixed = `${whole} ${text.slice(whole.length)}`;
    const message = `a space is missing after "${key}:"`;
    const fix = `Write ${fixed.trim().replace(/^- +/, '')}.`;
    fixes.push(one(lines, index, { code: 'yaml-space', column: before.length, message, fix, text: fixed }));
  }
  if (dash) {
    const [whole, before = ''] = dash;
    const fixed = `${whole} ${text.slice(whole.length)}`;
    const fix = `Write ${fixed.trim()}.`;
    const message = 'a space is missing after the dash';
    fixes.push(one(lines, index, { code: 'yaml-space', column: before.length, message, fix, text: fixed }));
  }
  return fixes;
};

/** `sections` on a line of its own, and `heading Marble`. */
export const addColon: Fixer = (lines, index) => {
  const text = lines[index] ?? '';
  const match = /^([ ]*(?:- +)?)([A-Za-z][\w-]*)( .*)?$/.exec(text.trimEnd());
  if (!match) return [];
  const [, before = '', written = '', rest = ''] = match;
  const key = fieldNames.has(written) ? written : (nearest(written, fieldNames) ?? written);
  if (!fieldNames.has(key) && written.length < 3) return [];
  const place = { code: 'yaml-colon', column: before.length, text: `${before}${key}:${rest}` } as const;
  if (key !== written) {
    const fix = `Did you mean ${key}:${rest === '' ? ' with its words behind it' : rest}? Or put # before the line.`;
    return [
      one(lines, index, { ...place, message: `${JSON.stringify(written)} stands without a colon`, fix }),
    ];
  }
  const message = `a colon is missing after "${key}"`;
  return [one(lines, index, { ...place, message, fix: `Write ${key}:${rest}.` })];
};

/** A line `---`, which would divide the file in two. */
export const removeDivider: Fixer = (lines, index) => {
  const text = lines[index] ?? '';
  if (!/^\s*(?:-{3,}|\.{3}|…|={3,})\s*$/.test(text)) return [];
  const message = `the line ${text.trim()} ends the document`;
  return [one(lines, index, { code: 'yaml-syntax', column: 0, message, fix: 'Remove the line.', text: '' })];
};
