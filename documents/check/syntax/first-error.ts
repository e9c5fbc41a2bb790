import type { YAMLError } from 'yaml';
import { fieldOf, resolveNode, schemas, type Kind } from '../../read/document/schemas.ts';
import type { Source } from '../../read/document/source.ts';
import { closingOf, openBrackets, slipInBrackets } from './brackets.ts';
import { likelyColumn, missingListName, movedBlock, textColumn } from './columns.ts';
import { applyRule, fileRules, lineRules, matchRule, type LineRule } from './line-rules.ts';
import {
  blockTextLines,
  contentAbove,
  contentFrom,
  indentOf,
  readLine,
  fieldNames,
  type Lines,
} from './lines.ts';
import { openQuoteAbove, quoteCause, strayBackslash, unquotedText, type LineFix } from './quoting.ts';

/** A mistake in the lines of a file: where and what it is, and all lines as they should be, if that can be guessed. */
export type Mistake = {
  of: LineFix['of'];
  index: number;
  column: number;
  sign?: string;
  name?: string;
  /** The line that shows what belongs here, and the column that it shows. */
  example?: number;
  to?: number;
  fixed?: string[];
  /** What it is where that is not certainly right. */
  otherwise?: Mistake;
};

/** What is looked at to explain an error of the parser. */
type Place = { source: Source; kind: Kind; lines: Lines; error: YAMLError; at: number };

type Explain = (place: Place) => Mistake | undefined;

const withLine = (lines: Lines, index: number, line: string): string[] => lines.with(index, line);

const byFix = ({ lines }: Place, index: number, fix: LineFix | undefined): Mistake | undefined => {
  if (!fix) return undefined;
  const { line, ...rest } = fix;
  return { ...rest, index, ...(line !== undefined && { fixed: withLine(lines, index, line) }) };
};

/** A mistake that a rule finds in a line; a habit is corrected in all lines that have the same one. */
const byRule = (lines: Lines, index: number, rule: LineRule, everywhere: boolean): Mistake | undefined => {
  const found = matchRule(rule, lines[index] ?? '');
  if (!found) return undefined;
  const { sign = '', name = '', start = '' } = found;
  const texts = blockTextLines(lines);
  const write = (line: string, place: number): string => {
    const isSame =
      place === index || (everywhere && !texts.has(place) && matchRule(rule, line)?.['sign'] === sign);
    return isSame ? applyRule(rule, line) : line;
  };
  const fixed = rule.write === undefined ? {} : { fixed: lines.map(write) };
  return { of: rule.of, index, column: start.length, sign: sign.trim(), name, ...fixed };
};

const byRules = (lines: Lines, indexes: number[], rules: LineRule[]): Mistake | undefined => {
  for (const index of indexes)
    for (const rule of rules) {
      const found = byRule(lines, index, rule, rules === fileRules);
      if (found) return found;
    }
  return undefined;
};

/** Where YAML joins a line with the one above and reports that one, the line below is the cause. */
const causeOf = ({ lines, at, error }: Place): number => {
  const { indent, dash, value } = readLine(lines[at]);
  const isSequence = error.message.includes('block sequence');
  if (
    error.code !== 'BLOCK_AS_IMPLICIT_KEY' ||
    quoteCause(value) !== undefined ||
    (isSequence && dash !== '')
  )
    return at;
  const next = contentFrom(lines, at + 1);
  const above = readLine(lines[contentAbove(lines, at)]);
  const isBetween =
    above.indent.length + above.dash.length === indentOf(lines[next]) &&
    indent.length < indentOf(lines[next]);
  return isBetween && dash === '' ? at : next;
};

const brackets: Explain = (place) => {
  const { source, lines, error, at } = place;
  const { open, wrong } = openBrackets(source.text, error.pos[0] + 1);
  const [first] = open;
  const isEnd = /end with a [}\]]/.test(error.message);
  if (isEnd && /^\s*[}\]]+,?\s*$/.test(lines[at] ?? ''))
    return {
      of: ['yaml-bracket', 'alone'],
      index: at,
      column: indentOf(lines[at]),
      sign: (lines[at] ?? '').trim(),
    };
  if (first && isEnd) {
    const { line, column } = source.positionOf((wrong ?? first).offset);
    const index = line - 1;
    const end = closingOf(first.sign);
    const text = lines[index] ?? '';
    const fixed = wrong
      ? text.slice(0, column - 1) + end + text.slice(column)
      : `${text.trimEnd().replace(/,$/, '')} ${end}`;
    return {
      of: ['yaml-bracket', wrong ? 'other' : 'open'],
      index,
      column: column - 1,
      sign: first.sign,
      fixed: withLine(lines, index, fixed),
    };
  }
  if (/Unexpected flow-(?:seq|map)-end/.test(error.message)) {
    const line = lines[at] ?? '';
    const column = error.pos[0] - source.text.lastIndexOf('\n', error.pos[0] - 1) - 1;
    return {
      of: ['yaml-bracket', 'extra'],
      index: at,
      column,
      sign: line[column] ?? '',
      fixed: withLine(lines, at, line.slice(0, column) + line.slice(column + 1)),
    };
  }
  const start = first && source.positionOf(first.offset);
  if (start && start.line <= at)
    return {
      of: ['yaml-bracket', 'lines'],
      index: start.line - 1,
      column: start.column - 1,
      sign: first.sign,
    };
  if (
    start &&
    start.line === at + 1 &&
    openBrackets(lines[at] ?? '', Infinity).open.length > 0 &&
    error.code === 'MULTILINE_IMPLICIT_KEY'
  )
    return { of: ['yaml-bracket', 'lines'], index: at, column: start.column - 1, sign: first.sign };
  return /[[{]/.test(lines[at] ?? '') ? byFix(place, at, slipInBrackets(lines[at] ?? '')) : undefined;
};

const secondField =
  /^(?<start>\s*(?:- +)*)(?<name>[A-Za-z]\w*): (?<value>.*?[^,\s])(?<comma>,?)\s+(?<other>[A-Za-z]\w*):(?<rest>\s.*)?$/;

/** Two fields on one line; the entry of a list may have them in braces. */
const twoFields: Explain = ({ lines, at }) => {
  const {
    start = '',
    name = '',
    value = '',
    comma = '',
    other = '',
    rest = '',
  } = secondField.exec(lines[at] ?? '')?.groups ?? {};
  if (!fieldNames.has(name) || !fieldNames.has(other) || rest.trim() === '' || /^["'[{]/.test(value))
    return undefined;
  const place = { index: at, column: start.length, name: other, sign: `${other}:${rest}` };
  const isWhole =
    start.includes('-') && comma !== '' && indentOf(lines[contentFrom(lines, at + 1)]) < start.length;
  if (isWhole)
    return {
      of: ['yaml-bracket', 'braces'],
      ...place,
      fixed: withLine(lines, at, `${start}{ ${(lines[at] ?? '').slice(start.length)} }`),
    };
  const second = `${start.replaceAll('-', ' ')}${other}:${rest}`;
  return {
    of: ['yaml-syntax', 'two-fields'],
    ...place,
    fixed: withLine(lines, at, `${start}${name}: ${value}\n${second}`),
  };
};

/** A text on the lines below its field, whose `>-` or `|` is missing, misspelt or followed by words. */
const textHeader: Explain = ({ lines, at }) => {
  const head = lines.findLastIndex((line, place) => place <= at && readLine(line).name !== '');
  const { indent, dash, name, value, valueColumn } = readLine(lines[head]);
  const next = lines[contentFrom(lines, head + 1)] ?? '';
  const below = readLine(next);
  if (indentOf(next) <= indent.length + dash.length || below.dash !== '') return undefined;
  const place = { index: head, name, sign: value.split(/\s/, 1).join('') };
  if (value === '' && head < at && below.name === '' && /:(?:\s|$)/.test(next))
    return {
      of: ['yaml-quotes', 'no-header'],
      ...place,
      column: indent.length,
      fixed: withLine(lines, head, `${(lines[head] ?? '').trimEnd()} >-`),
    };
  const isHeader = head === at && /^[|>»][|>»→+\-\d]*(?:\s|$)/.test(value);
  return isHeader
    ? { of: ['yaml-quotes', / /.test(value) ? 'header-words' : 'header'], ...place, column: valueColumn }
    : undefined;
};

/** A dash behind the name of a list whose entries are below. */
const sameLine: Explain = ({ lines, at }) => {
  const { indent, name, value } = readLine(lines[at]);
  const next = readLine(lines[contentFrom(lines, at + 1)]);
  const isList =
    name !== '' && /^-(?:\s|$)/.test(value) && next.dash !== '' && next.indent.length > indent.length;
  return isList ? { of: ['yaml-dash', 'same-line'], index: at, column: indent.length, name } : undefined;
};

/** Whether a field of some schema is a group with another field in it. */
const isInGroup = (group: string, field: string): boolean =>
  Object.values(schemas).some((root) =>
    [root, ...Object.values(root.$defs ?? {})].some((node) => {
      const child = fieldOf(node, group);
      return child !== undefined && fieldOf(resolveNode(root, child), field) !== undefined;
    }),
  );

/** `image: hall.svg` with `alt:` below it. */
const valueAndFields: Explain = ({ lines, at }) => {
  const below = readLine(lines[at]);
  const index = contentAbove(lines, at);
  const { indent, dash, name, value } = readLine(lines[index]);
  const column = indent.length + dash.length;
  const isValue =
    value !== '' && !/^[[{|>"']/.test(value) && below.indent.length > column && isInGroup(name, below.name);
  return isValue ? { of: ['yaml-syntax', 'value-and-fields'], index, column, name, sign: value } : undefined;
};

/** Dashes that are missing before the first field of a list, or that begin a list where a group belongs. */
const firstDash: Explain = ({ lines, at }) => {
  const { indent, dash } = readLine(lines[at]);
  const column = indent.length;
  const parent = lines.findLastIndex(
    (line, place) =>
      place < at && line.trim() !== '' && !line.trim().startsWith('#') && indentOf(line) < column,
  );
  const first = contentFrom(lines, parent + 1);
  const { indent: begin, dash: firstDash, name } = readLine(lines[first]);
  if (first >= at || name === '') return undefined;
  const place = { index: first, column: begin.length, name };
  if (dash !== '' && firstDash === '' && begin.length === column + 2)
    return {
      of: ['yaml-dash', 'first'],
      ...place,
      fixed: withLine(lines, first, `${indent}- ${(lines[first] ?? '').trim()}`),
    };
  const rest = lines.slice(first + 1);
  const end = rest.findIndex((line) => line.trim() !== '' && indentOf(line) < column);
  const siblings = rest
    .slice(0, end < 0 ? undefined : end)
    .filter((line) => line.trim() !== '' && indentOf(line) === column);
  if (
    dash !== '' ||
    firstDash === '' ||
    begin.length !== column ||
    siblings.some((line) => readLine(line).dash !== '')
  )
    return undefined;
  return {
    of: ['yaml-dash', 'group'],
    ...place,
    fixed: withLine(lines, first, (lines[first] ?? '').replace('- ', '')),
  };
};

/** The fields of a group whose name is missing: the file begins with spaces. */
const groupName: Explain = ({ lines }) => {
  const first = contentFrom(lines, 0);
  const column = indentOf(lines[first]);
  const isInner =
    column > 0 && readLine(lines[first]).name !== '' && lines.some((line) => /^[A-Za-z]/.test(line));
  return isInner ? { of: ['yaml-indent', 'group-name'], index: first, column } : undefined;
};

/** A list below a field that has a value already. */
const listName: Explain = ({ lines, at, kind }) => {
  const { indent, dash, name } = readLine(lines[at]);
  const above = readLine(lines[contentAbove(lines, at)]);
  const isSection = name === 'type' && lines.some((line) => line.startsWith('sections:'));
  if (
    isSection ||
    dash === '' ||
    name === '' ||
    above.name === '' ||
    above.value === '' ||
    /^[|>]/.test(above.value)
  )
    return undefined;
  const column = above.indent.length + above.dash.length;
  if (column > indent.length) return undefined;
  const list = missingListName(lines, at, kind);
  const fixed = list === undefined ? {} : { fixed: lines.toSpliced(at, 0, `${' '.repeat(column)}${list}:`) };
  return { of: ['yaml-indent', 'list-name'], index: at, column: indent.length, name: list ?? '', ...fixed };
};

/** A line of a text that begins too far to the left, or the first one too far to the right. */
const textIndent: Explain = ({ lines, at }) => {
  const texts = blockTextLines(lines);
  const first = lines.findLastIndex((_, place) => place <= at && texts.has(place) && !texts.has(place - 1));
  if (texts.has(at) && first < at && indentOf(lines[first]) > indentOf(lines[at]))
    return {
      of: ['yaml-indent', 'first-line'],
      index: first,
      column: indentOf(lines[first]),
      to: indentOf(lines[at]),
    };
  let index = at;
  const isText = (place: number) =>
    place >= 0 &&
    readLine(lines[place]).name === '' &&
    readLine(lines[place]).dash === '' &&
    !texts.has(place);
  if (!isText(at)) return undefined;
  while (isText(contentAbove(lines, index)) && contentAbove(lines, index) >= index - 1)
    index = contentAbove(lines, index);
  const column = textColumn(lines, index);
  if (column === undefined || column <= indentOf(lines[index])) return undefined;
  const fixed = lines.map((line, place) =>
    place >= index && isText(place) && place <= index + 40 && indentOf(line) < column && line.trim() !== ''
      ? ' '.repeat(column) + line.trim()
      : line,
  );
  return { of: ['yaml-indent', 'text'], index, column: indentOf(lines[index]), to: column, fixed };
};

const columnOf: Explain = ({ lines, at }) => {
  const { name, dash } = readLine(lines[at]);
  const likely = name === '' && dash === '' ? undefined : likelyColumn(lines, at);
  if (!likely) return undefined;
  const { column: to, line: example } = likely;
  return {
    of: ['yaml-indent', 'column'],
    index: at,
    column: indentOf(lines[at]),
    to,
    example,
    fixed: movedBlock(lines, at, to),
  };
};

const afterBracket: Explain = ({ lines, at }) => {
  const { start = '', sign = '' } =
    /^(?<start>\s*(?:- +)*(?:[A-Za-z]\w*: +)?[[{].*[}\]])(?<sign>[^\s}\],].*)$/.exec(lines[at] ?? '')
      ?.groups ?? {};
  return sign === ''
    ? undefined
    : { of: ['yaml-syntax', 'after-bracket'], index: at, column: start.length, sign };
};

const strayWords: Explain = ({ lines, at }) => {
  const { indent, dash, name, value } = readLine(lines[at]);
  return name === '' && dash === ''
    ? { of: ['yaml-syntax', 'words'], index: at, column: indent.length, sign: value }
    : undefined;
};

/** What explains the line in which the parser stops, the most specific first. */
const explanations: Explain[] = [
  ({ lines, at }) => byRules(lines, [at, contentFrom(lines, at + 1)], fileRules.slice(0, 2)),
  groupName,
  (place) => {
    const open = openQuoteAbove(place.lines, place.at);
    return open && byFix(place, open.index, open);
  },
  (place) =>
    place.error.code === 'BAD_DQ_ESCAPE'
      ? byFix(place, place.at, strayBackslash(place.lines[place.at] ?? ''))
      : undefined,
  ({ lines, at, error }) =>
    byRules(
      lines,
      error.message.startsWith('Sequence item') ? [at, contentAbove(lines, at)] : [at],
      fileRules,
    ),
  ({ lines, at }) => byRules(lines, [at], lineRules),
  brackets,
  sameLine,
  twoFields,
  textHeader,
  valueAndFields,
  (place) => {
    const { name, dash } = readLine(place.lines[place.at]);
    return name === '' && dash === ''
      ? undefined
      : byFix(place, place.at, unquotedText(place.lines[place.at] ?? ''));
  },
  afterBracket,
  firstDash,
  listName,
  textIndent,
  columnOf,
  strayWords,
];

/** Explains an error of the parser. @returns the most specific mistake that explains it */
export const explainError = (source: Source, kind: Kind, error: YAMLError): Mistake => {
  const lines = source.text.split('\n').map((line) => line.replace(/\r$/, ''));
  const reported = contentFrom(lines, source.positionOf(error.pos[0]).line - 1);
  const place: Place = { source, kind, lines, error, at: reported };
  const cause = { ...place, at: causeOf(place) };
  for (const explain of explanations) {
    const found = explain(cause);
    if (found) return found;
  }
  const line = lines[reported] ?? '';
  return { of: ['yaml-syntax', 'unreadable'], index: reported, column: indentOf(line) };
};
