import { isMap, isScalar, isSeq, Scalar, type Node, type YAMLMap } from 'yaml';
import { isFields, type Path } from '../../read/document/path.ts';
import { fieldOf, schemas, type Kind } from '../../read/document/schemas.ts';
import type { Source } from '../../read/document/source.ts';
import { yamlTokens } from '../../read/document/yaml-tokens.ts';
import { nodeAt } from '../schema/schema-at.ts';
import { applyRule, bullets, fileRules, matchRule } from './line-rules.ts';
import { fieldNames, indentOf, linesOf, readLine } from './lines.ts';
import { mistake, type Mistake } from './mistake.ts';
import { quoteText } from './quoting.ts';
import { someNode } from './some-node.ts';

/** A # right before a word: YAML reads a comment, but an editor who means one writes a space after the #. */
const hash = /[ \t]#(?=[^\s#!]|#+[ \t]+\S)/;

/** Fields whose values are single words, so that a # before the word is a mistake of its own. */
export const singleWords: ReadonlySet<string> = new Set(
  'type icon tone anchor src mark height href'.split(' '),
);

/** `href: #hours`: without quotes the words after # are a comment, which nobody sees. */
const lostWords = (text: string): Mistake | undefined => {
  if (!hash.test(text)) return undefined;
  const lines = linesOf(text);
  let before: string | null = null;
  for (const { kind, text: written, offset } of yamlTokens(text)) {
    const isWord = kind === 'comment' && /^#(?:[^\s#!]|#+[ \t]+\S)/.test(written);
    if (isWord && before !== null && ['text', 'map-value-ind', 'seq-item-ind'].includes(before)) {
      const index = text.slice(0, offset).split('\n').length - 1;
      const line = lines[index] ?? '';
      const { value, valueColumn, name } = readLine(line);
      if (line.slice(0, offset - text.lastIndexOf('\n', offset - 1) - 1).trim() !== '') {
        const place = value.replace(/^(\/\S*)\s+(#\S+)$/, '$1$2');
        const fixed = singleWords.has(name) && name !== 'href' ? value.replace(/^#/, '') : quoteText(place);
        const cause = value.startsWith('#') ? 'first' : 'hash';
        const lineFixed = lines.with(index, line.slice(0, valueColumn) + fixed);
        return mistake(['yaml-quotes', cause], index, valueColumn, { sign: '#', name, fixed: lineFixed });
      }
    }
    if (kind !== 'space') before = kind === 'newline' ? before : kind;
  }
  return undefined;
};

/** Characters before lines that stand for a list or a comment in other programs; YAML takes them for words. */
const foreignStart = new RegExp(String.raw`^[ \t]*(?:[${bullets}][ \t]|\d{1,2}[.)][ \t]|//|<!--|/\*|•)`);
const roundBracket = /[[,-]\s*\((?=\s*[A-Za-z]\w*: )/;

/** A line without quotes that YAML reads as text or as a name, and that an editor meant otherwise. */
const misreadText = (
  { text }: Source,
  [start, end]: readonly [number, number, number],
): Mistake | undefined => {
  const lines = linesOf(text);
  const first = text.slice(0, start).split('\n').length - 1;
  const last = text.slice(0, end).trimEnd().split('\n').length - 1;
  for (let index = first; index <= last; index += 1) {
    const line = lines[index] ?? '';
    const column = indentOf(line);
    const isStart = index > first || start - text.lastIndexOf('\n', start - 1) - 1 === column;
    if (index > first && /^\s*- /.test(line)) {
      const above = lines.findLast((other, place) => place < index && /^\s*- /.test(other));
      return mistake(['yaml-indent', 'swallowed-entry'], index, column, { to: indentOf(above) });
    }
    const rule =
      isStart && foreignStart.test(line) ? fileRules.find((each) => matchRule(each, line)) : undefined;
    const isComment = /^\s*(?:\/\/|<!--|\/\*|•)/.test(line);
    if (rule && (index === first || isComment)) {
      const { sign = '' } = matchRule(rule, line) ?? {};
      const isSame = (other: string) =>
        (matchRule(rule, other)?.['sign'] ?? '') === sign && indentOf(other) === column;
      const fixed = lines.map((other) => (isSame(other) ? applyRule(rule, other) : other));
      return mistake(rule.of, index, column, { sign, fixed });
    }
    const round = roundBracket.exec(line);
    if (round && index === first) {
      const fixed = lines.with(index, line.replaceAll('(', '{').replaceAll(')', '}'));
      return mistake(['yaml-bracket', 'round'], index, round.index + round[0].length - 1, { fixed });
    }
  }
  return undefined;
};

/** A quick test whether any line may be one of those. */
const mayBeMisread = new RegExp(String.raw`${foreignStart.source}|^[ \t]+- |${roundBracket.source}`, 'm');

/** Words that YAML takes for a comment or a text although an editor meant something else. */
export const swallowedLine = (source: Source): Mistake | undefined => {
  const lost = lostWords(source.text);
  if (lost || !mayBeMisread.test(source.text)) return lost;
  let found: Mistake | undefined;
  const check = (node: unknown): void => {
    if (!isScalar(node) || node.type !== Scalar.PLAIN || !node.range) return;
    const raw = source.text.slice(Math.max(0, node.range[0] - 2), node.range[1] + 2);
    if (
      raw.includes('\n') ||
      foreignStart.test(source.text.slice(node.range[0], node.range[0] + 9)) ||
      roundBracket.test(raw)
    )
      found ??= misreadText(source, node.range);
  };
  someNode(source.parse().document.contents, (node) => {
    if (isMap(node)) for (const { key } of node.items) check(key);
    check(node);
    return found !== undefined;
  });
  return found;
};

/** A line of a text that reads like a field, perhaps the first one of an entry. */
const fieldLine = /^(?<indent>\s*)(?<dash>- +)?(?<name>[A-Za-z]\w*):(?=\s|$)/;

const isBlockText = (node: unknown): node is Scalar =>
  isScalar(node) && (node.type === Scalar.BLOCK_FOLDED || node.type === Scalar.BLOCK_LITERAL);

/** The first line of a text that is a field of the mapping around it. */
const fieldInText = (
  source: Source,
  kind: Kind,
  value: unknown,
  map: YAMLMap,
  path: Path,
): Mistake | undefined => {
  const node = nodeAt(schemas[kind], value, path);
  for (const { key, value: text } of map.items) {
    if (!node || !isBlockText(text) || !isScalar(key)) continue;
    const [start = 0, end = 0] = text.range ?? [];
    const { line: head } = source.positionOf(start);
    const to = source.positionOf(key.range?.[0] ?? 0).column - 1;
    for (const [index, line] of source.text.slice(start, end).split('\n').entries()) {
      const { indent = '', dash = '', name = '' } = (index > 0 && fieldLine.exec(line)?.groups) || {};
      const isFirst =
        isScalar(map.items[0]?.key) && map.items[0].key.value === name && typeof path.at(-1) === 'number';
      if (!fieldNames.has(name) || !fieldOf(node, name) || (dash !== '' && !isFirst)) continue;
      return {
        of: ['yaml-indent', 'swallowed'],
        index: head - 1 + index,
        column: indent.length,
        name,
        to: dash === '' ? to : Math.max(0, to - 2),
      };
    }
  }
  return undefined;
};

const inside = (
  node: unknown,
  source: Source,
  kind: Kind,
  value: unknown,
  path: Path,
): Mistake | undefined => {
  if (isSeq(node)) {
    for (const [index, item] of node.items.entries()) {
      const found = inside(item, source, kind, value, [...path, index]);
      if (found) return found;
    }
  }
  if (!isMap(node)) return undefined;
  const own = node.items.some((pair) => isBlockText(pair.value))
    ? fieldInText(source, kind, value, node, path)
    : undefined;
  if (own) return own;
  for (const { key, value: child } of node.items) {
    const found = isScalar(key)
      ? inside(child, source, kind, value, [...path, String(key.value)])
      : undefined;
    if (found) return found;
  }
  return undefined;
};

/** Finds the first field that is indented so far below a text under `|` or `>` that YAML reads it as words. */
export const swallowedField = (source: Source, kind: Kind, value: unknown): Mistake | undefined =>
  /[|>][+-]?\d?\s*(?:#.*)?$/m.test(source.text) && isFields(value)
    ? inside(source.parse().document.contents as Node | null, source, kind, value, [])
    : undefined;
