import { yamlTokens } from '../../read/document/yaml-tokens.ts';
import type { Explain } from './explain-error.ts';
import { fieldNames, indentOf, type Lines } from './lines.ts';
import { mistake, type LineCause, type Mistake } from './mistake.ts';
import { quoteCause, quoteText } from './quoting.ts';

const closing: Record<string, string> = { '{': '}', '[': ']' };

/** The outermost bracket that is open at an offset, or the one that is closed by another kind, with its end. */
const openBracket = (
  text: string,
  before: number,
): { offset: number; sign: string; end?: number } | undefined => {
  const open: { offset: number; sign: string }[] = [];
  for (const { kind, text: sign, offset } of yamlTokens(text)) {
    if (offset >= before) break;
    if (kind === 'flow-map-start' || kind === 'flow-seq-start') open.push({ offset, sign });
    if (kind !== 'flow-map-end' && kind !== 'flow-seq-end') continue;
    const start = open.pop();
    if (start && closing[start.sign] !== sign) return { ...start, end: offset };
  }
  return open[0];
};

const field = String.raw`["']?[A-Za-z]\w*["']?:(?=\s)`;
const isField = (name: string): boolean => fieldNames.has(name.replace(/["':\s]/g, ''));
const missingComma = new RegExp(String.raw`(?<=[^\s,{[;])(;?\s+)(${field})`, 'g');
const fieldValue = new RegExp(
  String.raw`(?<=[{,]\s*)(${field}\s+)(.*?)(?=\s*,\s*${field}|\s*[}\]]*\s*$)`,
  'g',
);

const quoteValue = (value: string): string => {
  const closed = value.startsWith('[') ? value : value.replace(/(?<!\{[^{}]*)\s*\}.*$/, '');
  const needsQuotes = quoteCause(closed) !== undefined || /^[“„‘]|^[^{"'].*[{}[\]]/.test(closed);
  return needsQuotes && !closed.startsWith('[') ? quoteText(closed) + value.slice(closed.length) : value;
};

/** Slips between brackets on one line, in the order in which they are looked for. */
const slips: [LineCause, (line: string) => string][] = [
  [['yaml-bracket', 'commas'], (line) => line.replace(/,(?:\s*,)+/g, ',')],
  [
    ['yaml-bracket', 'comma'],
    (line) =>
      line.replace(missingComma, (all, blank: string, name: string) =>
        isField(name) ? `,${blank.replace(';', '')}${name}` : all,
      ),
  ],
  [
    ['yaml-quotes', 'bracket'],
    (line) => line.replace(fieldValue, (_, name: string, value: string) => name + quoteValue(value)),
  ],
];

/** A slip between the brackets of a line. */
export const slipInBrackets = (lines: Lines, index: number): Mistake | undefined => {
  const line = lines[index] ?? '';
  for (const [of, fix] of slips) {
    const fixed = fix(line);
    const first = [...line].findIndex((character, place) => character !== fixed[place]);
    if (fixed !== line) return mistake(of, index, Math.max(0, first), { fixed: lines.with(index, fixed) });
  }
  return undefined;
};

/** What is wrong with the brackets around an error, or between them. */
export const bracketMistake: Explain = ({ source, lines, error, at }) => {
  const line = lines[at] ?? '';
  const [offset] = error.pos;
  const open = openBracket(source.text, offset + 1);
  if (/end with a [}\]]/.test(error.message)) {
    if (/^\s*[}\]]+,?\s*$/.test(line))
      return mistake(['yaml-bracket', 'alone'], at, indentOf(line), { sign: line.trim() });
    if (!open) return undefined;
    const { line: number, column } = source.positionOf(open.end ?? open.offset);
    const text = lines[number - 1] ?? '';
    const end = closing[open.sign] ?? '';
    const closed =
      open.end === undefined
        ? `${text.trimEnd().replace(/,$/, '')} ${end}`
        : text.slice(0, column - 1) + end + text.slice(column);
    const fixed = lines.with(number - 1, closed);
    const cause = open.end === undefined ? 'open' : 'other';
    return mistake(['yaml-bracket', cause], number - 1, column - 1, { sign: open.sign, fixed });
  }
  if (/Unexpected flow-(?:seq|map)-end/.test(error.message)) {
    const column = source.positionOf(offset).column - 1;
    const fixed = lines.with(at, line.slice(0, column) + line.slice(column + 1));
    return mistake(['yaml-bracket', 'extra'], at, column, { sign: line.charAt(column), fixed });
  }
  const start = open && source.positionOf(open.offset);
  const isOnLines =
    start && (start.line <= at || (error.code === 'MULTILINE_IMPLICIT_KEY' && openBracket(line, Infinity)));
  if (isOnLines)
    return mistake(['yaml-bracket', 'lines'], start.line - 1, start.column - 1, { sign: open.sign });
  return /[[{]/.test(line) ? slipInBrackets(lines, at) : undefined;
};
