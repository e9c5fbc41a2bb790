import type { Code } from '../../../../problems/codes.ts';
import { blockTextLines } from '../../lines/block-text.ts';
import { fieldNames } from '../../lines/field-names.ts';
import type { ForeignFixer } from './foreign-signs.ts';

/** A kind of line from another format: the pattern that finds it, the line as it should be, and the problem's words. */
type Kind = {
  sign: RegExp;
  /** The line as it should be, undefined when it is right. */
  line: (found: RegExpExecArray) => string | undefined;
  code: Code;
  message: (found: RegExpExecArray) => string;
};

/** The line as a comment, which nobody sees. */
const asNote = ({ input }: RegExpExecArray): string => input.replace(/^(\s*)/, '$1# ');

const kinds: Kind[] = [
  {
    sign: /^\s*(`{3,}|~{3,})[\w.-]*\s*$/,
    line: asNote,
    code: 'yaml-syntax',
    message: ([, sign]) => `the line with ${sign} belongs to Markdown`,
  },
  {
    sign: /^\s*(\[{1,2}[A-Za-z][\w.]*\]{1,2})\s*$/,
    line: asNote,
    code: 'yaml-syntax',
    message: ([, name]) => `the line ${name} belongs to another way of writing`,
  },
  {
    sign: /^\s*(<\/?[A-Za-z][^>]*>)\s*$/,
    line: asNote,
    code: 'yaml-syntax',
    message: ([, tag]) => `the line ${tag} is HTML`,
  },
  {
    sign: /^(\s*)<(li|dt|dd)>(.*?)(?:<\/\2>)?\s*$/,
    line: ([, indent, , words]) => `${indent}- ${words?.trim()}`,
    code: 'yaml-dash',
    message: ([, , tag]) => `<${tag}> stands in the place of a dash`,
  },
  {
    sign: /^(\s*- +)\[[ xX✓✔]?\] +(?=\S)(.*)$/,
    line: ([, start, words]) => `${start}${words}`,
    code: 'yaml-dash',
    message: () => 'an entry has no box to tick',
  },
  {
    sign: /^(\s*(?:- +)?)(\*\*|__|\*|_|`|"|')([A-Za-z][\w-]*)(?::\2|\2:)\s*(.*)$/,
    line: ([, start, , name = '', words]) =>
      fieldNames.has(name) ? `${start}${name}: ${words}`.trimEnd() : undefined,
    code: 'yaml-syntax',
    message: ([, , sign, name]) => `${sign} stands around "${name}"`,
  },
  {
    sign: /^(\s*)([.,;:]{1,3})\s+(?=([A-Za-z][\w-]*):(?:\s|$))/,
    line: ({ 0: whole, 1: indent = '', 2: sign = '', 3: name = '', input }) =>
      fieldNames.has(name) && sign !== '' ? `${indent}  ${input.slice(whole.length)}` : undefined,
    code: 'yaml-syntax',
    message: ([, , sign]) => `${sign} stands before the field`,
  },
];

/** One fixer for each kind; it fixes all lines of its kind at once, because they have one cause. */
export const foreignLines: ForeignFixer[] = kinds.map(({ sign, line, code, message }) => (lines) => {
  if (!lines.some((text) => sign.test(text))) return [];
  const texts = blockTextLines(lines);
  const fixed = new Map<number, string>();
  for (const [index, text] of lines.entries()) {
    const found = texts.has(index) ? null : sign.exec(text);
    const right = found ? line(found) : undefined;
    if (right !== undefined) fixed.set(index, right);
  }
  const [first, ...others] = fixed.keys();
  if (first === undefined) return [];
  const found = sign.exec(lines[first] ?? '');
  const right = fixed.get(first) ?? '';
  const more = others.length > 0 ? ', and the other lines in the same way' : '';
  return [
    {
      code,
      line: first,
      column: (lines[first] ?? '').search(/\S/),
      message: found ? message(found) : '',
      fix: `Write ${right.trim()}${more}.`,
      lines: lines.map((text, index) => fixed.get(index) ?? text),
      changes: 0,
    },
  ];
});
