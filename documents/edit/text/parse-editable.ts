import { Composer, Document, Lexer, Parser, visit, type CST, type ScalarTag, type Tags } from 'yaml';
import { findExcessiveDepth } from '../../read/document/depth.ts';
import type { Source } from '../../read/document/source.ts';
import { EditError } from './edit-error.ts';
import { moveCommentsOfCollection } from './collection-items.ts';
import { selectComments } from './edits.ts';

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

/** Changes the number tags so that numbers are printed as they are written: `02134`, `0x1F`. */
const customTags = (tags: Tags): Tags =>
  tags.map((tag) => {
    if (typeof tag === 'string' || !/:(?:int|float)$/.test(tag.tag) || !('resolve' in tag)) return tag;
    const numberTag = tag as ScalarTag;
    const stringify: ScalarTag['stringify'] = (item, ...context) =>
      item.source ?? numberTag.stringify?.(item, ...context) ?? String(item.value);
    return { ...numberTag, stringify };
  });

/** Parses a text once into its documents and its comments, sorted. */
export const parseText = (text: string): { documents: Document.Parsed[]; comments: string[] } => {
  const lexemes = [...new Lexer().lex(text)];
  const parser = new Parser();
  const tokens = [...lexemes.flatMap((lexeme) => [...parser.next(lexeme)]), ...parser.end()];
  for (const token of tokens) if (token.type === 'document' && token.value) moveCommentsOut(token.value);
  const composer = new Composer({ customTags, prettyErrors: false, uniqueKeys: false });
  const documents = [...composer.compose(tokens, true, text.length)] as Document.Parsed[];
  return { documents, comments: selectComments(lexemes).sort() };
};

/**
 * Parses a document into nodes that are not shared, so that they can be edited.
 * @returns the document and its comments, sorted
 * @throws EditError if it has syntax errors, because edits of an incomplete document would be wrong
 */
export const parseEditable = (source: Source): { document: Document.Parsed; comments: string[] } => {
  const { file } = source;
  // Without this a comment would end with the carriage return.
  const text = source.text.replaceAll('\r\n', '\n');
  const isTooDeep = findExcessiveDepth(text) !== undefined;
  const { documents, comments } = parseText(isTooDeep ? '' : text);
  const [document = new Document() as Document.Parsed] = documents;
  if (documents.length > 1)
    throw new EditError(
      `${file} contains several YAML documents, separated by lines of ---. Put each one into its own file.`,
    );
  const [error] = isTooDeep ? source.parse().document.errors : document.errors;
  if (error)
    throw new EditError(
      `${file}:${source.positionOf(error.pos[0]).line} cannot be parsed, so nothing was changed. Fix that line first.`,
    );
  visit(document, { Pair: (_, pair) => moveCommentsOfCollection(pair, text) });
  return { document, comments };
};
