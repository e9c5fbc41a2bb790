import type { YAMLError } from 'yaml';
import type { DocumentKind } from '../../read/document/schemas.ts';
import type { Source } from '../../read/document/source.ts';
import { bracketMistake } from './brackets.ts';
import { explainMissingDash, explainMissingKey, explainIndentation, explainTextIndent } from './columns.ts';
import { condition, applyLineRules, fileRules, lineRules, tab, twoFields } from './line-rules.ts';
import {
  contentAbove,
  contentFrom,
  indentOf,
  isPlainText,
  linesOf,
  readLine,
  type TextLines,
} from './lines.ts';
import { lineFinding, type LineFinding } from './line-finding.ts';
import { explainOpenQuote, quoteCause, unquotedText } from './quoting.ts';

/** The input for explaining a parser error: the lines, and the index `at` of the line that is most likely wrong. */
type ErrorContext = { source: Source; kind: DocumentKind; lines: TextLines; error: YAMLError; at: number };

export type ErrorExplainer = (context: ErrorContext) => LineFinding | undefined;

/** Explains a dash after the name of a list, on the same line. */
const explainDashOnNameLine: ErrorExplainer = ({ lines, at }) => {
  const { indent, column, name, value } = readLine(lines[at]);
  const hasBelow = indentOf(lines[contentFrom(lines, at + 1)]) > column;
  const isList = /^- +(?:[[{]|[A-Za-z]\w*: )/.test(value) || (hasBelow && /^-(?:\s|$)/.test(value));
  if (name === '' || !isList) return undefined;
  return lineFinding(['yaml-dash', 'same-line'], at, indent, { name });
};

/** Functions that explain the line in which the parser stops, most specific first. */
const explanations: ErrorExplainer[] = [
  ({ lines, at }) =>
    applyLineRules(lines, at, [tab]) ?? applyLineRules(lines, contentFrom(lines, at + 1), [tab]),
  explainOpenQuote,
  ({ kind, lines, at }) => (kind === 'form' ? applyLineRules(lines, at, [condition]) : undefined),
  ({ source, error, at }) =>
    error.code === 'BAD_DQ_ESCAPE'
      ? lineFinding(['yaml-quotes', 'backslash'], at, source.positionOf(error.pos[0]).column - 1)
      : undefined,
  ({ lines, at }) => applyLineRules(lines, at, fileRules),
  ({ lines, at, error }) =>
    error.message.startsWith('Sequence item')
      ? applyLineRules(lines, contentAbove(lines, at), fileRules)
      : undefined,
  ({ lines, at }) => applyLineRules(lines, at, lineRules),
  bracketMistake,
  explainDashOnNameLine,
  ({ lines, at }) => applyLineRules(lines, at, [twoFields]) ?? unquotedText(lines, at),
  explainMissingDash,
  explainMissingKey,
  explainTextIndent,
  explainIndentation,
];

/**
 * Whether the line below the reported one is the cause: the parser treats both lines as one and reports the upper
 * one.
 */
const isCausedByNextLine = ({ message, code }: YAMLError, line = ''): boolean => {
  const { isEntry, value } = readLine(line);
  const isSequence = message.includes('block sequence') && isEntry;
  const explainsItself = quoteCause(value) !== undefined || /^\(\s*\w+: /.test(value);
  return code === 'BLOCK_AS_IMPLICIT_KEY' && !explainsItself && !isSequence;
};

/** Explains a parser error. @returns the most specific finding that explains it */
export const explainError = (source: Source, kind: DocumentKind, error: YAMLError): LineFinding => {
  const lines = linesOf(source.text);
  const reported = contentFrom(lines, source.positionOf(error.pos[0]).line - 1);
  const at = isCausedByNextLine(error, lines[reported]) ? contentFrom(lines, reported + 1) : reported;
  for (const explain of explanations) {
    const found = explain({ source, kind, lines, error, at });
    if (found) return found;
  }
  const sign = (lines[at] ?? '').trim();
  return lineFinding(['yaml-syntax', isPlainText(sign) ? 'words' : 'unreadable'], at, indentOf(lines[at]), {
    sign,
  });
};
