import { isAlias, isCollection, isMap, isNode, isScalar, isSeq, type CST, type Node } from 'yaml';
import type { Source } from '../../../read/document/source.ts';
import { EditRefusal } from '../../edit-refusal.ts';
import { endOf, isBlank, isEmpty } from './token-ends.ts';
import type { Collection } from './tree.ts';

/** A field of a group or an entry of a list, and where it stands in the text. */
export type Part = {
  /** Its name or its index. */
  key: string | number;
  /** Its value; nothing when none is written. */
  node: Node | null | undefined;
  /** Where it begins: its dash, `?`, or name. */
  start: number;
  /** Behind the dash, or the colon; nothing for a name without a colon. */
  opened: number | undefined;
  /** Where its value begins, with the anchor or the tag before it; nothing when none is written. */
  value: number | undefined;
  /** Behind its last sign. */
  end: number;
};

const isProperty = ({ type }: CST.SourceToken): boolean => type === 'anchor' || type === 'tag';
const isOpener = ({ type }: CST.SourceToken): boolean => type === 'seq-item-ind' || type === 'map-value-ind';

/** Whether an item holds more than blanks and notes, which the parser keeps in items of their own. */
const isPart = ({ start, key, sep, value }: CST.CollectionItem): boolean =>
  !isEmpty(key) ||
  !isEmpty(value) ||
  (sep ?? []).some((token) => !isBlank(token)) ||
  start.some((token) => !isBlank(token) && token.type !== 'comma');

const partOf = (item: CST.CollectionItem, key: string | number, node: Part['node']): Part => {
  const { start, sep = [] } = item;
  const name = isEmpty(item.key) ? undefined : item.key;
  const value = isEmpty(item.value) ? undefined : item.value;
  const signs = start.filter((token) => !isBlank(token) && token.type !== 'comma');
  const separators = sep.filter((token) => !isBlank(token));
  const isField = item.key !== undefined || item.sep !== undefined;
  const opener = (isField ? separators : signs).findLast(isOpener);
  const behindOpener = isField
    ? separators.slice(separators.findLastIndex(isOpener) + 1)
    : signs.slice(signs.findLastIndex(isOpener) + 1);
  const property = behindOpener.find(isProperty);
  const first = signs[0] ?? name ?? separators[0] ?? value;
  const last = value ?? separators.at(-1) ?? name ?? signs.at(-1);
  return {
    key,
    node,
    start: first?.offset ?? 0,
    opened: opener && opener.offset + opener.source.length,
    value: property?.offset ?? (value && 'offset' in value ? value.offset : undefined),
    end: last ? endOf(last) : 0,
  };
};

/** The name of a field as a path has it. */
const keyOf = (key: unknown): string => {
  if (isScalar(key)) return String(key.value ?? '');
  return isNode(key) ? String(key) : String(key ?? '');
};

const asNode = (value: unknown): Node | null =>
  isScalar(value) || isCollection(value) || isAlias(value) ? value : null;

/**
 * The fields of a group, or the entries of a list, in the order in which they are written.
 * @throws EditRefusal when it cannot be told where they begin and end
 */
export const partsOf = (source: Source, collection: Collection): Part[] => {
  if (isMap(collection) && collection.items.every(({ srcToken }) => srcToken))
    return collection.items.map((pair) =>
      partOf(pair.srcToken as CST.CollectionItem, keyOf(pair.key), asNode(pair.value)),
    );
  const token = collection.srcToken;
  const items = isSeq(collection) && token && 'items' in token ? token.items.filter(isPart) : [];
  if (isSeq(collection) && items.length === collection.items.length)
    return items.map((item, index) => {
      const node = asNode(collection.items[index]);
      const part = partOf(item, index, node);
      // `[a: 1]` holds a group of one field without braces.
      return isMap(node) && !node.srcToken ? { ...part, value: part.start, opened: undefined } : part;
    });
  const { line } = source.positionOf(collection.range?.[0] ?? 0);
  throw new EditRefusal(
    `${source.file}:${line}: this list is written in a way that cannot be changed safely. Change it in the text itself.`,
  );
};
