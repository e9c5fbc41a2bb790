import type { YAMLError } from 'yaml';
import type { Kind } from '../../read/document/schemas.ts';
import type { Source } from '../../read/document/source.ts';
import { bracketMistake } from './brackets.ts';
import { firstDash, listName, otherColumn, textIndent } from './columns.ts';
import { byRules, fileRules, lineRules, tab, twoFields } from './line-rules.ts';
import { contentAbove, contentFrom, indentOf, isWords, linesOf, readLine, type Lines } from './lines.ts';
import { mistake, type Mistake } from './line-finding.ts';
import { openQuote, quoteCause, unquotedText } from './quoting.ts';

/** What is looked at to explain an error of the parser: the lines, and the one that is most likely wrong. */
type Place = { source: Source; kind: Kind; lines: Lines; error: YAMLError; at: number };

export type Explain = (place: Place) => Mistake | undefined;

/** A dash behind the name of a list whose entries are below. */
const sameLine: Explain = ({ lines, at }) => {
  const { indent, column, name, value } = readLine(lines[at]);
  const hasBelow = indentOf(lines[contentFrom(lines, at + 1)]) > column;
  const isList = /^- +(?:[[{]|[A-Za-z]\w*: )/.test(value) || (hasBelow && /^-(?:\s|$)/.test(value));
  if (name === '' || !isList) return undefined;
  return mistake(['yaml-dash', 'same-line'], at, indent, { name });
};

/** What explains the line in which the parser stops, the most specific first. */
const explanations: Explain[] = [
  ({ lines, at }) => byRules(lines, at, [tab]) ?? byRules(lines, contentFrom(lines, at + 1), [tab]),
  openQuote,
  ({ source, error, at }) =>
    error.code === 'BAD_DQ_ESCAPE'
      ? mistake(['yaml-quotes', 'backslash'], at, source.positionOf(error.pos[0]).column - 1)
      : undefined,
  ({ lines, at }) => byRules(lines, at, fileRules),
  ({ lines, at, error }) =>
    error.message.startsWith('Sequence item')
      ? byRules(lines, contentAbove(lines, at), fileRules)
      : undefined,
  ({ lines, at }) => byRules(lines, at, lineRules),
  bracketMistake,
  sameLine,
  ({ lines, at }) => byRules(lines, at, [twoFields]) ?? unquotedText(lines, at),
  firstDash,
  listName,
  textIndent,
  otherColumn,
];

/** Where YAML joins a line with the one above and reports that one, the line below is the cause. */
const isBelow = ({ message, code }: YAMLError, line = ''): boolean => {
  const { isEntry, value } = readLine(line);
  const isSequence = message.includes('block sequence') && isEntry;
  const explainsItself = quoteCause(value) !== undefined || /^\(\s*\w+: /.test(value);
  return code === 'BLOCK_AS_IMPLICIT_KEY' && !explainsItself && !isSequence;
};

/** Explains an error of the parser. @returns the most specific mistake that explains it */
export const explainError = (source: Source, kind: Kind, error: YAMLError): Mistake => {
  const lines = linesOf(source.text);
  const reported = contentFrom(lines, source.positionOf(error.pos[0]).line - 1);
  const at = isBelow(error, lines[reported]) ? contentFrom(lines, reported + 1) : reported;
  for (const explain of explanations) {
    const found = explain({ source, kind, lines, error, at });
    if (found) return found;
  }
  const sign = (lines[at] ?? '').trim();
  return mistake(['yaml-syntax', isWords(sign) ? 'words' : 'unreadable'], at, indentOf(lines[at]), { sign });
};
