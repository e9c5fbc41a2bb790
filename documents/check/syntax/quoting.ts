import { yamlTokens } from '../../read/document/yaml-tokens.ts';
import type { ErrorExplainer } from './explain-error.ts';
import { isBlank, linesOf, readLine, type TextLines } from './lines.ts';
import { lineFinding, type LineFinding } from './line-finding.ts';

/** Returns a text in YAML quotes, without typographic or unbalanced quotes around it. */
export const quoteText = (value: string): string => {
  const text = value.replace(/^(?:["“„‘‚«»`]|'{1,2})(.*?)(?:["”“’‘»«`]|'{1,2})$/s, '$1');
  return text.includes('"') && !text.includes("'") ? `'${text}'` : JSON.stringify(text);
};

/** Returns why a text needs quotes; undefined if it does not. */
export const quoteCause = (value: string): 'inner' | 'early' | 'list' | 'first' | 'colon' | undefined => {
  if (/^(["']).*\1$/.test(value)) return value.slice(1, -1).includes(value.charAt(0)) ? 'inner' : undefined;
  if (/^["']/.test(value)) return 'early';
  // A flow mapping is not a text.
  if (/^[[({]*[{(] *"?[A-Za-z][\w-]*"?:/.test(value)) return undefined;
  if (/^\[.*\]$/.test(value)) return 'list';
  if (/^[{[*&!@`%>|?#-]/.test(value)) return 'first';
  return /:(?:\s|$)/.test(value) ? 'colon' : undefined;
};

/** Finds a text that YAML misreads because it has no quotes. */
export const unquotedText = (lines: TextLines, index: number): LineFinding | undefined => {
  const line = lines[index] ?? '';
  const { name, isEntry, value, valueColumn } = readLine(line);
  const cause = name === '' && !isEntry ? undefined : quoteCause(value);
  if (cause === undefined) return undefined;
  const fixed = lines.with(index, line.slice(0, valueColumn) + quoteText(value));
  return lineFinding(['yaml-quotes', cause], index, valueColumn, { sign: value.slice(0, 1), name, fixed });
};

/** Explains an unclosed quote: YAML reads the following fields as text up to the next quote. */
export const explainOpenQuote: ErrorExplainer = ({ source, lines }) => {
  for (const { kind, text, offset } of yamlTokens(source.text)) {
    if (kind !== 'single-quoted-scalar' && kind !== 'double-quoted-scalar') continue;
    const [first = '', ...below] = linesOf(text);
    const isLast = below.length > 0 && below.every(isBlank) && offset + text.length === source.text.length;
    if (!isLast && !below.some((line) => readLine(line).name !== '')) continue;
    const { line: number, column } = source.positionOf(offset);
    const line = lines[number - 1] ?? '';
    const quote = first.charAt(0);
    const closed = first.replace(/["'”’“‘\s]*$/, '') + quote;
    const fixed = lines.with(
      number - 1,
      line.replace(first, () => closed),
    );
    return lineFinding(['yaml-quotes', 'open'], number - 1, column - 1, { sign: quote, fixed });
  }
  return undefined;
};
