import type { Scalar } from 'yaml';
import { requiresEscapes } from './rewrite-in-style.ts';
import { rewriteInStyle } from './rewrite-in-style.ts';
import type { ScalarSource } from './scalar-candidates.ts';

const header = /^([|>])([-+\d]*)([ \t]*(?:#[^\n]*?)?)(\r?\n|$)/;

/** Returns the chomping indicator for a text: `-` for no trailing line break, none for one, `+` for more. */
const chompingIndicator = (text: string): string => {
  if (text.endsWith('\n\n')) return '+';
  return text.endsWith('\n') ? '' : '-';
};

const trimLineBreaks = (text: string): string => text.replace(/[\r\n]+$/, '');
const hasTrailingSpaces = (text: string): boolean => /[ \t](?:\n|$)/.test(text);

/**
 * Whether a block scalar can represent `text`. False for leading or trailing spaces that only explicit indentation
 * would preserve.
 */
const canRepresent = (old: string, text: string, type: Scalar.Type, hasExplicitIndent: boolean): boolean => {
  if (requiresEscapes(text) || (text !== '' && trimLineBreaks(text) === '')) return false;
  if (hasTrailingSpaces(text) && !hasTrailingSpaces(old)) return false;
  return hasExplicitIndent || !(type === 'BLOCK_LITERAL' ? /^\n*[ \t]/ : /^[ \t]/m).test(text);
};

/**
 * Returns the number of spaces before the first word; with an indentation indicator some of them may belong to the
 * text.
 */
const countLeadingSpaces = (lines: string): number => /(?:^|\n)( *)[^\s]/.exec(lines)?.[1]?.length ?? 0;

/** Returns the maximum line length: that of the text if it has several lines, else that of the document. */
const maxLineLength = (body: string, width: number): number => {
  const lines = body.split('\n');
  return lines.length > 1 ? Math.max(...lines.map((line) => line.trimEnd().length)) : width;
};

/**
 * Returns a text as a block scalar (`>-`, `|`) with the indentation and chomping of the previous one.
 * @returns undefined if a block scalar cannot represent it
 */
export const renderBlockScalar = (old: ScalarSource, text: string, type: Scalar.Type): string | undefined => {
  const indicator = type === 'BLOCK_FOLDED' ? '>' : '|';
  const found = header.exec(old.raw);
  const [headerSource = '', style = indicator, modifiers = '', comment = ''] =
    (old.type.startsWith('BLOCK') && found) || [];
  const digits = modifiers.replace(/\D/g, '');
  if (!canRepresent(old.value, text, type, digits !== '')) return undefined;
  const chomping = chompingIndicator(text);
  const oldChomping = modifiers.replace(/\d/g, '');
  // `+` (keep) makes trailing blank lines part of the value. We preserve an existing `+` but never add one.
  if (chomping === '+' && oldChomping !== '+') return undefined;
  const newModifiers = oldChomping === chomping ? modifiers : digits + chomping;
  const isSame = style === indicator && headerSource !== '';
  const body = headerSource === '' ? '' : trimLineBreaks(old.raw.slice(headerSource.length));
  const depth =
    body === '' ? old.indent : countLeadingSpaces(body) - (digits === '' ? 0 : countLeadingSpaces(old.value));
  const indent = ' '.repeat(depth);
  const firstIndent = body === '' ? indent : (new RegExp(`^ {0,${depth}}`).exec(body)?.[0] ?? '');
  const previous = isSame
    ? { raw: body.slice(firstIndent.length), value: trimLineBreaks(old.value) }
    : { raw: '', value: '' };
  const width = type === 'BLOCK_FOLDED' ? maxLineLength(body, old.width) - depth : undefined;
  const core = trimLineBreaks(text);
  const lines = rewriteInStyle({ ...previous, type }, core, { end: old.lineEnd, indent }, width);
  const trailingBreaks = chomping === '+' ? old.lineEnd.repeat(text.length - core.length - 1) : '';
  return (
    indicator +
    newModifiers +
    comment +
    (core === '' ? '' : old.lineEnd + (isSame ? firstIndent : indent) + lines) +
    trailingBreaks
  );
};
