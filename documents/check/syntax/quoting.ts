import { fieldNames, indentOf, inQuotes, readLine, type Lines } from './lines.ts';
import { mistake, type Mistake } from './mistake.ts';

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

/** A text of a field or an entry that YAML reads as something else because it has no quotes. */
export const unquotedText = (lines: Lines, index: number): Mistake | undefined => {
  const line = lines[index] ?? '';
  const { name, dash, value, valueColumn } = readLine(line);
  const cause = name === '' && dash === '' ? undefined : quoteCause(value);
  if (cause === undefined) return undefined;
  const fixed = lines.with(index, line.slice(0, valueColumn) + quoteText(value));
  return mistake(['yaml-quotes', cause], index, valueColumn, { sign: value.slice(0, 1), name, fixed });
};

const openingQuote = /^(?<start>\s*(?:- +)*(?:[A-Za-z][\w-]*: +)?)(?<quote>["'])(?<text>.*)$/;

/** The end of a quoted text in a line, or -1. */
const closingQuote = (quote: string, text: string): number =>
  quote === '"' ? text.replace(/\\./g, '__').indexOf('"') : text.replaceAll("''", '__').indexOf("'");

/** A quote of a line that is not closed before the next field begins. */
const openQuote = (lines: Lines, index: number): Mistake | undefined => {
  const { start = '', quote = '', text = '' } = openingQuote.exec(lines[index] ?? '')?.groups ?? {};
  if (quote === '' || closingQuote(quote, text) >= 0) return undefined;
  const { indent, dash } = readLine(start);
  for (const line of lines.slice(index + 1)) {
    if (line.trim() === '') continue;
    if (indentOf(line) <= indent.length + dash.length || fieldNames.has(readLine(line).name)) break;
    if (closingQuote(quote, line) >= 0) return undefined;
  }
  const isMixed = /["'”’“‘]$/.test(text);
  const isYear = /^\d\d\b/.test(text) && quote === "'";
  const closed = `${quote}${isMixed ? text.slice(0, -1) : text.trimEnd()}${quote}`;
  const fixed = lines.with(index, start + (isYear ? inQuotes(quote + text) : closed));
  const cause = isYear ? 'first' : isMixed ? 'mixed' : 'open';
  return mistake(['yaml-quotes', cause], index, start.length, { sign: quote, fixed });
};

/** The first line above an error in which quotes are opened and not closed. */
export const openQuoteAbove = (lines: Lines, error: number): Mistake | undefined => {
  for (let index = 0; index <= error; index += 1) {
    const found = openQuote(lines, index);
    if (found) return found;
  }
  return undefined;
};

/** A backslash before what it means nothing before in double quotes. */
const strayEscape = /\\(?!x[\da-f]{2}|u[\da-f]{4}|U[\da-fA-F]{8}|["\\/abefnrtv0N_LP \t])/;

/** A backslash that means nothing inside double quotes. */
export const strayBackslash = (lines: Lines, index: number): Mistake =>
  mistake(['yaml-quotes', 'backslash'], index, Math.max(0, (lines[index] ?? '').search(strayEscape)));
