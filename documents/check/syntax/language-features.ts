import { isAlias, isMap, isScalar, type Document, type Node } from 'yaml';
import { readLine } from './lines/line.ts';
import { someNode } from './some-node.ts';
import { quoteInBraces, quoteText } from './fixes/quotes/quotes.ts';
import { yamlTokens, type YamlToken } from '../../read/document/yaml-tokens.ts';

/** The most features that are reported at once. */
const mostFaults = 100;

/** Something that YAML understands and documents do without; or a text without quotes that looks like it. */
export type FeatureFault = {
  /** The line and the column, counted from 0. */
  line: number;
  column: number;
  code: 'yaml-feature' | 'yaml-quotes';
  message: string;
  fix: string;
};

type Words = Pick<FeatureFault, 'message' | 'fix'>;

const wordsFor: Record<string, (written: string) => Words> = {
  anchor: (written) => ({
    message: `${written} gives a name to this value, and values have no names here`,
    fix: `Remove ${written}.`,
  }),
  alias: (written) => ({
    message: `${written} stands for a value elsewhere in the file, and values have no names here`,
    fix: 'Write the value itself. What several pages have in common is a shared piece.',
  }),
  tag: (written) => ({
    message: `${written} says which kind of value this is, and the field says that already`,
    fix: `Remove ${written}.`,
  }),
  'directive-line': () => ({
    message: 'the line is an instruction to YAML, and it takes none here',
    fix: 'Put # before the line.',
  }),
  'explicit-key-ind': () => ({
    message: 'a question mark here makes the name of a field of what follows',
    fix: 'Write the field without it, such as heading: Marble.',
  }),
  merge: () => ({
    message: '<< would copy fields from elsewhere in the file, and that does not work here',
    fix: 'Write the fields themselves.',
  }),
  'list as name': () => ({
    message: 'the name of a field is wanted before the colon, and here is a list or a group',
    fix: 'Write the name as a word, such as heading:.',
  }),
};

type Found = { kind: string; token: YamlToken };

const isProperty = (token: YamlToken | undefined): boolean =>
  token?.kind === 'anchor' || token?.kind === 'tag';

/** The features in use, in the order of their places; what belongs to one value is reported once. */
const featuresIn = (tokens: YamlToken[]): Found[] => {
  const brackets: (YamlToken | undefined)[] = [];
  return tokens.flatMap((token, index): Found[] => {
    const [before, next] = [tokens[index - 1], tokens[index + 1]];
    const isName = next?.kind === 'map-value-ind';
    if (token.kind === 'flow-map-start' || token.kind === 'flow-seq-start') brackets.push(token);
    if (token.kind === 'flow-map-end' || token.kind === 'flow-seq-end') {
      const start = brackets.pop();
      return start && isName ? [{ kind: 'list as name', token: start }] : [];
    }
    if (token.kind === 'text') return token.text === '<<' && isName ? [{ kind: 'merge', token }] : [];
    if (token.kind === null || wordsFor[token.kind] === undefined) return [];
    const isMerged = before?.kind === 'map-value-ind' && tokens[index - 2]?.text === '<<';
    return isProperty(before) || isMerged ? [] : [{ kind: token.kind, token }];
  });
};

/** Names that a value has and that another place uses: whoever writes them knows YAML. */
const namesInUse = (tokens: YamlToken[]): ReadonlySet<string> => {
  const namesOf = (kind: YamlToken['kind']) =>
    new Set(tokens.filter((token) => token.kind === kind).map(({ text }) => text.slice(1)));
  const aliases = namesOf('alias');
  return new Set([...namesOf('anchor')].filter((name) => aliases.has(name)));
};

const knownTag = /^!(!(str|int|float|bool|null|map|seq|set|omap|pairs|binary|timestamp|merge|js\/)|<)/;

/** Whether a line goes on below in lines that stand further to the right, as a list or a group does. */
const hasBlock = (lines: readonly string[], index: number): boolean => {
  const next = lines.slice(index + 1).find((line) => line.trim() !== '');
  return next !== undefined && readLine(next).indent > readLine(lines[index] ?? '').indent;
};

/** The advice to put a text in quotes, where a text is meant. */
const textFault = (lines: readonly string[], line: number, column: number): FeatureFault | undefined => {
  const guesses = [...quoteText(lines, line), ...quoteInBraces(lines, line)];
  const guess = guesses.find((fix) => fix.column === column);
  return guess && { line, column, code: 'yaml-quotes', message: guess.message, fix: guess.fix };
};

/** A directive, a question mark that begins a name, or the name of a merge. */
const featureSigns = /^%|(?:^|[\s,[{-])\?(?:\s|$)|<</m;

const isFeature = (node: Node): boolean =>
  isAlias(node) ||
  node.anchor !== undefined ||
  node.tag !== undefined ||
  // A colon behind a list or group has no name before it.
  (isMap(node) && node.items.some(({ key }) => !(isScalar(key) && key.source)));

/**
 * Whether a text may use a feature, by its syntax tree. To read the tokens of every document once more would take a
 * third of the time of parsing it, and hardly any has one.
 * @param document the parsed text, without errors
 */
export const mayUseFeatures = (text: string, document: Document.Parsed): boolean =>
  featureSigns.test(text) || someNode(document.contents, isFeature);

/**
 * Finds what YAML offers to programmers: names for values (`&a`, `*a`), copies of fields (`<<`), types (`!!set`),
 * instructions (`%YAML`), names of fields that are no words. A text that begins with one of their signs by chance
 * needs quotes.
 * @param lines the lines of a text that YAML can read
 */
export const languageFeatures = (lines: readonly string[]): FeatureFault[] => {
  const tokens = [...yamlTokens(lines.join('\n'))].filter(({ kind }) => kind !== 'space');
  const inUse = namesInUse(tokens);
  let line = 0;
  let lineStart = 0;
  return featuresIn(tokens)
    .sort((a, b) => a.token.offset - b.token.offset)
    .slice(0, mostFaults)
    .map(({ kind, token: { text, offset } }) => {
      while (offset > lineStart + (lines[line]?.length ?? 0)) {
        lineStart += (lines[line]?.length ?? 0) + 1;
        line += 1;
      }
      const column = offset - lineStart;
      const rest = (lines[line] ?? '').slice(column + text.length);
      const isFeature =
        inUse.has(text.slice(1)) || knownTag.test(text) || /^\s+([[{|>]|[A-Za-z][\w-]*:(\s|$))/.test(rest);
      const asText = isFeature || hasBlock(lines, line) ? undefined : textFault(lines, line, column);
      const words = wordsFor[kind]?.(text) ?? { message: '', fix: '' };
      return asText ?? { line, column, code: 'yaml-feature', ...words };
    });
};
