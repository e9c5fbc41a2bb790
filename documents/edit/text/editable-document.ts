import type { Document, Node, YAMLMap, YAMLSeq, CST } from 'yaml';
import { isCollection, LineCounter, isAlias, isMap, isNode, isScalar, isSeq } from 'yaml';
import type { Path } from '../../read/document/path.ts';
import { parseYaml, type Source } from '../../read/document/source.ts';
import { EditError } from '../edit-error.ts';

/** A document that is to be changed: how it is written, with every sign, and what it says. */
export type EditableDocument = { source: Source; document: Document.Parsed; value: unknown };

/** A group of fields or a list, as it is written. */
export type Collection = YAMLMap | YAMLSeq;

/** How far a path leads into a document. */
export type ResolvedPath = {
  /** What the last step led to; nothing for a field that stands there without a value. */
  node: Node | null | undefined;
  /** The field or entry that the last step led to, and the group or list that holds it. */
  last: { part: CollectionItem; holder: Collection } | undefined;
  /** How many steps there are in the document. */
  depth: number;
  /** Whether it stands inside braces or brackets. */
  isInFlow: boolean;
};

/**
 * Reads a document that is to be changed.
 * @throws EditError when it cannot be read: a change of half a document would be wrong
 */
export const parseEditable = (source: Source): EditableDocument => {
  const document = parseYaml(source.text, new LineCounter(), { keepSourceTokens: true });
  const [error] = document.errors;
  if (error?.code === 'MULTIPLE_DOCS')
    throw new EditError(
      `${source.file} holds several documents, with lines of --- between them. Make a file of each.`,
    );
  if (error) {
    const { line } = source.positionOf(error.pos[0]);
    throw new EditError(
      `${source.file}:${line} cannot be read, so nothing is changed. Mend that line first.`,
    );
  }
  try {
    return { source, document, value: document.toJS() };
  } catch {
    throw new EditError(
      `${source.file} uses names for values (*name) too often. Write the values out first.`,
    );
  }
};

/** Follows a path as far as it leads. */
export const resolvePath = ({ document, source }: EditableDocument, path: Path): ResolvedPath => {
  let trail: ResolvedPath = { node: document.contents, last: undefined, depth: 0, isInFlow: false };
  for (const step of path) {
    const holder = trail.node;
    if (!isCollection(holder)) return trail;
    // Of fields with the same name the last one counts.
    const part = getItems(source, holder as Collection).findLast(({ key }) => key === step);
    if (!part) return trail;
    const isInFlow = trail.isInFlow || holder.flow === true;
    trail = {
      node: part.node,
      last: { part, holder: holder as Collection },
      depth: trail.depth + 1,
      isInFlow,
    };
  }
  return trail;
};

/** Where the node that a path leads to begins, or the field that has none. */
export const nodeOffset = ({ node, last }: ResolvedPath): number => node?.range?.[0] ?? last?.part.start ?? 0;

/** A field of a group or an entry of a list, and where it stands in the text. */
export type CollectionItem = {
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

const partOf = (
  item: CST.CollectionItem,
  key: string | number,
  node: CollectionItem['node'],
): CollectionItem => {
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
    end: last ? valueEnd(last) : 0,
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
 * @throws EditError when it cannot be told where they begin and end
 */
export const getItems = (source: Source, collection: Collection): CollectionItem[] => {
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
  throw new EditError(
    `${source.file}:${line}: this list is written in a way that cannot be changed safely. Change it in the text itself.`,
  );
};

const blank = new Set<CST.Token['type']>(['space', 'newline', 'comment']);

/** Whether a sign of the text says nothing: a blank, a line end, or a note. */
const isBlank = ({ type }: CST.Token): boolean => blank.has(type);

/** Whether there is no name or value: none at all, or one without a letter. */
const isEmpty = (token: CST.Token | null | undefined): boolean =>
  !token || (token.type === 'scalar' && token.source === '');

const endOfBlockText = (token: CST.BlockScalar): number => {
  const header = token.props.find(({ type }) => type === 'block-scalar-header');
  const isKept = header && 'source' in header && header.source.includes('+');
  const text = isKept ? token.source.replace(/\r?\n$/, '') : token.source.trimEnd();
  if (header && text === '' && !isKept) return valueEnd(header);
  const last = token.props.at(-1);
  const begin = last ? valueEnd(last) : token.offset;
  return begin + text.length;
};

const endOfItem = (item: CST.CollectionItem): number | undefined => {
  if (item.value && !isEmpty(item.value)) return valueEnd(item.value);
  const separator = item.sep?.findLast((token) => !isBlank(token));
  if (separator) return valueEnd(separator);
  if (item.key && !isEmpty(item.key)) return valueEnd(item.key);
  const sign = item.start.findLast((token) => !isBlank(token));
  return sign && valueEnd(sign);
};

/** The offset behind the last sign of a value: before what follows it, be it a note or blank lines. */
export const valueEnd = (token: CST.Token): number => {
  if (token.type === 'block-scalar') return endOfBlockText(token);
  if (token.type === 'flow-collection') {
    const end = token.end[0];
    return end ? end.offset + end.source.length : token.offset;
  }
  if ('items' in token)
    return token.items.map(endOfItem).findLast((end) => end !== undefined) ?? token.offset;
  return token.offset + ('source' in token ? token.source.length : 0);
};
