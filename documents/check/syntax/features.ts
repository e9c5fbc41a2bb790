import { isAlias, isMap, isScalar, type Node } from 'yaml';
import type { Source } from '../../read/document/source.ts';
import { yamlTokens, type YamlToken } from '../../read/document/yaml-tokens.ts';
import { slipInBrackets } from './brackets.ts';
import { applyRule, include, matchRule } from './line-rules.ts';
import { linesOf, type Lines } from './lines.ts';
import { mistake, type Mistake } from './mistake.ts';
import { unquotedText } from './quoting.ts';
import { someNode } from './some-node.ts';

type Feature = Extract<Mistake['of'], ['yaml-feature', string]>[1];

const features: ReadonlySet<string> = new Set<Feature>([
  'anchor',
  'alias',
  'tag',
  'directive-line',
  'explicit-key-ind',
]);

/** The first feature in use, by its token. */
const featureIn = (tokens: YamlToken[]): { feature: Feature; token: YamlToken } | undefined => {
  const brackets: YamlToken[] = [];
  for (const [index, token] of tokens.entries()) {
    const isName = tokens[index + 1]?.kind === 'map-value-ind';
    if (token.kind === 'flow-map-start' || token.kind === 'flow-seq-start') brackets.push(token);
    if (token.kind === 'flow-map-end' || token.kind === 'flow-seq-end') {
      const start = brackets.pop();
      if (start && isName) return { feature: 'list-as-name', token: start };
    }
    if (token.kind === 'text' && token.text === '<<' && isName) return { feature: 'merge', token };
    if (features.has(token.kind ?? '')) return { feature: token.kind as Feature, token };
  }
  return undefined;
};

/** A directive, a question mark that begins a name, or the name of a merge. */
const featureSigns = /^%|(?:^|[\s,[{-])\?(?:\s|$)|<</m;

const hasFeature = (node: Node): boolean =>
  isAlias(node) ||
  node.anchor !== undefined ||
  node.tag !== undefined ||
  // A colon behind a list or group has no name before it.
  (isMap(node) && node.items.some(({ key }) => !(isScalar(key) && key.source)));

const knownTag = /^!(?:!(?:str|int|float|bool|null|map|seq|set|omap|pairs|binary|timestamp|merge|js\/)|<)/;

/** A text without quotes that begins with a character of YAML by chance (`!What we do`), or the include of a piece. */
const asText = (lines: Lines, index: number, column: number, sign: string): Mistake | undefined => {
  const line = lines[index] ?? '';
  const fixed = lines.with(index, applyRule(include, line));
  if (matchRule(include, line))
    return mistake(include.of, index, column, { sign: line.slice(column).trim(), fixed });
  if (knownTag.test(sign)) return undefined;
  const text = unquotedText(lines, index) ?? slipInBrackets(lines, index);
  return text && { ...text, of: ['yaml-quotes', 'first'], column, sign: sign.slice(0, 1) };
};

/**
 * Finds what YAML offers to programmers: anchors (`&a`), aliases (`*a`), merge keys (`<<`), tags (`!!set`), directives
 * (`%YAML`), names of fields that are not words. The syntax tree is asked first: to read the tokens of every document
 * takes a third of the time of parsing it, and hardly any has one.
 */
export const languageFeature = (source: Source): Mistake | undefined => {
  const { text } = source;
  const { document } = source.parse();
  const mayHave =
    document.errors.length + document.warnings.length > 0 ||
    featureSigns.test(text) ||
    someNode(document.contents, hasFeature);
  if (!mayHave) return undefined;
  const tokens = [...yamlTokens(text)].filter(({ kind }) => kind !== 'space');
  const found = featureIn(tokens);
  if (!found) return undefined;
  const { feature, token } = found;
  const lines = linesOf(text);
  const { line, column } = source.positionOf(token.offset);
  const [index, start] = [line - 1, column - 1];
  const otherwise = mistake(['yaml-feature', feature], index, start, { sign: token.text });
  const meant = asText(lines, index, start, token.text);
  return meant ? { ...meant, otherwise } : otherwise;
};
