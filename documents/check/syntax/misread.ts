import { fileProblem } from '../../problems/finding.ts';
import type { Problem } from '../../problems/problem.ts';
import type { Source } from '../../read/document/source.ts';
import { yamlTokens, type YamlToken } from '../../read/document/yaml-tokens.ts';
import { findBracketMistake } from './brackets.ts';
import { bullets, applyLineRules, fileRules } from './line-rules.ts';
import {
  areSiblings,
  atColumn,
  blockTextLines,
  indentOf,
  linesOf,
  readLine,
  type TextLines,
} from './lines.ts';
import { lineFinding, type LineCause, type LineFinding } from './line-finding.ts';
import { quoteText, unquotedText } from './quoting.ts';

/** Fields whose values are single words, so that a # before or after the word is not part of the value. */
const singleWords: ReadonlySet<string> = new Set('type icon tone anchor src mark height href'.split(' '));

/** Token types before a comment that may be part of the text. */
const mayLoseText: ReadonlySet<unknown> = new Set(['text', 'map-value-ind', 'seq-item-ind']);

const features = ['anchor', 'alias', 'tag', 'directive-line', 'explicit-key-ind'] as const;

type Feature = (typeof features)[number] | 'merge' | 'list-as-name';

const knownTag = /^!(?:!(?:str|int|float|bool|null|map|seq|set|omap|pairs|binary|timestamp|merge|js\/)|<)/;

/** Characters that begin a list entry or a comment in other formats, but are text in YAML. */
const comment = String.raw`\/\/|<!--|\/\*|•`;
const foreignStart = new RegExp(String.raw`^[ \t]*(?:[${bullets}][ \t]|\d{1,2}[.)][ \t]|${comment})`, 'm');
const foreignComment = new RegExp(String.raw`^[ \t]*(?:${comment})`);

/** A quick test whether a text may be misread. Reading the tokens takes a third of the time of parsing. */
const mayBeMisread = (text: string): boolean =>
  /^%|[-:?,[{][ \t]*[?&*!]|^[ \t]*(?:[?&!]|\*(?!\*))|<<|[}\]]\s*:|[ \t]#|^( *)\S.*[^\s:|>-]\n+\1 +- /m.test(
    text,
  ) || foreignStart.test(text);

/** The line and column of a token, counted from 0. */
type TokenPosition = { lines: TextLines; index: number; column: number };

/**
 * Returns the finding for an unsupported YAML feature, or for an unquoted text that begins with its indicator (`!What
 * we do`).
 */
const explainFeature = (
  feature: Feature,
  { text }: YamlToken,
  { lines, index, column }: TokenPosition,
): LineFinding => {
  const start = feature === 'list-as-name' ? readLine(lines[index]).valueColumn : column;
  // An unknown tag may be the beginning of a text.
  const isText = feature === 'tag' && !knownTag.test(text);
  const of: LineCause = isText ? ['yaml-quotes', 'first'] : ['yaml-feature', feature];
  const otherwise = lineFinding(of, index, start, { sign: isText ? '!' : text });
  const meant = knownTag.test(text)
    ? undefined
    : (unquotedText(lines, index) ?? findBracketMistake(lines, index));
  return meant
    ? { sign: text.slice(0, 1), ...meant, lineCause: ['yaml-quotes', 'first'], otherwise }
    : otherwise;
};

/** `href: #hours`: without quotes the words after # are a comment, which visitors do not see. */
const explainLostText = ({ lines, index }: TokenPosition): LineFinding => {
  const line = lines[index] ?? '';
  const { value, valueColumn, name } = readLine(line);
  const cause = value.startsWith('#') ? 'first' : 'hash';
  const text =
    singleWords.has(name) && name !== 'href'
      ? value.replace(/^#/, '')
      : quoteText(value.replace(/^(\/\S*)\s+(#\S+)$/, '$1$2'));
  const fixed = lines.with(index, line.slice(0, valueColumn) + text);
  return lineFinding(['yaml-quotes', cause], index, valueColumn, { sign: '#', name, fixed });
};

/** Finds list entries and comments that YAML reads as part of an unquoted text. */
const explainMisreadText = (
  { text }: YamlToken,
  { lines, index: first, column }: TokenPosition,
): LineFinding | undefined => {
  for (let index = first; index < first + text.split('\n').length; index += 1) {
    const line = lines[index] ?? '';
    const indent = indentOf(line);
    if (index > first && /^\s+- /.test(line)) {
      const above = lines.findLast((other, place) => place < index && /^\s*- /.test(other));
      return lineFinding(['yaml-indent', 'swallowed-entry'], index, indent, { to: indentOf(above) });
    }
    const isForeign =
      index === first ? column === indent && foreignStart.test(line) : foreignComment.test(line);
    const found = isForeign ? applyLineRules(lines, index, fileRules) : undefined;
    if (found) return found;
  }
  return undefined;
};

/**
 * Returns a warning for a comment after an unquoted text, which may be part of the text: `Call us at 714 # ext 12`.
 */
const findInlineComment = (
  { file }: Source,
  { text }: YamlToken,
  { lines, index, column }: TokenPosition,
): Problem[] => {
  const { name, value } = readLine(lines[index]);
  // Comments after numbers, dates and booleans are intended.
  if (/\n|^(?:true|false|null|[\d\s.:,+-]+)$/i.test(text) || singleWords.has(name)) return [];
  const line = `${name === '' ? '-' : `${name}:`} ${JSON.stringify(value)}`;
  const problem = fileProblem(file, 'lost-words', { line }, atColumn(lines[index] ?? '', index, column));
  return [{ ...problem, path: name === '' ? [] : [name] }];
};

/** Finds the first field that is indented so far that YAML reads it as part of the block scalar above. */
const findSwallowedField = (lines: TextLines): LineFinding | undefined => {
  const texts = blockTextLines(lines);
  let head = 0;
  for (const [index, line] of lines.entries()) {
    if (!texts.has(index)) head = index;
    const { indent, isEntry, name } = readLine(line);
    if (head === index || name === '') continue;
    const { name: textName, column } = readLine(lines[head]);
    const entry = lines.findLast((other, place) => place <= head && readLine(other).isEntry);
    if (isEntry ? readLine(entry).name !== name : !areSiblings(textName, name)) continue;
    const to = isEntry ? Math.max(0, column - 2) : column;
    return lineFinding(['yaml-indent', 'swallowed'], index, indent, { name, to });
  }
  return undefined;
};

/**
 * Finds text that YAML interprets differently than the editor intended: unsupported YAML features (anchors, aliases,
 * tags, directives), text that becomes a comment, and lines that become part of the text above.
 * @returns the first mistake, and warnings for text that may be lost in comments
 */
export const findMisreadText = (
  source: Source,
): { mistake?: LineFinding | undefined; warnings: Problem[] } => {
  const lines = linesOf(source.text);
  const positionOfToken = ({ offset }: YamlToken): TokenPosition => {
    const { line, column } = source.positionOf(offset);
    return { lines, index: line - 1, column: column - 1 };
  };
  const notes: Problem[] = [];
  const tokens = mayBeMisread(source.text)
    ? [...yamlTokens(source.text)].filter(({ kind }) => kind !== 'space')
    : [];
  for (const [place, token] of tokens.entries()) {
    const { kind, text } = token;
    const before = tokens[place - 1];
    const isBlock = tokens.slice(place - 3, place).some((other) => other.kind === 'block-scalar-header');
    let found: LineFinding | undefined;
    const isName = tokens[place + 1]?.kind === 'map-value-ind';
    const isList = isName && /^flow-(?:map|seq)-end$/.test(kind ?? '');
    const other = isList ? 'list-as-name' : isName && text === '<<' ? 'merge' : undefined;
    const feature = other ?? features.find((each) => each === kind);
    if (feature) found = explainFeature(feature, token, positionOfToken(token));
    else if (kind === 'text' && !isBlock) found = explainMisreadText(token, positionOfToken(token));
    else if (kind === 'comment' && mayLoseText.has(before?.kind) && !before?.text.endsWith('\n')) {
      if (/^#(?:[^\s#!]|#+[ \t]+\S)/.test(text)) found = explainLostText(positionOfToken(token));
      else if (before?.kind === 'text')
        notes.push(...findInlineComment(source, before, positionOfToken(token)));
    }
    if (found) return { mistake: found, warnings: notes };
  }
  return { mistake: findSwallowedField(lines), warnings: notes };
};
