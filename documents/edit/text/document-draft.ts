import { isCollection, isPair, isScalar, isSeq, Pair, Scalar, visit, type Node } from 'yaml';
import { getIn, isDeepEqual, toArray, type Path } from '../../read/document/path.ts';
import { EditError } from './edit-error.ts';
import {
  attachItem,
  detachItem,
  findItem,
  itemsOf,
  listNodeComments,
  moveItemTo,
  nameOf,
  type Collection,
} from './collection-items.ts';
import { DocumentNodes } from './document-nodes.ts';
import { deleteIn, moveIn, moveItem, renameIn, setIn } from './expected-values.ts';
import { createNode, createNodeLike } from './yaml-style.ts';

/** Returns the index at which a new field has to be inserted to follow the given order. */
const indexInOrder = (names: readonly string[], name: string, order: readonly string[]): number => {
  const rank = order.indexOf(name);
  if (rank === -1) return names.length;
  const ranks = names.map((key) => order.indexOf(key));
  const before = ranks.findLastIndex((other) => other !== -1 && other < rank);
  if (before !== -1) return before + 1;
  const after = ranks.findIndex((other) => other > rank);
  return after === -1 ? names.length : after;
};

/** The edits of a document by their paths. */
export class DocumentDraft extends DocumentNodes {
  /**
   * Sets a value, and creates its missing parents. A text keeps its quotes or its block style if that can represent the
   * new one. An alias (`*name`) is replaced by its value.
   * @param value any JSON value but null
   * @param order preferred order of the fields in the mapping, for a missing field
   */
  set(path: Path, value: unknown, order: readonly string[] = []): void {
    const expected = setIn(this.value, path, value);
    const { node, depth } = this.resolve(path);
    const step = path[depth];
    if (step === undefined && isDeepEqual(getIn(this.value, path), value)) return;
    const existing = path.slice(0, depth);
    const child = getIn(expected, path.slice(0, depth + 1));
    if (step !== undefined && isScalar(node) && node.value !== null)
      throw new EditError(
        `${this.locate(existing)} contains a text where fields are expected. Remove it first.`,
      );
    if (step === undefined || !isCollection(node) || node.items.length === 0)
      this.replace(existing, getIn(expected, existing));
    else if (isSeq(node)) this.#attachEntry(node, Number(step), child);
    else {
      const index = indexInOrder(itemsOf(node).map(nameOf), String(step), order);
      attachItem(node, index, new Pair(new Scalar(step), createNode(child)), this.isTop(node));
    }
    this.finish(path, expected);
  }

  /**
   * Inserts an entry into a sequence, which is created if missing, in the style of the entry before it.
   * @param index from 0 to the length of the sequence
   * @throws Error for an index that is out of range
   */
  insert(path: Path, index: number, value: unknown): void {
    const list = getIn(this.value, path) ?? [];
    if (!Array.isArray(list) || index < 0 || index > list.length)
      throw new Error(`${this.source.file} has no index ${index} at ${path.join('.')}`);
    const changed = list.toSpliced(index, 0, value);
    if (list.length === 0) return this.set(path, changed);
    this.#attachEntry(this.collectionAt(path), index, value);
    this.finish(path, setIn(this.value, path, changed));
  }

  /**
   * Inserts a copy of an entry after it, with the comments in it and on its line, but without anchors (`&name`).
   * @throws Error if there is no such entry
   */
  copy(path: Path, index: number): void {
    const list = this.#listAt(path, index);
    const collection = this.collectionAt(path);
    const copy = itemsOf(collection)[index]?.clone() as Node;
    copy.commentBefore = null;
    visit(copy, { Value: (_, node) => void delete node.anchor });
    attachItem(collection, index + 1, copy);
    const copied = setIn(this.value, path, list.toSpliced(index, 0, list[index]));
    this.finish(path, copied, listNodeComments(copy));
  }

  /**
   * Removes a field or entry with its comments: directly above it, in it, on its line, and indented below it. A field
   * whose collection would become empty is removed with its last item. An entry of a sequence stays as `{}` or `[]`, so
   * that the next ones keep their indexes; so does the document.
   * @throws Error if there is no such field or entry
   */
  remove(path: Path): void {
    const parent = path.slice(0, -1);
    if (path.length === 0 || getIn(this.value, path) === undefined)
      throw new Error(`${this.source.file} has no value at ${path.join('.')}`);
    const isLast = Object.keys(Object(getIn(this.value, parent)) as object).length === 1;
    if (isLast && typeof parent.at(-1) === 'string') return this.remove(parent);
    if (isLast) return this.set(parent, typeof path.at(-1) === 'number' ? [] : {});
    const collection = this.collectionAt(parent);
    const item = detachItem(collection, findItem(collection, path.at(-1) ?? 0), this.isTop(collection));
    this.forget(item);
    this.finish(path, deleteIn(this.value, path));
  }

  /** Moves an entry with its comments within its sequence. @throws Error for an index that does not exist */
  move(path: Path, from: number, to: number): void {
    const list = this.#listAt(path, from);
    this.#listAt(path, to);
    if (from === to) return;
    moveItemTo(this.collectionAt(path), from, to);
    this.finish([...path, from], setIn(this.value, path, moveItem(list, from, to)));
  }

  /** Renames a field of a mapping. */
  rename(mappingPath: Path, from: string, to: string): void {
    const collection = this.collectionAt(mappingPath);
    const item = itemsOf(collection)[findItem(collection, from)];
    if (!isPair(item) || !isScalar(item.key)) throw this.unsafe([...mappingPath, from]);
    item.key.value = to;
    this.finish([...mappingPath, from], renameIn(this.value, mappingPath, from, to));
  }

  /**
   * Moves a field with its comments to another mapping, whose missing parents are created in block style.
   * @param value its new value; the comments in the old one are then above it
   */
  moveField(from: Path, to: Path, value?: unknown): void {
    const mapping = this.collectionAt(from.slice(0, -1));
    const index = findItem(mapping, from.at(-1) ?? '');
    const pair = itemsOf(mapping)[index];
    if (!isPair(pair) || !isScalar(pair.key)) throw this.unsafe(from);
    if (value !== undefined) {
      const comments = listNodeComments(pair.value as Node).map((comment) => comment.slice(1));
      pair.key.commentBefore = [pair.key.commentBefore, ...comments].filter(Boolean).join('\n') || null;
      pair.value = createNodeLike(pair.value, value);
    }
    pair.key.value = to.at(-1);
    const expected = moveIn(this.value, from, to, value);
    if (!isDeepEqual(from.slice(0, -1), to.slice(0, -1))) {
      detachItem(mapping, index, this.isTop(mapping));
      const target = this.#createMapping(to.slice(0, -1), String(from[0]));
      attachItem(target, target.items.length, pair);
    }
    this.finish(from, expected);
  }

  /** Returns the mapping at a path; creates it and its parents, at the top of the document after the field `previous`. */
  #createMapping(path: Path, previous: string): Collection {
    const { node, depth } = this.resolve(path);
    const step = path[depth];
    if (!isCollection(node)) throw this.unsafe(path);
    if (step === undefined) return node;
    const child = createNode(setIn(undefined, path.slice(depth + 1), {}));
    const names = itemsOf(node).map(nameOf);
    const index = depth === 0 ? names.indexOf(previous) + 1 : names.length;
    attachItem(node, index, new Pair(new Scalar(step), child), this.isTop(node));
    visit(child, { Collection: (_, collection) => void (collection.flow = false) });
    return this.collectionAt(path);
  }

  #listAt(path: Path, index: number): unknown[] {
    const list = toArray(getIn(this.value, path));
    if (index in list) return list;
    throw new Error(`${this.source.file} has no entry ${index} at ${path.join('.')}`);
  }

  #attachEntry(list: Collection, index: number, value: unknown): void {
    const entries = itemsOf(list);
    attachItem(list, index, createNodeLike(entries[index - 1] ?? entries[index], value));
  }
}
