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

const isFilled = (value: unknown): boolean =>
  Array.isArray(value) ? value.length > 0 : isMapping(value) && Object.keys(value).length > 0;

const indented = (lines: string[], column: number, lineEnd: string): string =>
  lines.map((line) => (line === '' ? line : ' '.repeat(column) + line)).join(lineEnd);

/** Yields the ways to write a value on the line of its field; only a text may continue below. */
function* waysInline(value: unknown, { column, isInFlow, style }: ValueContext): Generator<string> {
  if (typeof value !== 'string') {
    yield renderFlow(value, style);
    return;
  }
  const { lineEnd, width, step } = style;
  const none = { raw: '', value: '', type: style.textType, indent: column + step, isInFlow, lineEnd, width };
  yield* scalarCandidates(none, value);
}

/**
 * Yields the ways to write a value after a colon or dash, including the space before it: on lines below, else on the
 * same line.
 */
export function* valueCandidates(value: unknown, place: ValueContext): Generator<string> {
  const { column, gap, isInFlow, style } = place;
  if (!isInFlow && isFilled(value)) {
    const step = Array.isArray(value) && !style.hasIndentedLists ? 0 : style.step;
    const below = column + (gap === undefined ? step : 1 + gap.length);
    const lines = indented(renderBlock(value, style, below), below, style.lineEnd);
    yield gap === undefined ? style.lineEnd + lines : gap + lines.trimStart();
  }
  for (const inline of waysInline(value, place)) yield (gap ?? ' ') + inline;
}

/** Adds a comment at the end of the first line of a text. */
const withNote = (text: string, note: string): string => text.replace(/^[^\r\n]*/, (line) => line + note);

/** Matches a value that starts on the next line: the first line is empty, or a block scalar header. */
const goesOnBelow = /^[ \t]*(?:[|>][-+\d]*)?\r?\n/;

/**
 * Returns the edit that replaces a value; the comment after the previous one stays on the first line if more lines
 * follow.
 */
export const replacementEdit = (text: string, start: number, end: number, written: string): Edit => {
  const rest = goesOnBelow.test(written) ? text.slice(end, endOfLine(text, end)) : '';
  const behind = /^[ \t]+(?:#.*)?$/.exec(rest)?.[0] ?? '';
  return { start, end: end + behind.length, text: withNote(written, behind.trimEnd()) };
};

/** Yields the ways to replace a value in its range: on the same line, or below comments that stay. */
function* waysInPlace(
  text: string,
  { opened, value, end, start }: CollectionItem,
  node: ResolvedPath['node'],
  next: Next,
) {
  if (value === undefined) return;
  const between = text.slice(opened ?? start, value);
  const hasNotes = /\n[ \t]*#/.test(between);
  const isInBraces = next.place.isInFlow || (isCollection(node) && node.flow === true);
  if (isInBraces || !isFilled(next.value)) {
    if (between.includes('\n') && !hasNotes && opened !== undefined) return;
    for (const inline of waysInline(next.value, next.place))
      yield [replacementEdit(text, value, end, withNote(inline, next.header))];
  } else if (hasNotes) {
    const { style } = next.place;
    const column = columnOf(text, value);
    const lines = indented(renderBlock(next.value, style, column), column, style.lineEnd).trimStart();
    yield [{ start: value, end, text: withNote(lines, next.header) }];
  }
}

/** A new value, its context, and the comment after the block scalar header that it replaces. */
type Next = { value: unknown; place: ValueContext; header: string };

/** From the colon or the dash on. */
function* waysBehind(text: string, { opened, value, end }: CollectionItem, next: Next) {
  if (opened === undefined) return;
  const note = /^[ \t]+#[^\r\n]*/.exec(text.slice(opened, value ?? endOfLine(text, opened)))?.[0] ?? '';
  const last = value === undefined ? opened + note.length : end;
  for (const begun of valueCandidates(next.value, next.place))
    yield [replacementEdit(text, opened, last, withNote(begun, note + next.header))];
}

/** Returns the edit that replaces the value of the whole document. */
const wholeValue = (text: string, node: ResolvedPath['node'], value: unknown, style: YamlStyle): Edit => {
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
    yield [wholeValue(text, node, value, style)];
    return;
  }
  const { item: part } = last;
  const gap = typeof part.key === 'number' ? ' ' : undefined;
  const place = { column: columnOf(text, part.start), gap, isInFlow, style };
  const header = isScalar(node) ? headerComment(text.slice(part.value, part.end)) : '';
  yield* waysInPlace(text, part, node, { value, place, header });
  yield* waysBehind(text, part, { value, place, header });
}
