import { type YAMLMap, isAlias, isCollection, isMap, isScalar, type Node, type Scalar } from 'yaml';
import { applyEdits, columnOf, diffText, isFirstInLine, type Edit } from '../edit/text/edits.ts';
import { reorderItems, itemRanges } from '../edit/text/move-entry.ts';
import {
  getItems,
  parseEditable,
  type Collection,
  type CollectionItem,
  type EditableDocument,
} from '../edit/text/editable-document.ts';
import { detectStyle } from '../edit/text/values/style.ts';
import type { Path } from '../read/document/path.ts';
import { Source } from '../read/document/source.ts';
import type { NestFields } from './migration.ts';

/** Returns a name in the quotes of another one. */
const quoteLike = (written: string, name: string): string => {
  const quote = /^["']/.exec(written)?.[0] ?? '';
  return quote + name + quote;
};

/** Returns the edits that rename a field in the same quotes; none if the key cannot be located. */
export const renameField = (text: string, mapping: YAMLMap, from: string, to: string): Edit[] => {
  const [start, end] = findKeyNode(mapping, from)?.range ?? [];
  if (start === undefined || end === undefined) return [];
  return [{ start, end, text: quoteLike(text.slice(start, end), to) }];
};

const resolveAlias = ({ document }: EditableDocument, node: Node | null | undefined): Node | undefined =>
  (isAlias(node) ? node.resolve(document) : node) ?? undefined;

/** Returns the mapping node at a path, following aliases (`*name`); undefined if it is none. */
export const mappingAt = (tree: EditableDocument, path: Path): YAMLMap | undefined => {
  let node = resolveAlias(tree, tree.document.contents);
  for (const step of path) {
    if (!isCollection(node)) return undefined;
    // Among duplicate keys the last one counts.
    const item = getItems(tree.source, node as Collection).findLast(({ key }) => key === step);
    node = resolveAlias(tree, item?.node);
  }
  return isMap(node) ? node : undefined;
};

/** Returns the key node of a field; undefined if it has no text of its own. */
const findKeyNode = (mapping: YAMLMap, name: string): Scalar | undefined => {
  const keys = mapping.items.map(({ key }) => key).filter((key) => isScalar(key));
  return keys.findLast(({ value, range }) => String(value) === name && range);
};

/** Wraps consecutive fields, with their comments, in a new mapping. */
const wrapFields = (
  tree: EditableDocument,
  mapping: YAMLMap,
  isInside: (item: CollectionItem) => boolean,
  into: string,
): Edit[] => {
  const { text } = tree.source;
  const items = getItems(tree.source, mapping);
  const [first, last = first] = [items.find(isInside), items.findLast(isInside)];
  if (!first || !last) return [];
  const name = quoteLike(text.slice(first.start), into);
  if (mapping.flow) {
    const pad = /^\{\S/.test(text.slice(mapping.range?.[0])) ? '' : ' ';
    return [
      { start: first.start, end: first.start, text: `${name}: {${pad}` },
      { start: last.end, end: last.end, text: `${pad}}` },
    ];
  }
  const ranges = itemRanges(text, items).filter((_, index) => isInside(items[index] as CollectionItem));
  const [from = 0, end = 0] = [ranges[0]?.start, ranges.at(-1)?.end];
  const start = isFirstInLine(text, from) ? text.indexOf(text.slice(from).trimStart(), from) : from;
  const { lineEnd, step } = detectStyle(tree);
  const nextLine = lineEnd + ' '.repeat(columnOf(text, first.start));
  const lines = (nextLine + text.slice(start, end)).replaceAll(/\n(?=[^\r\n])/g, `\n${' '.repeat(step)}`);
  return [{ start, end, text: `${name}:${lines}` }];
};

/** Moves fields of a mapping into a new nested mapping, at the position of the first one. */
export const nestFields = (tree: EditableDocument, mapping: YAMLMap, step: NestFields): Edit[] => {
  const { text, file } = tree.source;
  const isChosen = ({ key }: CollectionItem): boolean => Object.hasOwn(step.names, key);
  const items = getItems(tree.source, mapping);
  const first = items.findIndex(isChosen);
  const indices = [...items.keys()];
  const movesDown = (index: number): boolean => index > first && !isChosen(items[index] as CollectionItem);
  const order = [...indices.filter((index) => !movesDown(index)), ...indices.filter(movesDown)];
  /** Returns the parsed text after a change of the mapping at a path. */
  const applyTo = (
    before: EditableDocument,
    path: NestFields['mappingPath'],
    edit: (mapping: YAMLMap) => Edit[],
  ): EditableDocument => {
    const mapping = mappingAt(before, path);
    const after = mapping ? applyEdits(before.source.text, edit(mapping)) : before.source.text;
    return parseEditable(new Source(file, after));
  };
  const moves = reorderItems(tree.source, mapping, (texts) => order.map((index) => texts[index] ?? ''));
  let current = applyTo(tree, step.mappingPath, () => moves);
  current = applyTo(current, step.mappingPath, (mapping) =>
    wrapFields(current, mapping, isChosen, step.into),
  );
  for (const [from, to] of Object.entries(step.names))
    current = applyTo(current, [...step.mappingPath, step.into], (mapping) =>
      renameField(current.source.text, mapping, from, to),
    );
  return [diffText(text, current.source.text)];
};
