import { Scalar, Document } from 'yaml';
import { blockText } from './block-text.ts';
import { escapeText, requiresEscapes } from './rewrite-in-style.ts';
import { rewriteInStyle } from './rewrite-in-style.ts';

/** A text as it is written, and where. */
export type WrittenText = {
  /** With its quotes, or its header. */
  raw: string;
  value: string;
  type: Scalar.Type;
  /** How far its lines are to be indented when it gets its first ones. */
  indent: number;
  isInFlow: boolean;
  lineEnd: string;
  /** How long the lines of the document are. */
  width: number;
};

const quotes: Partial<Record<Scalar.Type, string>> = { QUOTE_SINGLE: "'", QUOTE_DOUBLE: '"' };

/** The note behind the header of a text that stands below its field (`>- # a note`). */
export const headerComment = (raw: string): string =>
  /^(?:[!&]\S*[ \t]+)*[|>][-+\d]*([ \t]+#[^\r\n]*)/.exec(raw)?.[1] ?? '';

/** A text between quotes or without them, where that style is a new one. */
const newInside = (text: string, type: Scalar.Type): string => {
  if (type === Scalar.QUOTE_DOUBLE) return escapeText(text);
  return type === Scalar.QUOTE_SINGLE ? text.replaceAll("'", "''") : text;
};

const changedInside = (old: WrittenText, text: string, quote: string): string => {
  const raw = old.raw.slice(quote.length, old.raw.length - quote.length);
  const indent = /\n([ \t]*)[^\s]/.exec(raw)?.[1] ?? ' '.repeat(old.indent);
  const width = Math.max(...raw.split('\n').map((line) => line.trimEnd().length)) - indent.length;
  const lineBreak = { end: old.lineEnd, indent };
  const { value, type } = old;
  return rewriteInStyle({ raw, value, type }, text, lineBreak, raw.includes('\n') ? width : undefined);
};

/** Plain or in quotes; nothing when the style cannot hold the text. */
const inlineText = (old: WrittenText, text: string, type: Scalar.Type): string | undefined => {
  const quote = quotes[type] ?? '';
  const isSame = old.type === type;
  if (type !== Scalar.QUOTE_DOUBLE) {
    const isOfLines = text.includes('\n') && !(isSame && old.value.includes('\n'));
    if (isOfLines || requiresEscapes(text)) return undefined;
    if (type === Scalar.PLAIN && !isPlain(text.replaceAll('\n', ' '), old.isInFlow)) return undefined;
  }
  return (
    quote +
    (isSame ? changedInside(old, text, quote) : newInside(text, type)) +
    quote +
    headerComment(old.raw)
  );
};

const nextStyles: Record<Scalar.Type, Scalar.Type[]> = {
  PLAIN: ['PLAIN', 'QUOTE_SINGLE', 'BLOCK_LITERAL', 'QUOTE_DOUBLE'],
  QUOTE_SINGLE: ['QUOTE_SINGLE', 'BLOCK_LITERAL', 'QUOTE_DOUBLE'],
  QUOTE_DOUBLE: ['QUOTE_DOUBLE'],
  BLOCK_FOLDED: ['BLOCK_FOLDED', 'BLOCK_LITERAL', 'QUOTE_DOUBLE'],
  BLOCK_LITERAL: ['BLOCK_LITERAL', 'QUOTE_DOUBLE'],
};

/**
 * The ways to write a text in the place of another one: in the same style as it was, then in the nearest that can hold it.
 * Not each of them need be right, since that depends on what stands around; the last one always is.
 */
export function* scalarCandidates(old: WrittenText, text: string): Generator<string> {
  for (const type of nextStyles[old.type]) {
    const isBlock = type === Scalar.BLOCK_FOLDED || type === Scalar.BLOCK_LITERAL;
    if (isBlock && old.isInFlow) continue;
    const written = isBlock ? blockText(old, text, type) : inlineText(old, text, type);
    if (written !== undefined) yield written;
  }
  yield `"${escapeText(text)}"${headerComment(old.raw)}`;
}

/**
 * Whether a text may be written without quotes: it stays a text, and is no number, note, name or tag.
 * A date is a text: YAML 1.2 knows none.
 */
const isPlain = (text: string, isInFlow: boolean): boolean => {
  const document = new Document();
  document.contents = document.createNode({ text }, { flow: isInFlow });
  const written = document.toString({ lineWidth: 0, flowCollectionPadding: false });
  return written === (isInFlow ? `{text: ${text}}\n` : `text: ${text}\n`);
};
