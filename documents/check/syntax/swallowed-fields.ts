import { isMap, isScalar, isSeq, Scalar, type Pair, type YAMLMap } from 'yaml';
import { placedAt, toProblem } from '../../problems/legacy.ts';
import { pathAt } from '../../problems/place-of-problem.ts';
import type { Problem } from '../../problems/problem.ts';
import { quoted } from '../../problems/words.ts';
import { fieldOf, schemas, type Kind } from '../../read/document/schemas.ts';
import type { Source } from '../../read/document/source.ts';
import { nodeAt } from '../schema/schema-at.ts';
import { fieldNames } from './lines/field-names.ts';
import { someNode } from './some-node.ts';

/** A line of a text that reads like a field, perhaps the first one of an entry. */
const fieldLine = /^(?<indent>\s*)(?<dash>- +)?(?<name>[A-Za-z]\w*):(?=\s|$)/;

/** A text under `|` or `>`, and the mapping that it is a field of. */
type BlockText = { text: Scalar; field: Pair; map: YAMLMap; isEntry: boolean };

const blockTextsOf = (contents: unknown): BlockText[] => {
  const found: BlockText[] = [];
  const entries = new Set<unknown>();
  someNode(contents, (node) => {
    if (isSeq(node)) for (const item of node.items) entries.add(item);
    if (isMap(node))
      for (const field of node.items) {
        const text = field.value;
        const isBlock =
          isScalar(text) && (text.type === Scalar.BLOCK_FOLDED || text.type === Scalar.BLOCK_LITERAL);
        if (isBlock) found.push({ text, field, map: node, isEntry: entries.has(node) });
      }
    return false;
  });
  return found;
};

const nameOf = ({ key }: Pair): string => String(isScalar(key) ? key.value : key);

const firstName = ({ items: [first] }: YAMLMap): string | undefined => first && nameOf(first);

const indentOf = (line: string): number => line.search(/\S|$/);

/** How many lines belong to the field that a line begins, and whether words of the text follow them. */
const extentOf = (lines: readonly string[], first: number): { count: number; isFollowed: boolean } => {
  const indent = indentOf(lines[first] ?? '');
  const belongs = (line: string) =>
    line.trim() === '' || indentOf(line) > indent || (indentOf(line) === indent && fieldLine.test(line));
  const length = lines.slice(first + 1).findIndex((line) => !belongs(line));
  const end = length < 0 ? lines.length : first + 1 + length;
  const count = lines.slice(first, end).filter((line) => line.trim() !== '').length;
  return { count, isFollowed: length >= 0 };
};

const spaces = (count: number): string => (count === 0 ? 'without spaces' : `with ${count} spaces`);

type Found = { name: string; dash: string; column: number; count: number; isFollowed: boolean };

const fixFor = ({ map, isEntry }: BlockText, { name, dash, column, count, isFollowed }: Found): string => {
  const words = 'If it is a part of the text, let another word begin the line.';
  const isNext = dash === '' && isEntry && firstName(map) === name;
  if (map.has(name) && dash === '' && !isNext)
    return `Let another word begin the line: ${quoted(name)} has its value already.`;
  const begin = `begin it ${spaces(dash === '' && !isNext ? column : Math.max(0, column - 2))}`;
  const start = isNext ? `${begin} and "- "` : begin;
  const others = count > 1 ? `, and move the lines below that belong to it by as much` : '';
  const move = isFollowed ? `Move it below the text, and ${start}${others}.` : `B${start.slice(1)}${others}.`;
  return `${move} ${words}`;
};

/** The first line of a text that is a field of the mapping around it. */
const swallowedIn = (source: Source, kind: Kind, value: unknown, block: BlockText): Problem | undefined => {
  const [start = 0, end = 0] = block.text.range ?? [];
  const lines = source.text.slice(start, end).replaceAll('\r', '').split('\n');
  const keyStart = isScalar(block.field.key) ? (block.field.key.range?.[0] ?? 0) : 0;
  const path = pathAt(source, keyStart);
  const node = nodeAt(schemas[kind], value, path.slice(0, -1));
  for (const [index, line] of lines.entries()) {
    const { indent = '', dash = '', name = '' } = (index > 0 && fieldLine.exec(line)?.groups) || {};
    const isField = fieldNames.has(name) && node !== undefined && fieldOf(node, name) !== undefined;
    const isFirst = block.isEntry && firstName(block.map) === name;
    if (!isField || (dash !== '' && !isFirst)) continue;
    const { line: head } = source.positionOf(start);
    const keyColumn = source.positionOf(keyStart).column - 1;
    const found = { name, dash, column: keyColumn, ...extentOf(lines, index) };
    const message = `the line is a part of the text above it, and reads like the field ${quoted(name)}`;
    const finding = { code: 'yaml-indent', path, message, fix: fixFor(block, found) } as const;
    return {
      ...toProblem({ source, value }, finding),
      ...placedAt(head + index, indent.length + 1),
    };
  }
  return undefined;
};

/**
 * Finds fields that stand one step too far to the right below a text under `|` or `>`: YAML reads them as words, and
 * visitors would too. One problem for each text.
 * @param value what the file holds
 */
export const swallowedFields = (source: Source, kind: Kind, value: unknown): Problem[] =>
  blockTextsOf(source.parse().document.contents).flatMap(
    (block) => swallowedIn(source, kind, value, block) ?? [],
  );
