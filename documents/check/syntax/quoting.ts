import type { LineCause } from '../../problems/codes/yaml.ts';
import { fieldNames, indentOf, inQuotes, readLine, type Lines } from './lines.ts';

/** A cause with its place in a line, and the line as it should be. */
export type LineFix = { of: LineCause; column: number; sign?: string; name?: string; line?: string };

/** Quotes of other kinds around a text, or Markdown before it, which were not meant to be read. */
const decoration =
  /^(?:[“„‘‚«»](?<a>.*)[”“’‘»«"]|''(?<b>.*)''|`(?<c>.*)`|[>|*?-]\s+(?<d>.*)|#{1,6}\s+(?<e>.*)|["'](?<f>.*)[”’“])$/su;

const isWrapped = (value: string): boolean => value.length > 1 && /^(["']).*\1$/s.test(value);

/** A text in quotes, without the characters that stood for quotes. */
export const quoteText = (value: string): string => {
  const words = Object.values(decoration.exec(value)?.groups ?? {}).find((group) => group !== undefined);
  return inQuotes(words ?? (isWrapped(value) ? value.slice(1, -1) : value));
};

/** Why a text needs quotes around all of it; nothing when it needs none. */
export const quoteCause = (value: string): 'inner' | 'early' | 'first' | 'colon' | undefined => {
  const [first = ''] = value;
  if (isWrapped(value)) return value.slice(1, -1).includes(first) ? 'inner' : undefined;
  if (/^["']/.test(value)) return 'early';
  // A group of fields in braces is not a text.
  if (/^[[({]*[{(] *"?[A-Za-z][\w-]*"?:/.test(value)) return undefined;
  if (/^[{[*&!@`%>|?#-]/.test(value)) return 'first';
  return /:(?:\s|$)/.test(value) ? 'colon' : undefined;
};

/** A text of a block that YAML reads as something else because it has no quotes. */
export const unquotedText = (line: string): LineFix | undefined => {
  const { name, value, valueColumn } = readLine(line);
  const cause = quoteCause(value);
  if (cause === undefined) return undefined;
  return {
    of: ['yaml-quotes', cause],
    column: valueColumn,
    sign: value[0] ?? '',
    name,
    line: line.slice(0, valueColumn) + quoteText(value),
  };
};

const openingQuote = /^(?<start>\s*(?:- +)*(?:[A-Za-z][\w-]*: +)?)(?<quote>["'])(?<text>.*)$/;

/** The end of a quoted text in a line, or -1. */
const closingQuote = (quote: string, text: string): number =>
  quote === '"' ? text.replace(/\\./g, '__').indexOf('"') : text.replaceAll("''", '__').indexOf("'");

/** A quote of a line that is not closed before the next field begins. */
const openQuote = (lines: Lines, index: number): LineFix | undefined => {
  const { start = '', quote = '', text = '' } = openingQuote.exec(lines[index] ?? '')?.groups ?? {};
  if (quote === '' || closingQuote(quote, text) >= 0) return undefined;
  const indent = indentOf(start) + (/^\s*((?:- +)*)/.exec(start)?.[1]?.length ?? 0);
  for (const line of lines.slice(index + 1)) {
    if (line.trim() === '') continue;
    if (indentOf(line) <= indent || fieldNames.has(readLine(line).name)) break;
    if (closingQuote(quote, line) >= 0) return undefined;
  }
  const other = /["'”’“‘]$/.exec(text)?.[0];
  const isYear = /^\d\d\b/.test(text) && quote === "'";
  const closed = isYear
    ? inQuotes(quote + text)
    : `${quote}${other === undefined ? text.trimEnd() : text.slice(0, -1)}${quote}`;
  return {
    of: ['yaml-quotes', isYear ? 'first' : other === undefined ? 'open' : 'mixed'],
    column: start.length,
    sign: quote,
    line: start + closed,
  };
};

/** The first line above an error in which quotes are opened and not closed. */
export const openQuoteAbove = (lines: Lines, error: number): (LineFix & { index: number }) | undefined => {
  for (let index = 0; index <= error; index += 1) {
    const found = openQuote(lines, index);
    if (found) return { ...found, index };
  }
  return undefined;
};

/** What a backslash may stand before in double quotes; the first group is empty before anything else. */
const escape = /\\(x[\da-f]{2}|u[\da-f]{4}|U[\da-fA-F]{8}|["\\/abefnrtv0N_LP \t])|\\./g;

/** A backslash that means nothing inside double quotes. */
export const strayBackslash = (line: string): LineFix => {
  const fixed = line.replaceAll(escape, (pair, known?: string) => (known === undefined ? `\\${pair}` : pair));
  const column = [...line].findIndex((character, place) => character !== fixed[place]);
  return { of: ['yaml-quotes', 'backslash'], column: Math.max(0, column - 1), sign: '\\', line: fixed };
};
