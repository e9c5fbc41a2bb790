import { fieldNames } from './lines.ts';
import type { LineCause } from './mistake.ts';

/**
 * A habit of another format or a slip in one line, found by a pattern. Its groups `sign` and `name` are named in the
 * message; `name` and `other` have to be names of fields.
 */
export type LineRule = {
  of: LineCause;
  pattern: RegExp;
  /** The line as it should be, as `String.replace` takes it; nothing where words would be lost. */
  write?: string | ((start: string) => string);
};

const start = String.raw`(?<start>\s*(?:- +)*)`;
const name = String.raw`(?<name>[A-Za-z]\w*)`;

/** Characters that stand for a dash in other programs. */
export const bullets = '•▪◦‣●⁃∙▸►➤‐‑‒–—―·+−✓✔…*';

/** Rules whose lines may be wrong for one reason in the whole file: all of them are corrected together. */
export const fileRules: LineRule[] = [
  {
    of: ['yaml-tab', 'tab'],
    pattern: /^(?<start>[ -]*)(?<sign>\t)[\s-]*/,
    write: (start) => start.replaceAll('\t', '  '),
  },
  {
    of: ['yaml-tab', 'space'],
    pattern: /^(?<start>[ -]*)(?<sign>[\u00a0\u2000-\u200a\u3000])[\s-]*/,
    write: (start) => start.replaceAll(/\s/g, ' '),
  },
  {
    of: ['yaml-syntax', 'format'],
    pattern:
      /^(?<start>\s*)(?<sign>(?:`{3,}|~{3,})[\w.-]*|\[{1,2}[A-Za-z][\w.]*\]{1,2}|<\/?[A-Za-z][^>]*>)\s*$/,
    write: '$<start># $<sign>',
  },
  {
    of: ['yaml-dash', 'html'],
    pattern: /^(?<start>\s*)<(?<sign>li|dt|dd)>(?<rest>.*?)(?:<\/\w+>)?\s*$/,
    write: '$<start>- $<rest>',
  },
  { of: ['yaml-dash', 'box'], pattern: /^(?<start>\s*- +)(?<sign>\[[ xX✓✔]?\]) +(?=\S)/, write: '$<start>' },
  {
    of: ['yaml-syntax', 'emphasis'],
    pattern: new RegExp(String.raw`^${start}(?<sign>\*\*|__|\*|_|\`)${name}(?:\k<sign>:|:\k<sign>)\s+`),
    write: '$<start>$<name>: ',
  },
  {
    of: ['yaml-dash', 'bullet'],
    pattern: new RegExp(String.raw`^(?<start>\s*)(?<sign>[${bullets}]|\d{1,2}[.)])\s+(?=\S)`),
    write: '$<start>- ',
  },
  { of: ['yaml-dash', 'twice'], pattern: /^(?<start>\s*)(?<sign>--|- -) *(?=[^\s-])/, write: '$<start>- ' },
  { of: ['yaml-space', 'dash'], pattern: /^(?<start>\s*)(?<sign>-)(?=[A-Za-z{["'])/, write: '$<start>- ' },
  {
    of: ['yaml-note', 'line'],
    pattern: /^(?<start>\s*)(?<sign>\/\/|<!--|\/\*+|[;%](?=\s))\s*(?<rest>.*?)\s*(?:-->|\*\/)?\s*$/,
    write: '$<start># $<rest>',
  },
  { of: ['yaml-syntax', 'divider'], pattern: /^\s*(?<sign>[-*_=~]{3,}|\.{3})\s*$/, write: '' },
  { of: ['yaml-syntax', 'mail'], pattern: /^(?<start>\s*)(?<sign>>) ?(?=\S)/, write: '$<start>' },
  {
    of: ['yaml-syntax', 'before-field'],
    pattern: new RegExp(String.raw`^(?<start>\s*)(?<sign>[.,;:]{1,3})(?<rest>\s+)(?=${name}:\s)`),
    write: '$<start>$<rest>',
  },
  {
    of: ['yaml-colon', 'other'],
    pattern: new RegExp(
      String.raw`^${start}["“”']?${name}["“”']?(?<sign>：|\s*(?:=>|:=|=|;|->|→|::)|\t+|\s+:|:[\u00a0\u3000]|\s[-–—](?=\s)|[,.](?=\s))\s*(?<rest>\S.*)$`,
    ),
    write: '$<start>$<name>: $<rest>',
  },
  {
    of: ['yaml-syntax', 'comma'],
    pattern: /^(?<start>\s*(?:- +)?(?=["'A-Za-z{[]).*["'}\]])(?<sign>,)\s*$/,
    write: '$<start>',
  },
];

/** A shared piece in the characters of another system: `!include name.yaml`, `{{> name }}`, `[name]`. */
export const include: LineRule = {
  of: ['yaml-syntax', 'include'],
  pattern:
    /^(?<start>\s*- +)(?<sign>(?:!include\s+|\{\{[>#]?\s*|\[|<)(?:_?shared\/)?(?<piece>[a-z0-9]+(?:-[a-z0-9]+)+)(?:\.ya?ml)?\s*(?:\}\}|\]|\/?>)?)\s*$/,
  write: '$<start>{ type: shared, name: $<piece> }',
};

/** Rules for the line in which the parser stops. */
export const lineRules: LineRule[] = [
  include,
  { of: ['yaml-syntax', 'before-field'], pattern: /^(?<start>\s*)(?<sign>[^\s-]\S{0,2})\s+(?=- [A-Za-z])/ },
  { of: ['yaml-dash', 'link'], pattern: /^(?<start>\s*[A-Za-z]\w*: +)(?<sign>\[[^\]]+\]\([^)\s]+\))\s*$/ },
  {
    of: ['yaml-dash', 'link'],
    pattern: /^(?<start>\s*- +)(?<sign>\[(?<label>[^\]]+)\]\((?<href>[^)\s]+)\))\s*$/,
    write: '$<start>{ label: "$<label>", href: "$<href>" }',
  },
  {
    of: ['yaml-syntax', 'name-twice'],
    pattern: new RegExp(String.raw`^${start}${name}: \k<name>: `),
    write: '$<start>$<name>: ',
  },
  {
    of: ['yaml-bracket', 'round'],
    pattern: /^(?<start>\s*(?:- +)*(?:[A-Za-z]\w*: +)?)\((?<rest>\s*(?<name>[A-Za-z]\w*): .*)\)\s*$/,
    write: '$<start>{$<rest>}',
  },
  {
    of: ['yaml-bracket', 'brace'],
    pattern: new RegExp(String.raw`^${start}(?<sign>${name}: [^{[]*, (?<other>[A-Za-z]\w*): .*?)\s*\}\s*$`),
    write: '$<start>{ $<sign> }',
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

/** The line as a rule has it. */
export const applyRule = ({ pattern, write = '$&' }: LineRule, line: string): string =>
  typeof write === 'string' ? line.replace(pattern, write) : line.replace(pattern, write);

/** Finds a rule's pattern in a line. */
export const matchRule = ({ pattern }: LineRule, line: string): Record<string, string> | undefined => {
  const groups = pattern.exec(line)?.groups;
  if (!groups) return undefined;
  const { name, other } = groups;
  return [name, other].every((field) => field === undefined || fieldNames.has(field)) ? groups : undefined;
};
