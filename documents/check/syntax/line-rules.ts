import { nameOfInvisible } from '../../problems/invisible-characters.ts';
import { blockTextLines, knownFieldNames, type TextLines } from './lines.ts';
import { lineFinding, type LineCause, type LineFinding } from './line-finding.ts';

type Groups = Record<string, string>;

/**
 * A pattern for syntax of another format or a typo in a line. The groups `token` and `name` are used in the message;
 * `name` and `other` must be known field names.
 */
export type LineRule = {
  of: LineCause;
  pattern: RegExp;
  /** The replacement for `String.replace` that fixes the line; undefined if text would be lost. */
  write?: string;
};

const start = String.raw`(?<start>\s*(?:- +)*)`;
const name = String.raw`(?<name>[A-Za-z]\w*)`;

/** Characters that other programs use as bullets instead of a dash. */
export const bullets = '•▪◦‣●⁃∙▸►➤‐‑‒–—―·+−✓✔…*';

/** A tab or a special space at the beginning of a line. */
export const tab: LineRule = {
  of: ['yaml-tab', 'tab'],
  pattern: /^(?<start>[ -]*)(?<token>[\t\u00a0\u2000-\u200a\u3000])/,
  write: '$<start>  ',
};

/**
 * Rules for mistakes that usually occur in many lines of a file. All lines with the same mistake are fixed together.
 */
export const fileRules: LineRule[] = [
  tab,
  {
    of: ['yaml-syntax', 'format'],
    pattern:
      /^(?<start>\s*)(?<token>(?:`{3,}|~{3,})[\w.-]*|\[{1,2}[A-Za-z][\w.]*\]{1,2}|<\/?[A-Za-z][^>]*>)\s*$/,
    write: '$<start># $<token>',
  },
  { of: ['yaml-dash', 'box'], pattern: /^(?<start>\s*- +)(?<token>\[[ xX✓✔]?\]) +(?=\S)/, write: '$<start>' },
  {
    of: ['yaml-dash', 'bullet'],
    pattern: new RegExp(String.raw`^(?<start>\s*)(?<token>[${bullets}]|\d{1,2}[.)])\s+(?=\S)`),
    write: '$<start>- ',
  },
  { of: ['yaml-dash', 'twice'], pattern: /^(?<start>\s*)(?<token>--|- -) *(?=[^\s-])/, write: '$<start>- ' },
  { of: ['yaml-space', 'dash'], pattern: /^(?<start>\s*)(?<token>-)(?=[A-Za-z{["'])/, write: '$<start>- ' },
  {
    of: ['yaml-note', 'line'],
    pattern: /^(?<start>\s*)(?<token>\/\/|<!--|\/\*+|[;%](?=\s))\s*(?<rest>.*?)\s*(?:-->|\*\/)?\s*$/,
    write: '$<start># $<rest>',
  },
  { of: ['yaml-syntax', 'divider'], pattern: /^\s*(?<token>[-*_=~]{3,}|\.{3})\s*$/, write: '' },
  { of: ['yaml-syntax', 'mail'], pattern: /^(?<start>\s*)(?<token>>) ?(?=\S)/, write: '$<start>' },
  {
    of: ['yaml-colon', 'other'],
    pattern: new RegExp(
      String.raw`^${start}["“”']?${name}["“”']?(?<token>：|\s*(?:=>|:=|=|;|->|→|::)|\t+|\s+:|:[\u00a0\u3000]|\s[-–—](?=\s)|[,.](?=\s))\s*(?<rest>\S.*)$`,
    ),
    write: '$<start>$<name>: $<rest>',
  },
  {
    of: ['yaml-syntax', 'comma'],
    pattern: /^(?<start>\s*(?:- +)?(?=["'A-Za-z{[]).*["'}\]])(?<token>,)\s*$/,
    write: '$<start>',
  },
];

/** Rules for the line in which the parser stops. */
export const lineRules: LineRule[] = [
  {
    of: ['yaml-syntax', 'before-field'],
    pattern: new RegExp(String.raw`^(?<start>\s*)(?<token>[^\s{}[\]"'-]\S{0,2})\s+(?=- [A-Za-z]|${name}:\s)`),
  },
  {
    of: ['yaml-syntax', 'name-twice'],
    pattern: new RegExp(String.raw`^${start}${name}: \k<name>: `),
    write: '$<start>$<name>: ',
  },
  {
    of: ['yaml-dash', 'link'],
    pattern: /^(?<start>\s*(?:- +|[A-Za-z]\w*: +))(?<token>\[(?<label>[^\]]+)\]\((?<href>[^)\s]+)\))\s*$/,
    write: '$<start>{ label: "$<label>", href: "$<href>" }',
  },
  {
    of: ['yaml-bracket', 'round'],
    pattern: /^(?<start>\s*(?:- +)*(?:[A-Za-z]\w*: +)?)\((?<rest>\s*(?<name>[A-Za-z]\w*): .*)\)\s*$/,
    write: '$<start>{$<rest>}',
  },
  {
    of: ['yaml-space', 'colon'],
    pattern: new RegExp(String.raw`^${start}${name}:(?<rest>[^\s:].*)$`),
    write: '$<start>$<name>: $<rest>',
  },
  {
    of: ['yaml-colon', 'missing'],
    pattern: new RegExp(String.raw`^${start}${name}(?<rest>(?:\s+\S.*)?)$`),
    write: '$<start>$<name>:$<rest>',
  },
];

/** Two fields on one line. */
export const twoFields: LineRule = {
  of: ['yaml-syntax', 'two-fields'],
  pattern:
    /^(?<start>\s*(?:- +)*)(?<other>[A-Za-z]\w*): [^\s"'[{].*?,?\s+(?<token>(?<name>[A-Za-z]\w*): \S.*)$/,
};

/** A condition of a form on one line without its braces. */
export const condition: LineRule = {
  of: ['yaml-bracket', 'condition'],
  pattern: /^(?<start>\s*(?:- +)*when: +)(?<rest>\w+: +[\w-]+)\s*$/,
  write: '$<start>{ $<rest> }',
};

const matchRule = ({ pattern }: LineRule, line: string): Groups | undefined => {
  const groups = pattern.exec(line)?.groups;
  const isKnown = [groups?.['name'], groups?.['other']].every(
    (field) => !field || knownFieldNames.has(field),
  );
  return isKnown ? groups : undefined;
};

const applyRule = ({ pattern, write = '$&' }: LineRule, line: string): string => line.replace(pattern, write);

/**
 * Returns the first mistake that a rule finds in a line. Mistakes of `fileRules` are fixed in all lines that have the
 * same one.
 */
export const applyLineRules = (
  lines: TextLines,
  index: number,
  rules: LineRule[],
): LineFinding | undefined => {
  const texts = blockTextLines(lines);
  for (const rule of rules) {
    const found = matchRule(rule, lines[index] ?? '');
    if (!found) continue;
    const { token = '', name: field = '', start: before = '' } = found;
    const isFileRule = fileRules.includes(rule);
    const isSame = (line: string, place: number) =>
      place === index || (isFileRule && !texts.has(place) && matchRule(rule, line)?.['token'] === token);
    const fixed = lines.map((line, place) => (isSame(line, place) ? applyRule(rule, line) : line));
    return lineFinding(rule.of, index, before.length, {
      sign: rule === tab ? nameOfInvisible(token) : token.trim(),
      name: field,
      fixed,
    });
  }
  return undefined;
};
