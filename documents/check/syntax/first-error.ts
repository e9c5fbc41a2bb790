import type { YAMLError } from 'yaml';
import type { Kind } from '../../read/document/schemas.ts';
import type { Source } from '../../read/document/source.ts';
import { bracketMistake } from './brackets.ts';
import * as columns from './explain-columns.ts';
import * as texts from './explain-texts.ts';
import { applyRule, fileRules, lineRules, matchRule, type LineRule } from './line-rules.ts';
import type { Lines } from './lines.ts';
import { blockTextLines, contentAbove, contentFrom, indentOf, linesOf, readLine } from './lines.ts';
import { mistake, type Mistake } from './mistake.ts';
import { openQuoteAbove, quoteCause, strayBackslash, unquotedText } from './quoting.ts';

/** What is looked at to explain an error of the parser: the lines, and the one that is most likely wrong. */
type Place = { source: Source; kind: Kind; lines: Lines; error: YAMLError; at: number };

export type Explain = (place: Place) => Mistake | undefined;

/** A mistake that a rule finds in a line; a habit is corrected in all lines that have the same one. */
const byRule = (lines: Lines, index: number, rule: LineRule): Mistake | undefined => {
  const found = matchRule(rule, lines[index] ?? '');
  if (!found) return undefined;
  const { sign = '', name = '', start = '' } = found;
  const inTexts = blockTextLines(lines);
  const isSame = (line: string, place: number): boolean =>
    place === index ||
    (fileRules.includes(rule) && !inTexts.has(place) && matchRule(rule, line)?.['sign'] === sign);
  const fixed = lines.map((line, place) => (isSame(line, place) ? applyRule(rule, line) : line));
  return mistake(rule.of, index, start.length, { sign: sign.trim(), name, fixed });
};

const byRules = (lines: Lines, indexes: number[], rules: LineRule[]): Mistake | undefined => {
  for (const index of indexes)
    for (const rule of rules) {
      const found = byRule(lines, index, rule);
      if (found) return found;
    }
  return undefined;
};

/** Where YAML joins a line with the one above and reports that one, the line below is the cause. */
const causeOf = ({ lines, at, error }: Place): number => {
  const { dash, value } = readLine(lines[at]);
  const isSequence = error.message.includes('block sequence') && dash !== '';
  if (
    error.code !== 'BLOCK_AS_IMPLICIT_KEY' ||
    quoteCause(value) !== undefined ||
    /^\(\s*\w+: /.test(value) ||
    isSequence
  )
    return at;
  return contentFrom(lines, at + 1);
};

/** What explains the line in which the parser stops, the most specific first. */
const explanations: Explain[] = [
  ({ lines, at }) => byRules(lines, [at, contentFrom(lines, at + 1)], fileRules.slice(0, 2)),
  columns.groupName,
  ({ lines, at }) => openQuoteAbove(lines, at),
  ({ lines, at, error }) => (error.code === 'BAD_DQ_ESCAPE' ? strayBackslash(lines, at) : undefined),
  ({ lines, at, error }) => {
    const isDash = error.message.startsWith('Sequence item');
    return byRules(lines, isDash ? [at, contentAbove(lines, at)] : [at], fileRules);
  },
  ({ lines, at }) => byRules(lines, [at], lineRules),
  bracketMistake,
  columns.sameLine,
  columns.movedLines,
  texts.twoFields,
  texts.textHeader,
  texts.valueAndFields,
  ({ lines, at }) => unquotedText(lines, at),
  texts.afterBracket,
  columns.firstDash,
  columns.listName,
  columns.textIndent,
  columns.otherColumn,
  texts.strayWords,
];

/** Explains an error of the parser. @returns the most specific mistake that explains it */
export const explainError = (source: Source, kind: Kind, error: YAMLError): Mistake => {
  const lines = linesOf(source.text);
  const reported = contentFrom(lines, source.positionOf(error.pos[0]).line - 1);
  const place: Place = { source, kind, lines, error, at: reported };
  const cause = { ...place, at: causeOf(place) };
  for (const explain of explanations) {
    const found = explain(cause);
    if (found) return found;
  }
  return mistake(['yaml-syntax', 'unreadable'], reported, indentOf(lines[reported]));
};
