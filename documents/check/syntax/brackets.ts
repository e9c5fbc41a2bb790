import { yamlTokens } from '../../read/document/yaml-tokens.ts';
import { fieldNames, type Lines } from './lines.ts';
import { quoteCause, quoteText, type LineFix } from './quoting.ts';

const closing: Record<string, string> = { '{': '}', '[': ']' };

/** A bracket: where it is, and which one. */
export type Bracket = { offset: number; sign: string };

/** The brackets that are open at an offset, the outermost first, and one that is closed by another kind. */
export const openBrackets = (text: string, end: number): { open: Bracket[]; wrong?: Bracket } => {
  const open: Bracket[] = [];
  for (const { kind, text: sign, offset } of yamlTokens(text)) {
    if (offset >= end) break;
    if (kind === 'flow-map-start' || kind === 'flow-seq-start') open.push({ offset, sign });
    if (kind !== 'flow-map-end' && kind !== 'flow-seq-end') continue;
    const start = open.pop();
    if (start && closing[start.sign] !== sign) return { open: [start], wrong: { offset, sign } };
  }
  return { open };
};

export const closingOf = (sign: string): string => closing[sign] ?? '';

const field = String.raw`["']?[A-Za-z]\w*["']?:(?=\s)`;
const isField = (name: string): boolean => fieldNames.has(name.replace(/["':\s]/g, ''));
const tooManyCommas = /,(?:\s*,)+/g;
const otherComma = new RegExp(String.raw`;(?=\s*${field})`, 'g');
const missingComma = new RegExp(String.raw`(?<=[^\s,{[])(\s+)(${field})`, 'g');
const fieldValue = new RegExp(
  String.raw`(?<=[{,]\s*)(${field}\s+)(.*?)(?=\s*,\s*${field}|\s*[}\]]*\s*$)`,
  'g',
);

const quoteValue = (value: string): string => {
  const closed = value.startsWith('[') ? value : value.replace(/(?<!\{[^{}]*)\s*\}.*$/, '');
  const needs =
    /^\{\w+\}/.test(closed) ||
    /^[“„‘]/.test(closed) ||
    (!/^[{["']/.test(closed) && /[{}[\]]|: /.test(closed));
  return needs || (quoteCause(closed) !== undefined && !closed.startsWith('['))
    ? quoteText(closed) + value.slice(closed.length)
    : value;
};

const texts = /(?<=:\s+|-\s+)\[([^[\]:]*)\](?=\s*$)/;
const quoteList = (list: string): string =>
  list.replace(texts, (_, inner: string) => {
    const entries = inner.split(/,\s*|(?<=["'])\s+(?=["'])/);
    return `[${entries.map((entry) => (/[{}]/.test(entry) || /["']/.test(inner) ? quoteText(entry.trim()) : entry.trim())).join(', ')}]`;
  });

/** Slips between brackets on one line, in the order in which they are looked for. */
const slips: [LineFix['of'], (line: string) => string][] = [
  [['yaml-bracket', 'commas'], (line) => line.replace(tooManyCommas, ',')],
  [
    ['yaml-bracket', 'comma'],
    (line) =>
      line
        .replace(otherComma, ',')
        .replace(missingComma, (all, blank: string, name: string) =>
          isField(name) ? `,${blank}${name}` : all,
        ),
  ],
  [
    ['yaml-quotes', 'bracket'],
    (line) => line.replace(fieldValue, (_, name: string, value: string) => name + quoteValue(value)),
  ],
  [['yaml-quotes', 'list'], quoteList],
];

/** A slip between the brackets of a line. */
export const slipInBrackets = (line: string): LineFix | undefined => {
  for (const [of, fix] of slips) {
    const fixed = fix(line);
    if (fixed === line) continue;
    const first = [...line].findIndex((character, place) => character !== fixed[place]);
    return { of, column: Math.max(0, first), line: fixed };
  }
  return undefined;
};

/** Lines between brackets that are fields without commas. */
export const lineWithoutComma = (lines: Lines, index: number): boolean =>
  !/[,{[]\s*$/.test(lines[index] ?? '');
