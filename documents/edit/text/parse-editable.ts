import { Composer, Parser, visit, type CST, type Document, type ScalarTag, type Tags } from 'yaml';
import { findExcessiveDepth } from '../../read/document/depth.ts';
import type { Source } from '../../read/document/source.ts';
import { EditError } from '../edit-error.ts';
import { moveCommentsOfCollection } from './collection-items.ts';

/**
 * Moves comments after the last item of a block collection that are indented less than it to the next item outside.
 * The parser leaves them inside if another comment before them is.
 * @returns the tokens after the collection
 */
const moveCommentsOut = (token: CST.Token): CST.SourceToken[] => {
  if (token.type !== 'block-map' && token.type !== 'block-seq') return [];
  let outside: CST.SourceToken[] = [];
  for (const item of token.items) {
    item.start.unshift(...outside);
    outside = item.value ? moveCommentsOut(item.value) : [];
  }
  if (outside.length > 0) token.items.push({ start: outside });
  const { start = [], key, sep, value } = token.items.at(-1) ?? {};
  if (key ?? sep ?? value) return [];
  const first = start.findIndex(({ type, indent }) => type === 'comment' && indent < token.indent);
  const previous = start.slice(0, Math.max(first, 0)).findLastIndex(({ type }) => type === 'comment');
  // The line break after a comment belongs to it, blank lines to the next one.
  return previous === -1 ? [] : start.splice(previous + 2);
};

/** Keeps numbers as they are written: `02134`, `0x1F`. */
const customTags = (tags: Tags): Tags =>
  tags.map((tag) => {
    if (typeof tag === 'string' || !/:(?:int|float)$/.test(tag.tag) || !('resolve' in tag)) return tag;
    const numberTag = tag as ScalarTag;
    const stringify: ScalarTag['stringify'] = (item, ...context) =>
      item.source ?? numberTag.stringify?.(item, ...context) ?? String(item.value);
    return { ...numberTag, stringify };
  });

/**
 * Parses a document into nodes that are not shared, so that they can be edited.
 * @throws EditError if it has syntax errors, because edits of an incomplete document would be wrong
 */
export const parseEditable = (source: Source): Document.Parsed => {
  const { file } = source;
  // A comment would keep the carriage return.
  const text = source.text.replaceAll('\r\n', '\n');
  const tokens = findExcessiveDepth(text) === undefined ? [...new Parser().parse(text)] : [];
  for (const token of tokens) if (token.type === 'document' && token.value) moveCommentsOut(token.value);
  const composer = new Composer({ customTags, prettyErrors: false, uniqueKeys: false });
  const [document, next] = composer.compose(tokens, true, text.length) as Iterable<Document.Parsed>;
  if (next)
    throw new EditError(
      `${file} contains several YAML documents, separated by lines of ---. Put each one into its own file.`,
    );
  const [error] = tokens.length === 0 ? source.parse().document.errors : (document?.errors ?? []);
  if (!document || error)
    throw new EditError(
      `${file}:${source.positionOf(error?.pos[0] ?? 0).line} cannot be parsed, so nothing was changed. Fix that line first.`,
    );
  visit(document, { Pair: (_, pair) => moveCommentsOfCollection(pair, text) });
  return document;
};
