import {
  isCollection,
  isNode,
  isPair,
  isScalar,
  isSeq,
  visit,
  type Node,
  type Pair,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';

/** A mapping or sequence node. */
export type Collection = YAMLMap | YAMLSeq;

/** A field of a mapping or an entry of a sequence. */
export type CollectionItem = Pair | Node;

/** Returns the items of a collection. */
export const itemsOf = (collection: Collection): CollectionItem[] => collection.items as CollectionItem[];

/** Returns the node that has the comments and the blank line above an item. */
const headOf = (item: CollectionItem): Node => (isPair(item) ? (item.key as Node) : item);

/** Returns the name of a field as in a path. */
export const nameOf = (item: CollectionItem): string => {
  const key = headOf(item);
  return String(isScalar(key) ? (key.value ?? '') : key);
};

/** Returns the index of an item; -1 if there is none. Among duplicate keys the last one counts. */
export const findItem = (collection: Collection, step: string | number): number => {
  if (isSeq(collection)) return Number(step) in collection.items ? Number(step) : -1;
  return itemsOf(collection).findLastIndex((item) => nameOf(item) === step);
};

/** Returns the comments above, in and after a node or a field. */
export const listNodeComments = (item: CollectionItem): string[] => {
  const comments: string[] = [];
  visit(item as Node, {
    Node: (_, { commentBefore, comment }) =>
      void comments.push(...`${commentBefore ?? ''}\n${comment ?? ''}`.split('\n')),
  });
  return comments.flatMap((comment) => (comment.trim() === '' ? [] : `#${comment}`.trimEnd()));
};

/**
 * Splits the comment above an item: paragraphs that are separated from it by a blank line, and its own.
 * @param isTop whether it is at the start of the document: if it has only one paragraph, that belongs to the document
 */
const splitComment = (item: CollectionItem, isTop: boolean): [free: string, own: string] => {
  const comment = headOf(item).commentBefore ?? '';
  const [own = ''] = /[^\n]+(?:\n[^\n]+)*$/.exec(comment) ?? [];
  return isTop && own === comment ? [own, ''] : [comment.slice(0, comment.length - own.length), own];
};

const joinComments = (free: string, own: string | null | undefined): string | null => {
  if (free.endsWith('\n')) return free.trimEnd() + (own ? `\n\n${own}` : '\n');
  return [free, own].filter(Boolean).join('\n') || null;
};

/**
 * Moves the comments above a block collection that the parser has attached to it: a comment on the line of the field's
 * name to the field, the others to the first item.
 */
export const moveCommentsOfCollection = ({ key, value }: Pair, text: string): void => {
  if (!isNode(key) || !isCollection(value) || value.flow || !value.commentBefore) return;
  const [onLine = '', ...below] = value.commentBefore.split('\n');
  const isOnLine = /^\s*:[ \t]+#/.test(text.slice(key.range?.[1]));
  if (isOnLine) key.commentBefore = joinComments(key.commentBefore ?? '', onLine);
  const comment = isOnLine ? below.join('\n') : value.commentBefore;
  const [first] = itemsOf(value);
  if (first) headOf(first).commentBefore = joinComments(comment, headOf(first).commentBefore);
  value.commentBefore = null;
};

/** Returns which items have a blank line above. */
const readGaps = (collection: Collection): (boolean | undefined)[] =>
  itemsOf(collection).map((item) => headOf(item).spaceBefore);

const writeGaps = (collection: Collection, gaps: (boolean | undefined)[]): void => {
  for (const [index, item] of itemsOf(collection).entries()) headOf(item).spaceBefore = gaps[index] ?? false;
};

/** Inserts an item with a blank line above if the items around it have one. */
export const attachItem = (
  collection: Collection,
  index: number,
  item: CollectionItem,
  isTop = false,
): void => {
  const items = itemsOf(collection);
  const gaps = readGaps(collection);
  const [first] = items;
  if (first && index === 0) {
    const [free, own] = splitComment(first, isTop);
    headOf(first).commentBefore = own;
    headOf(item).commentBefore = joinComments(free, headOf(item).commentBefore);
  }
  items.splice(index, 0, item);
  gaps.splice(Math.max(index, 1), 0, gaps[Math.max(Math.min(index, items.length - 2), 1)]);
  writeGaps(collection, gaps);
};

/** Removes an item with its own comments. The comments that are separated from it by a blank line stay. */
export const detachItem = (collection: Collection, index: number, isTop = false): CollectionItem => {
  const items = itemsOf(collection);
  const gaps = readGaps(collection);
  const [item] = items.splice(index, 1) as [CollectionItem];
  const [free, own] = splitComment(item, isTop && index === 0);
  headOf(item).commentBefore = own;
  const next = items[index];
  if (next) headOf(next).commentBefore = joinComments(free, headOf(next).commentBefore);
  else collection.comment = joinComments(free.trimEnd(), collection.comment);
  writeGaps(collection, gaps.toSpliced(index || 1, 1));
  return item;
};

/** Moves an item within its collection; the blank lines stay. */
export const moveItemTo = (collection: Collection, from: number, to: number): void => {
  const gaps = readGaps(collection);
  attachItem(collection, to, detachItem(collection, from));
  writeGaps(collection, gaps);
};
