import { yamlTokens } from '../../read/document/yaml-tokens.ts';
import type { ErrorExplainer } from './explain-error.ts';
import { knownFieldNames, indentOf, type TextLines } from './lines.ts';
import { lineFinding, type LineCause, type LineFinding } from './line-finding.ts';
import { quoteCause, quoteText } from './quoting.ts';

const closing: Record<string, string> = { '{': '}', '[': ']' };

/** Returns the outermost bracket that is open at an offset. */
const findOpenBracket = (text: string, before: number): { offset: number; bracket: string } | undefined => {
  const open: { offset: number; bracket: string }[] = [];
  for (const { kind, text: bracket, offset } of yamlTokens(text)) {
    if (offset >= before) break;
    if (kind === 'flow-map-start' || kind === 'flow-seq-start') open.push({ offset, bracket });
    else if (bracket === closing[open.at(-1)?.bracket ?? '']) open.pop();
  }
  return open[0];
};

const field = String.raw`["']?[A-Za-z]\w*["']?:(?=\s)`;
const knownField = String.raw`["']?(?:${[...knownFieldNames].join('|')})["']?:(?=\s)`;
const missingComma = new RegExp(String.raw`(?<=[^\s,{[;]);?(\s+${knownField})`, 'g');
const fieldValue = new RegExp(
  String.raw`(?<=[{,]\s*)(${field}\s+)(.*?)(?=\s*,\s*${field}|\s*[}\]]*\s*$)`,
  'g',
);

const quoteValue = (value: string): string => {
  const closed = value.startsWith('[') ? value : value.replace(/(?<!\{[^{}]*)\s*\}.*$/, '');
  const needsQuotes = quoteCause(closed) !== undefined || /^[“„‘]|^[^{"'].*[{}[\]]/.test(closed);
  return needsQuotes && !closed.startsWith('[') ? quoteText(closed) + value.slice(closed.length) : value;
};

/**
 * Mistakes in flow collections (`{…}`, `[…]`) on one line, in the order in which they are checked, each with a
 * function that fixes the line.
 */
const flowMistakes: [LineCause, (line: string) => string][] = [
  [['yaml-bracket', 'commas'], (line) => line.replace(/,(?:\s*,)+/g, ',')],
  [['yaml-bracket', 'comma'], (line) => line.replace(missingComma, ',$1')],
  [
    ['yaml-quotes', 'bracket'],
    (line) => line.replace(fieldValue, (_, name: string, value: string) => name + quoteValue(value)),
  ],
];

/** Finds a mistake in a flow collection on one line. */
export const findBracketMistake = (lines: TextLines, index: number): LineFinding | undefined => {
  const line = lines[index] ?? '';
  for (const [of, fix] of flowMistakes) {
    const fixed = fix(line);
    const first = [...line].findIndex((character, place) => character !== fixed[place]);
    if (fixed !== line)
      return lineFinding(of, index, Math.max(0, first), { fixed: lines.with(index, fixed) });
  }
  return undefined;
};

/** Explains a parser error caused by brackets around or near its position. */
export const bracketMistake: ErrorExplainer = ({ source, lines, error, at }) => {
  const line = lines[at] ?? '';
  const [offset] = error.pos;
  if (/^\s*[}\]]+,?\s*$/.test(line) && /end with a [}\]]/.test(error.message))
    return lineFinding(['yaml-bracket', 'alone'], at, indentOf(line), { sign: line.trim() });
  if (/Unexpected flow-(?:seq|map)-end/.test(error.message)) {
    const column = source.positionOf(offset).column - 1;
    const fixed = lines.with(at, line.slice(0, column) + line.slice(column + 1));
    return lineFinding(['yaml-bracket', 'extra'], at, column, { sign: line.charAt(column), fixed });
  }
  const open = findOpenBracket(source.text, offset + 1);
  const start = open && source.positionOf(open.offset);
  const isOpen = /end with a [}\]]/.test(error.message);
  const isKey = error.code === 'MULTILINE_IMPLICIT_KEY' && findOpenBracket(line, Infinity) !== undefined;
  if (start && (isOpen || isKey || start.line <= at)) {
    const index = start.line - 1;
    const closed = `${(lines[index] ?? '').trimEnd().replace(/,$/, '')} ${closing[open.bracket] ?? ''}`;
    const details = { sign: open.bracket, ...(isOpen && { fixed: lines.with(index, closed) }) };
    return lineFinding(['yaml-bracket', isOpen ? 'open' : 'lines'], index, start.column - 1, details);
  }
  return /[[{]/.test(line) ? findBracketMistake(lines, at) : undefined;
};
