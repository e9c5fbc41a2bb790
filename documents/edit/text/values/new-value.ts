import { isCollection, isScalar } from 'yaml';
import { isMapping } from '../../../read/document/path.ts';
import { endOfLine, type Edit, columnOf } from '../edits.ts';
import { headerComment, scalarCandidates } from '../strings/scalar-candidates.ts';
import { detectStyle, type YamlStyle } from './style.ts';
import type { CollectionItem, ResolvedPath, EditableDocument } from '../editable-document.ts';
import { valueEnd } from '../editable-document.ts';
import { renderBlock, renderFlow } from './yaml-text.ts';

/** Context of a new value: column of its field or dash, and whether it is inside a flow collection. */
export type ValueContext = {
  column: number;
  /** Spaces after the dash of an entry; undefined for a field. */
  gap: string | undefined;
  isInFlow: boolean;
  style: YamlStyle;
};

const isNonEmptyCollection = (value: unknown): boolean =>
  Array.isArray(value) ? value.length > 0 : isMapping(value) && Object.keys(value).length > 0;

const indentLines = (lines: string[], column: number, lineEnd: string): string =>
  lines.map((line) => (line === '' ? line : ' '.repeat(column) + line)).join(lineEnd);

/** Yields the ways to write a value on the line of its field; only a text may continue below. */
function* inlineCandidates(value: unknown, { column, isInFlow, style }: ValueContext): Generator<string> {
  if (typeof value !== 'string') {
    yield renderFlow(value, style);
    return;
  }
  const { lineEnd, width, step } = style;
  const noSource = {
    raw: '',
    value: '',
    type: style.textType,
    indent: column + step,
    isInFlow,
    lineEnd,
    width,
  };
  yield* scalarCandidates(noSource, value);
}

/**
 * Yields the ways to write a value after a colon or dash, including the space before it: on lines below, else on the
 * same line.
 */
export function* valueCandidates(value: unknown, context: ValueContext): Generator<string> {
  const { column, gap, isInFlow, style } = context;
  if (!isInFlow && isNonEmptyCollection(value)) {
    const step = Array.isArray(value) && !style.hasIndentedLists ? 0 : style.step;
    const below = column + (gap === undefined ? step : 1 + gap.length);
    const lines = indentLines(renderBlock(value, style, below), below, style.lineEnd);
    yield gap === undefined ? style.lineEnd + lines : gap + lines.trimStart();
  }
  for (const inline of inlineCandidates(value, context)) yield (gap ?? ' ') + inline;
}

/** Adds a comment at the end of the first line of a text. */
const addComment = (text: string, comment: string): string =>
  text.replace(/^[^\r\n]*/, (line) => line + comment);

/** Matches a value that starts on the next line: the first line is empty, or a block scalar header. */
const startsOnNextLine = /^[ \t]*(?:[|>][-+\d]*)?\r?\n/;

/**
 * Returns the edit that replaces a value; the comment after the previous one stays on the first line if more lines
 * follow.
 */
export const replacementEdit = (text: string, start: number, end: number, newSource: string): Edit => {
  const rest = startsOnNextLine.test(newSource) ? text.slice(end, endOfLine(text, end)) : '';
  const trailing = /^[ \t]+(?:#.*)?$/.exec(rest)?.[0] ?? '';
  return { start, end: end + trailing.length, text: addComment(newSource, trailing.trimEnd()) };
};

/** Yields the ways to replace a value in its range: on the same line, or below comments that stay. */
function* inPlaceCandidates(
  text: string,
  { opened, value, end, start }: CollectionItem,
  node: ResolvedPath['node'],
  next: NewValue,
) {
  if (value === undefined) return;
  const between = text.slice(opened ?? start, value);
  const hasComments = /\n[ \t]*#/.test(between);
  const isFlow = next.context.isInFlow || (isCollection(node) && node.flow === true);
  if (isFlow || !isNonEmptyCollection(next.value)) {
    if (between.includes('\n') && !hasComments && opened !== undefined) return;
    for (const inline of inlineCandidates(next.value, next.context))
      yield [replacementEdit(text, value, end, addComment(inline, next.header))];
  } else if (hasComments) {
    const { style } = next.context;
    const column = columnOf(text, value);
    const lines = indentLines(renderBlock(next.value, style, column), column, style.lineEnd).trimStart();
    yield [{ start: value, end, text: addComment(lines, next.header) }];
  }
}

/** A new value, its context, and the comment after the block scalar header that it replaces. */
type NewValue = { value: unknown; context: ValueContext; header: string };

/** Yields the ways to replace everything after the colon or dash. */
function* candidatesAfterOpener(text: string, { opened, value, end }: CollectionItem, next: NewValue) {
  if (opened === undefined) return;
  const comment = /^[ \t]+#[^\r\n]*/.exec(text.slice(opened, value ?? endOfLine(text, opened)))?.[0] ?? '';
  const last = value === undefined ? opened + comment.length : end;
  for (const rendered of valueCandidates(next.value, next.context))
    yield [replacementEdit(text, opened, last, addComment(rendered, comment + next.header))];
}

/** Returns the edit that replaces the value of the whole document. */
const documentEdit = (text: string, node: ResolvedPath['node'], value: unknown, style: YamlStyle): Edit => {
  const start = node?.range?.[0] ?? text.length;
  const end = node?.srcToken ? valueEnd(node.srcToken) : text.length;
  const lines = renderBlock(value, style, 0).join(style.lineEnd);
  const before = node || text === '' || text.endsWith('\n') ? '' : style.lineEnd;
  return { start, end, text: before + lines + (node ? '' : style.lineEnd) };
};

/** Yields the ways to replace a value, in flow style if it was, or to write a missing one. */
export function* replacementCandidates(
  tree: EditableDocument,
  { node, last, isInFlow }: ResolvedPath,
  value: unknown,
): Generator<Edit[]> {
  const { text } = tree.source;
  const style = detectStyle(tree);
  if (!last) {
    yield [documentEdit(text, node, value, style)];
    return;
  }
  const { item } = last;
  const gap = typeof item.key === 'number' ? ' ' : undefined;
  const context = { column: columnOf(text, item.start), gap, isInFlow, style };
  const header = isScalar(node) ? headerComment(text.slice(item.value, item.end)) : '';
  yield* inPlaceCandidates(text, item, node, { value, context, header });
  yield* candidatesAfterOpener(text, item, { value, context, header });
}
