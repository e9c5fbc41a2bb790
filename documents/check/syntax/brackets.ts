import { yamlTokens } from '../../read/document/yaml-tokens.ts';
import type { Explain } from './first-error.ts';
import { fieldNames, indentOf, type Lines } from './lines.ts';
import { mistake, type LineCause, type Mistake } from './mistake.ts';
import { quoteCause, quoteText } from './quoting.ts';

const closing: Record<string, string> = { '{': '}', '[': ']' };

/** A bracket: where it is, and which one. */
type Bracket = { offset: number; sign: string };

/** The brackets that are open at an offset, the outermost first, and one that is closed by another kind. */
const openBrackets = (text: string, end: number): { open: Bracket[]; wrong?: Bracket } => {
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
const slips: [LineCause, (line: string) => string][] = [
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
export const slipInBrackets = (lines: Lines, index: number): Mistake | undefined => {
  const line = lines[index] ?? '';
  for (const [of, fix] of slips) {
    const fixed = fix(line);
    if (fixed === line) continue;
    const first = [...line].findIndex((character, place) => character !== fixed[place]);
    return mistake(of, index, Math.max(0, first), { fixed: lines.with(index, fixed) });
  }
  return undefined;
};

/** What is wrong with the brackets around an error, or between them. */
export const bracketMistake: Explain = ({ source, lines, error, at }) => {
  const line = lines[at] ?? '';
  const { open, wrong } = openBrackets(source.text, error.pos[0] + 1);
  const [first] = open;
  const isEnd = /end with a [}\]]/.test(error.message);
  if (isEnd && /^\s*[}\]]+,?\s*$/.test(line))
    return mistake(['yaml-bracket', 'alone'], at, indentOf(line), { sign: line.trim() });
  if (first && isEnd) {
    const { line: number, column } = source.positionOf((wrong ?? first).offset);
    const text = lines[number - 1] ?? '';
    const end = closing[first.sign] ?? '';
    const closed = wrong
      ? text.slice(0, column - 1) + end + text.slice(column)
      : `${text.trimEnd().replace(/,$/, '')} ${end}`;
    const fixed = lines.with(number - 1, closed);
    return mistake(['yaml-bracket', wrong ? 'other' : 'open'], number - 1, column - 1, {
      sign: first.sign,
      fixed,
    });
  }
  if (/Unexpected flow-(?:seq|map)-end/.test(error.message)) {
    const column = error.pos[0] - source.text.lastIndexOf('\n', error.pos[0] - 1) - 1;
    const fixed = lines.with(at, line.slice(0, column) + line.slice(column + 1));
    return mistake(['yaml-bracket', 'extra'], at, column, { sign: line.charAt(column), fixed });
  }
  const start = first && source.positionOf(first.offset);
  const isOnLines =
    start &&
    (start.line <= at ||
      (error.code === 'MULTILINE_IMPLICIT_KEY' && openBrackets(line, Infinity).open.length > 0));
  if (isOnLines)
    return mistake(['yaml-bracket', 'lines'], start.line - 1, start.column - 1, { sign: first.sign });
  return /[[{]/.test(line) ? slipInBrackets(lines, at) : undefined;
};
