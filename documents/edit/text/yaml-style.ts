import { Document, isCollection, isMap, isScalar, Scalar, visit, type Node } from 'yaml';
import { detectLineEnding } from './edits.ts';

/** The style of all documents. */
const style = { lineWidth: 110, singleQuote: true, flowCollectionPadding: true } as const;

/** Maximum length in characters of a new text that is not folded, and of a new list or mapping on one line. */
const longText = 80;

/** Returns the text of a document in the style of all documents. @param lineEndsOf a text with the same line endings */
export const printDocument = (document: Document, lineEndsOf = ''): string =>
  document.toString(style).replaceAll('\n', detectLineEnding(lineEndsOf));

/** Writes a value in flow style: `{ label: Pavers, href: /pavers }`. */
export const renderFlow = (value: unknown): string => {
  const document = new Document([value], { aliasDuplicateObjects: false });
  if (isCollection(document.contents)) document.contents.flow = true;
  return document.toString({ ...style, lineWidth: 0 }).slice('[ '.length, -' ]\n'.length);
};

/** Whether an entry of a list is a short text without spaces, such as a route or a day. */
const isShortWord = (node: unknown): boolean => isScalar(node) && /^[^\s{]+$/.test(String(node.value));

/** Returns the nodes of a new value: long texts folded, and short lists and the small mappings of a list on one line. */
export const createNode = (value: unknown): Node => {
  const { contents } = new Document(value, { aliasDuplicateObjects: false });
  visit(contents, {
    Scalar: (key, node) => {
      const text = String(node.value);
      if (key !== 'key' && text.length > longText && !text.includes('\n')) node.type = Scalar.BLOCK_FOLDED;
    },
    Seq: (_, list) => {
      const isShort = (node: { toJSON(): unknown }) => renderFlow(node.toJSON()).length < longText;
      if (list.items.every(isShortWord)) list.flow = isShort(list);
      for (const entry of list.items)
        if (isMap(entry) && entry.items.every((pair) => isScalar(pair.value))) entry.flow = isShort(entry);
    },
  });
  return contents as Node;
};

/**
 * Returns the nodes of a value in the style of another node: a text with its quotes or as the same kind of block scalar,
 * a collection in block or flow style.
 */
export const createNodeLike = (model: unknown, value: unknown): Node => {
  const node = createNode(value);
  if (isCollection(node) && isCollection(model) && model.items.length > 0) node.flow = model.flow === true;
  if (isScalar(node) && isScalar(model) && typeof value === 'string' && typeof model.value === 'string') {
    const isBlock = model.type?.startsWith('BLOCK') === true;
    const canKeep = isBlock ? value.trim() !== '' : !value.includes('\n');
    if (model.type && canKeep) node.type = model.type;
  }
  return node;
};

/** Writes a value in block style, without a line break at its end. */
export const renderBlock = (value: unknown): string => {
  const document = new Document();
  document.contents = createNode(value);
  return printDocument(document).trimEnd();
};
