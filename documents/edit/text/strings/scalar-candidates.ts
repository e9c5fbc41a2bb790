import { Scalar, Document } from 'yaml';
import { renderBlockScalar } from './block-text.ts';
import { escapeText, requiresEscapes } from './rewrite-in-style.ts';
import { rewriteInStyle } from './rewrite-in-style.ts';

/** The source of a scalar, and its location. */
export type ScalarSource = {
  /** With quotes or header. */
  raw: string;
  value: string;
  type: Scalar.Type;
  /** Indentation of its lines if it becomes a block scalar. */
  indent: number;
  isInFlow: boolean;
  lineEnd: string;
  /** Maximum line length of the document. */
  width: number;
};

const quotes: Partial<Record<Scalar.Type, string>> = { QUOTE_SINGLE: "'", QUOTE_DOUBLE: '"' };

/** Returns the comment after the header of a block scalar (`>- # comment`). */
export const headerComment = (raw: string): string =>
  /^(?:[!&]\S*[ \t]+)*[|>][-+\d]*([ \t]+#[^\r\n]*)/.exec(raw)?.[1] ?? '';

/** Writes a text in a new plain or quoted style. */
const renderContent = (text: string, type: Scalar.Type): string => {
  if (type === Scalar.QUOTE_DOUBLE) return escapeText(text);
  return type === Scalar.QUOTE_SINGLE ? text.replaceAll("'", "''") : text;
};

const rewriteContent = (old: ScalarSource, text: string, quote: string): string => {
  const raw = old.raw.slice(quote.length, old.raw.length - quote.length);
  const indent = /\n([ \t]*)[^\s]/.exec(raw)?.[1] ?? ' '.repeat(old.indent);
  const width = Math.max(...raw.split('\n').map((line) => line.trimEnd().length)) - indent.length;
  const lineBreak = { end: old.lineEnd, indent };
  const { value, type } = old;
  return rewriteInStyle({ raw, value, type }, text, lineBreak, raw.includes('\n') ? width : undefined);
};

/** Writes a text plain or in quotes; returns undefined if the style cannot represent it. */
const inlineText = (old: ScalarSource, text: string, type: Scalar.Type): string | undefined => {
  const quote = quotes[type] ?? '';
  const isSame = old.type === type;
  if (type !== Scalar.QUOTE_DOUBLE) {
    const addsLineBreaks = text.includes('\n') && !(isSame && old.value.includes('\n'));
    if (addsLineBreaks || requiresEscapes(text)) return undefined;
    if (type === Scalar.PLAIN && !isPlain(text.replaceAll('\n', ' '), old.isInFlow)) return undefined;
  }
  return (
    quote +
    (isSame ? rewriteContent(old, text, quote) : renderContent(text, type)) +
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
 * Yields the ways to replace a text: in the same style, then in the closest ones that can represent it. Some may be
 * invalid in their context; the last one always works.
 */
export function* scalarCandidates(old: ScalarSource, text: string): Generator<string> {
  for (const type of nextStyles[old.type]) {
    const isBlock = type === Scalar.BLOCK_FOLDED || type === Scalar.BLOCK_LITERAL;
    if (isBlock && old.isInFlow) continue;
    const candidate = isBlock ? renderBlockScalar(old, text, type) : inlineText(old, text, type);
    if (candidate !== undefined) yield candidate;
  }
  yield `"${escapeText(text)}"${headerComment(old.raw)}`;
}

/**
 * Whether a text may be written as a plain scalar: it stays a string, and is no number, comment, alias or tag. A date
 * is a string, because YAML 1.2 has no dates.
 */
const isPlain = (text: string, isInFlow: boolean): boolean => {
  const document = new Document();
  document.contents = document.createNode({ text }, { flow: isInFlow });
  const yaml = document.toString({ lineWidth: 0, flowCollectionPadding: false });
  return yaml === (isInFlow ? `{text: ${text}}\n` : `text: ${text}\n`);
};
