import { entry } from '../words.ts';
import { isBlankLine, readLine } from './line.ts';
import type { Mend, Mender } from './mend.ts';
import { withLine } from './mend.ts';

const longestShown = 60;

/** A text in the quotes that need the least care. */
const inQuotes = (text: string): string =>
  text.includes('"') && !text.includes("'") ? `'${text}'` : JSON.stringify(text);

const isWrapped = (value: string): boolean => value.length > 1 && /^(["']).*\1$/s.test(value);

const show = (key: string | undefined, value: string): string => {
  const line = entry([key ?? 0], inQuotes(value));
  return line.length > longestShown ? '.' : `: ${line}.`;
};

const reasonFor = (value: string): string | undefined => {
  const first = value[0] ?? '';
  if (isWrapped(value))
    return value.slice(1, -1).includes(first) ? 'the text has quotes inside its quotes' : undefined;
  if (/^["']/.test(value)) return 'the quotes end before the text does';
  if ('{[*&!@`%>|?-#'.includes(first) && first !== '') return `a text that begins with ${first} needs quotes`;
  if (/:(\s|$)/.test(value)) return 'a text with a colon and a space in it needs quotes';
  return /\s#/.test(value) ? 'the words after # are lost, because the text has no quotes' : undefined;
};

/** Text that needs quotes, or other ones than it has. */
export const quoteText: Mender = (lines, index) => {
  const text = lines[index] ?? '';
  const { key, dash, value, valueStart } = readLine(text);
  const message = value === '' || (key === undefined && dash === '') ? undefined : reasonFor(value);
  if (message === undefined) return [];
  const words = isWrapped(value) ? value.slice(1, -1) : value;
  const mended = withLine(lines, index, text.slice(0, valueStart) + inQuotes(words));
  const fix = `Put the whole text in quotes${show(key, words)}`;
  return [{ code: 'yaml-quotes', line: index, column: valueStart, message, fix, lines: mended, changes: 1 }];
};

const fieldInBraces = /([A-Za-z][\w-]*): ([^"'{[\s,][^,{}"]*\{[\w.]+\}[^,{}"]*?)(?=\s*[,}])/g;

/** A text with a token inside braces: `{ label: Call {phone}, href: /contact }`. */
export const quoteInBraces: Mender = (lines, index) => {
  const text = lines[index] ?? '';
  const first = text.search(fieldInBraces);
  const [found = '', key = '', words = ''] = fieldInBraces.exec(text) ?? [];
  fieldInBraces.lastIndex = 0;
  if (first === -1 || !readLine(text).value.startsWith('{')) return [];
  const mended = text.replaceAll(
    fieldInBraces,
    (_, name: string, value: string) => `${name}: ${inQuotes(value)}`,
  );
  return [
    {
      code: 'yaml-quotes',
      line: index,
      column: first + found.length - words.length,
      message: 'a text with { in it needs quotes inside braces',
      fix: `Put the whole text in quotes${show(key, words)}`,
      lines: withLine(lines, index, mended),
      changes: 1,
    },
  ];
};

/** A text over several lines with a colon in one of them. */
export const quoteParagraph: Mender = (lines, index) => {
  const text = lines[index] ?? '';
  const { key, indent, value, valueStart } = readLine(text);
  if (key === undefined || value === '' || /^["'|>]/.test(value)) return [];
  let last = index;
  while (lines[last + 1] !== undefined && isContinuation(lines[last + 1] ?? '', indent)) last += 1;
  if (last === index) return [];
  const quoted = lines.slice(index, last + 1).map((line) => line.replaceAll('"', "'"));
  quoted[0] = `${text.slice(0, valueStart)}"${value.replaceAll('"', "'")}`;
  quoted[quoted.length - 1] += '"';
  return [
    {
      code: 'yaml-quotes',
      line: index,
      column: valueStart,
      message: 'a text with a colon and a space in it needs quotes',
      fix: `Put a quote before its first word and one after its last, or write ${key}: >- and the text below.`,
      lines: lines.toSpliced(index, quoted.length, ...quoted),
      changes: 1,
    },
  ];
};

const isContinuation = (line: string, indent: number): boolean => {
  const { key, dash, indent: own } = readLine(line);
  return !isBlankLine(line) && own > indent && key === undefined && dash === '';
};

/** A text whose quotes are never closed. */
export const closeQuote: Mender = (lines, index) => {
  const text = lines[index] ?? '';
  const { value, valueStart } = readLine(text);
  const quote = value[0] ?? '';
  if (!['"', "'"].includes(quote) || value.slice(1).includes(quote)) return [];
  const mend: Mend = {
    code: 'yaml-quotes',
    line: index,
    column: valueStart,
    message: 'the quotes are never closed',
    fix: `Write ${quote} after the last word of the text.`,
    lines: withLine(lines, index, text.trimEnd() + quote),
    changes: 1,
  };
  return [mend];
};

/** A backslash that means nothing inside double quotes. */
export const doubleBackslash: Mender = (lines, index) => {
  const text = lines[index] ?? '';
  const mended = text.replaceAll(/\\(.)/g, (pair, letter: string) =>
    '"\\/abefnrtv0N_LPxuU \t'.includes(letter) ? pair : `\\${pair}`,
  );
  if (mended === text) return [];
  const column = [...text].findIndex((letter, place) => letter !== mended[place]);
  const fix = 'Write \\\\ for a backslash, or use single quotes.';
  const message = 'a backslash has a meaning of its own inside double quotes';
  const at = column < 0 ? text.length : column - 1;
  return [
    {
      code: 'yaml-quotes',
      line: index,
      column: at,
      message,
      fix,
      lines: withLine(lines, index, mended),
      changes: 1,
    },
  ];
};
