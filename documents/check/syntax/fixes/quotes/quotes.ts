import { entry } from '../../../../problems/words.ts';
import { singleWords } from '../../lines/field-names.ts';
import { isBlankLine, readLine } from '../../lines/line.ts';
import type { Fix, Fixer } from '../fix.ts';
import { withLine } from '../fix.ts';

const longestShown = 60;

/** A text in the quotes that need the least care. */
export const inQuotes = (text: string): string =>
  text.includes('"') && !text.includes("'") ? `'${text}'` : JSON.stringify(text);

const isWrapped = (value: string): boolean => value.length > 1 && /^(["']).*\1$/s.test(value);

/** Other signs that were meant as quotes or stand before a text by mistake. */
const otherQuotes = /^(?:[“„‘‚«»](.*)[”“’‘»«"]|''(.*)''|`(.*)`|(?:[>|*?-]|#+)\s+(.*)|["'](.*)[”’“])$/s;

/** A text without the quotes around it. */
export const wordsOf = (value: string): string => {
  const inside = otherQuotes
    .exec(value)
    ?.slice(1)
    .find((group) => group !== undefined);
  return inside ?? (isWrapped(value) ? value.slice(1, -1) : value);
};

/** A place on a page with a space before its #. */
const spacedPlace = /^(\/\S*)\s+(#\S+)$/;

const show = (key: string | undefined, value: string): string => {
  const line = entry([key ?? 0], inQuotes(value));
  return line.length > longestShown ? '.' : `: ${line}.`;
};

const reasonFor = (value: string): string | undefined => {
  const first = value[0] ?? '';
  if (isWrapped(value))
    return value.slice(1, -1).includes(first) ? 'the text has quotes inside its quotes' : undefined;
  if (/^["']/.test(value)) return 'the quotes end before the text does';
  // A group of fields in braces is no text.
  if (/^[[({]*[{(] *"?[A-Za-z][\w-]*"?:/.test(value)) return undefined;
  if ('{[*&!@`%>|?-#'.includes(first) && first !== '') return `a text that begins with ${first} needs quotes`;
  if (/:(\s|$)/.test(value)) return 'a text with a colon and a space in it needs quotes';
  return /\s#/.test(value) ? 'the words after # are lost, because the text has no quotes' : undefined;
};

/** `- [Free Estimate](/contact)` in a list: a link, and no text. */
const linkOfMarkdown = /^\[([^\]]+)\]\(([^)\s]+)\)$/;

const asLink = (lines: readonly string[], index: number): Fix[] => {
  const text = lines[index] ?? '';
  const { key, dash, value, valueStart } = readLine(text);
  const [, label, target] = linkOfMarkdown.exec(value) ?? [];
  if (key !== undefined || dash === '' || label === undefined || target === undefined) return [];
  const link = `{ label: ${inQuotes(label)}, href: ${inQuotes(target)} }`;
  const message = 'a link in a list is a group of fields';
  const fixed = withLine(lines, index, text.slice(0, valueStart) + link);
  return [
    {
      code: 'yaml-quotes',
      line: index,
      column: valueStart,
      message,
      fix: `Write - ${link}.`,
      lines: fixed,
      changes: 1,
    },
  ];
};

/** Text that needs quotes, or other ones than it has. */
export const quoteText: Fixer = (lines, index) => {
  const text = lines[index] ?? '';
  const { key, dash, value, valueStart } = readLine(text);
  const link = asLink(lines, index);
  if (link.length > 0) return link;
  const message = value === '' || (key === undefined && dash === '') ? undefined : reasonFor(value);
  if (message === undefined) return [];
  const words =
    key !== undefined && value.startsWith(`${key}: `)
      ? value.slice(key.length + 2)
      : spacedPlace.test(value)
        ? value.replace(spacedPlace, '$1$2')
        : wordsOf(value);
  const fixed = withLine(lines, index, text.slice(0, valueStart) + inQuotes(words));
  const fix = `Put the whole text in quotes${show(key, words)}`;
  const quotedText: Fix = {
    code: 'yaml-quotes',
    line: index,
    column: valueStart,
    message,
    fix,
    lines: fixed,
    changes: 1,
  };
  const name = /^#\s*([\w-]+)$/.exec(value)?.[1];
  if (key === undefined || name === undefined || !singleWords.has(key)) return [quotedText];
  // A place is written with its #, the name of one without.
  const bare = withLine(lines, index, text.slice(0, valueStart) + name);
  return [
    quotedText,
    { ...quotedText, message: 'the words after # are lost', fix: `Write ${key}: ${name}.`, lines: bare },
  ];
};

/** A field ends where the next one or the group does: a comma may be a part of its text. */
const fieldInBraces =
  /([A-Za-z][\w-]*): ((?:\{[\w.]+\}(?=[^\s,}]|[ ,]+\{)|[^{[\s,])(?:\{[^{}]*\}|[^{}])*?)(?=\s*(?:, *[A-Za-z][\w-]*:|\}[\s}\]]*(?:#.*)?$))/g;

const reasonInBraces = (value: string): string | undefined =>
  /^[^"'].*\{/.test(value) ? 'a text with { in it needs quotes inside braces' : reasonFor(value);

/** A text that needs quotes inside braces: `{ label: Call {phone}, href: /contact }`. */
export const quoteInBraces: Fixer = (lines, index) => {
  const text = lines[index] ?? '';
  if (!/^[[{]/.test(readLine(text).value)) return [];
  const found = [...text.matchAll(fieldInBraces)].find(([, , words = '']) => reasonInBraces(words));
  if (!found) return [];
  const [whole, key = '', words = ''] = found;
  const fixed = text.replaceAll(fieldInBraces, (field, name: string, value: string) =>
    reasonInBraces(value) ? `${name}: ${inQuotes(wordsOf(value))}` : field,
  );
  return [
    {
      code: 'yaml-quotes',
      line: index,
      column: found.index + whole.length - words.length,
      message: reasonInBraces(words) ?? '',
      fix: `Put the whole text in quotes${show(key, wordsOf(words))}`,
      lines: withLine(lines, index, fixed),
      changes: 1,
    },
  ];
};

/** A text over several lines with a colon in one of them. */
export const quoteParagraph: Fixer = (lines, index) => {
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
export const closeQuote: Fixer = (lines, index) => {
  const text = lines[index] ?? '';
  const { key, value, valueStart } = readLine(text);
  const quote = value[0] ?? '';
  if (!['"', "'"].includes(quote) || value.slice(1).includes(quote)) return [];
  const fixWith = (message: string, fix: string, right: string): Fix[] => [
    {
      code: 'yaml-quotes',
      line: index,
      column: valueStart,
      message,
      fix,
      lines: withLine(lines, index, right),
      changes: 1,
    },
  ];
  const other = /[”’“"']$/.exec(value)?.[0];
  if (other !== undefined && value.length > 2) {
    const right = text.trimEnd().slice(0, -1) + quote;
    const fix = `Write ${quote} after the last word too: ${right.trim().replace(/^- /, '')}.`;
    return fixWith(`the quotes begin with ${quote} and end with ${other}`, fix, right);
  }
  if (/^'\d\ds?\b/.test(value)) {
    const quoted = JSON.stringify(value);
    const fix = `Put the whole text in quotes: ${entry([key ?? 0], quoted)}.`;
    return fixWith(
      'a text that begins with an apostrophe needs quotes',
      fix,
      text.slice(0, valueStart) + quoted,
    );
  }
  const fix = `Write ${quote} after the last word of the text.`;
  return fixWith('the quotes are never closed', fix, text.trimEnd() + quote);
};
