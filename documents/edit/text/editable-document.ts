import type { Document, Node, YAMLMap, YAMLSeq, CST } from 'yaml';
import { isCollection, LineCounter, isAlias, isMap, isNode, isScalar, isSeq } from 'yaml';
import type { Path } from '../../read/document/path.ts';
import { parseYaml, type Source } from '../../read/document/source.ts';
import { EditError } from '../edit-error.ts';

/** A document to be edited: its source with all tokens, and its value. */
export type EditableDocument = { source: Source; document: Document.Parsed; value: unknown };

/** A mapping or sequence node. */
export type Collection = YAMLMap | YAMLSeq;

/** A path, resolved as far as it exists in a document. */
export type ResolvedPath = {
  /** Node of the last existing step; null or undefined for a key without value. */
  node: Node | null | undefined;
  /** The item of the last existing step, and the collection that contains it. */
  last: { item: CollectionItem; parent: Collection } | undefined;
  /** Number of existing steps. */
  depth: number;
  /** Whether it is inside a flow collection. */
  isInFlow: boolean;
};

/**
 * Parses a document for editing.
 * @throws EditError if it has syntax errors, because edits of an incomplete document would be wrong
 */
export const parseEditable = (source: Source): EditableDocument => {
  const document = parseYaml(source.text, new LineCounter(), { keepSourceTokens: true });
  const [error] = document.errors;
  if (error?.code === 'MULTIPLE_DOCS')
    throw new EditError(
      `${source.file} contains several YAML documents, separated by lines of ---. Put each one into its own file.`,
    );
  if (error) {
    const { line } = source.positionOf(error.pos[0]);
    throw new EditError(
      `${source.file}:${line} cannot be parsed, so nothing was changed. Fix that line first.`,
    );
  }
  try {
    return { source, document, value: document.toJS() };
  } catch {
    throw new EditError(
      `${source.file} uses too many aliases (*name). Replace them with their values first.`,
    );
  }
};

/** Resolves a path as far as it exists. */
export const resolvePath = ({ document, source }: EditableDocument, path: Path): ResolvedPath => {
  let resolved: ResolvedPath = { node: document.contents, last: undefined, depth: 0, isInFlow: false };
  for (const step of path) {
    const collection = resolved.node;
    if (!isCollection(collection)) return resolved;
    // Among duplicate keys the last one counts.
    const item = getItems(source, collection as Collection).findLast(({ key }) => key === step);
    if (!item) return resolved;
    const isInFlow = resolved.isInFlow || collection.flow === true;
    resolved = {
      node: item.node,
      last: { item, parent: collection as Collection },
      depth: resolved.depth + 1,
      isInFlow,
    };
  }
  return resolved;
};

/** Returns the start offset of the resolved node, or of a key without value. */
export const nodeOffset = ({ node, last }: ResolvedPath): number => node?.range?.[0] ?? last?.item.start ?? 0;

/** A field of a mapping or an entry of a sequence, and its offsets in the text. */
export type CollectionItem = {
  /** Its key or index. */
  key: string | number;
  /** Its value node; null or undefined if none is written. */
  node: Node | null | undefined;
  /** Start offset: its dash, `?`, or key. */
  start: number;
  /** Offset after the dash or colon; undefined for a key without colon. */
  opened: number | undefined;
  /** Start offset of its value, including anchor and tag; undefined if none is written. */
  value: number | undefined;
  /** End offset. */
  end: number;
};

const isProperty = ({ type }: CST.SourceToken): boolean => type === 'anchor' || type === 'tag';
const isOpener = ({ type }: CST.SourceToken): boolean => type === 'seq-item-ind' || type === 'map-value-ind';

/** Whether a token is a real item. The parser also creates items for spaces and comments. */
const isItem = ({ start, key, sep, value }: CST.CollectionItem): boolean =>
  !isEmpty(key) ||
  !isEmpty(value) ||
  (sep ?? []).some((token) => !isBlank(token)) ||
  start.some((token) => !isBlank(token) && token.type !== 'comma');

const toCollectionItem = (
  item: CST.CollectionItem,
  key: string | number,
  node: CollectionItem['node'],
): CollectionItem => {
  const { start, sep = [] } = item;
  const name = isEmpty(item.key) ? undefined : item.key;
  const value = isEmpty(item.value) ? undefined : item.value;
  const startTokens = start.filter((token) => !isBlank(token) && token.type !== 'comma');
  const separators = sep.filter((token) => !isBlank(token));
  const isField = item.key !== undefined || item.sep !== undefined;
  const opener = (isField ? separators : startTokens).findLast(isOpener);
  const afterOpener = isField
    ? separators.slice(separators.findLastIndex(isOpener) + 1)
    : startTokens.slice(startTokens.findLastIndex(isOpener) + 1);
  const property = afterOpener.find(isProperty);
  const first = startTokens[0] ?? name ?? separators[0] ?? value;
  const last = value ?? separators.at(-1) ?? name ?? startTokens.at(-1);
  return {
    key,
    node,
    start: first?.offset ?? 0,
    opened: opener && opener.offset + opener.source.length,
    value: property?.offset ?? (value && 'offset' in value ? value.offset : undefined),
    end: last ? valueEnd(last) : 0,
  };
};

/** Returns a key in the form of a path step. */
const toPathStep = (key: unknown): string => {
  if (isScalar(key)) return String(key.value ?? '');
  return isNode(key) ? String(key) : String(key ?? '');
};

const asNode = (value: unknown): Node | null =>
  isScalar(value) || isCollection(value) || isAlias(value) ? value : null;

/**
 * Returns the items of a mapping or sequence in source order.
 * @throws EditError if their offsets cannot be determined
 */
export const getItems = (source: Source, collection: Collection): CollectionItem[] => {
  if (isMap(collection) && collection.items.every(({ srcToken }) => srcToken))
    return collection.items.map((pair) =>
      toCollectionItem(pair.srcToken as CST.CollectionItem, toPathStep(pair.key), asNode(pair.value)),
    );
  const token = collection.srcToken;
  const items = isSeq(collection) && token && 'items' in token ? token.items.filter(isItem) : [];
  if (isSeq(collection) && items.length === collection.items.length)
    return items.map((item, index) => {
      const node = asNode(collection.items[index]);
      const collectionItem = toCollectionItem(item, index, node);
      // `[a: 1]` contains a mapping of one field without braces.
      return isMap(node) && !node.srcToken
        ? { ...collectionItem, value: collectionItem.start, opened: undefined }
        : collectionItem;
    });
  const { line } = source.positionOf(collection.range?.[0] ?? 0);
  throw new EditError(
    `${source.file}:${line}: this list is written in a way that cannot be changed safely. Change it in the text itself.`,
  );
};

const blank = new Set<CST.Token['type']>(['space', 'newline', 'comment']);

/** Whether a token has no meaning: a space, a line end, or a comment. */
const isBlank = ({ type }: CST.Token): boolean => blank.has(type);

/** Whether a key or value is missing or empty. */
const isEmpty = (token: CST.Token | null | undefined): boolean =>
  !token || (token.type === 'scalar' && token.source === '');

const blockScalarEnd = (token: CST.BlockScalar): number => {
  const header = token.props.find(({ type }) => type === 'block-scalar-header');
  const keepsLineBreaks = header && 'source' in header && header.source.includes('+');
  const text = keepsLineBreaks ? token.source.replace(/\r?\n$/, '') : token.source.trimEnd();
  if (header && text === '' && !keepsLineBreaks) return valueEnd(header);
  const last = token.props.at(-1);
  const start = last ? valueEnd(last) : token.offset;
  return start + text.length;
};

const itemEnd = (item: CST.CollectionItem): number | undefined => {
  if (item.value && !isEmpty(item.value)) return valueEnd(item.value);
  const separator = item.sep?.findLast((token) => !isBlank(token));
  if (separator) return valueEnd(separator);
  if (item.key && !isEmpty(item.key)) return valueEnd(item.key);
  const token = item.start.findLast((token) => !isBlank(token));
  return token && valueEnd(token);
};

/** Returns the end offset of a value, excluding trailing comments and blank lines. */
export const valueEnd = (token: CST.Token): number => {
  if (token.type === 'block-scalar') return blockScalarEnd(token);
  if (token.type === 'flow-collection') {
    const end = token.end[0];
    return end ? end.offset + end.source.length : token.offset;
  }
  if ('items' in token) return token.items.map(itemEnd).findLast((end) => end !== undefined) ?? token.offset;
  return token.offset + ('source' in token ? token.source.length : 0);
};
