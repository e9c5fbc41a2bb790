import { isAlias, isMap, isScalar, type Node } from 'yaml';
import type { Source } from '../../read/document/source.ts';
import { yamlTokens, type YamlToken } from '../../read/document/yaml-tokens.ts';
import { slipInBrackets } from './brackets.ts';
import type { Mistake } from './first-error.ts';
import { applyRule, include, matchRule } from './line-rules.ts';
import { readLine } from './lines.ts';
import { unquotedText, type LineFix } from './quoting.ts';
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
const asText = (line: string, column: number, { text: sign }: YamlToken): LineFix | undefined => {
  if (matchRule(include, line))
    return { of: include.of, column, sign: line.slice(column).trim(), line: applyRule(include, line) };
  if (knownTag.test(sign)) return undefined;
  const text = unquotedText(line) ?? slipInBrackets(line);
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
  const lines = text.split('\n').map((line) => line.replace(/\r$/, ''));
  const before = text.slice(0, token.offset).split('\n');
  const [index, column] = [before.length - 1, before.at(-1)?.length ?? 0];
  const line = lines[index] ?? '';
  const mistake: Mistake = { of: ['yaml-feature', feature], index, column, sign: token.text };
  const meant =
    readLine(line).name === '' && readLine(line).dash === '' ? undefined : asText(line, column, token);
  return meant
    ? { ...meant, index, fixed: lines.with(index, meant.line ?? line), otherwise: mistake }
    : mistake;
};
