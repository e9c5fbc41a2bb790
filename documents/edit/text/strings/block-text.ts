import type { Scalar } from 'yaml';
import { requiresEscapes } from './rewrite-in-style.ts';
import { rewriteInStyle } from './rewrite-in-style.ts';
import type { ScalarSource } from './scalar-candidates.ts';

const header = /^([|>])([-+\d]*)([ \t]*(?:#[^\n]*?)?)(\r?\n|$)/;

/** Returns the chomping indicator for a text: `-` for no trailing line break, none for one, `+` for more. */
const endMark = (text: string): string => {
  if (text.endsWith('\n\n')) return '+';
  return text.endsWith('\n') ? '' : '-';
};

const withoutEnds = (text: string): string => text.replace(/[\r\n]+$/, '');
const hasBlankAtLineEnd = (text: string): boolean => /[ \t](?:\n|$)/.test(text);

/**
 * Whether a block scalar can represent `text`. False for leading or trailing spaces that only explicit indentation
 * would keep.
 */
const canHold = (old: string, text: string, type: Scalar.Type, isIndentGiven: boolean): boolean => {
  if (requiresEscapes(text) || (text !== '' && withoutEnds(text) === '')) return false;
  if (hasBlankAtLineEnd(text) && !hasBlankAtLineEnd(old)) return false;
  return isIndentGiven || !(type === 'BLOCK_LITERAL' ? /^\n*[ \t]/ : /^[ \t]/m).test(text);
};

/**
 * Returns the number of spaces before the first word; with an indentation indicator some of them may belong to the
 * text.
 */
const blanksBefore = (lines: string): number => /(?:^|\n)( *)[^\s]/.exec(lines)?.[1]?.length ?? 0;

/** Returns the maximum line length: that of the text if it has several lines, else that of the document. */
const widthOf = (body: string, width: number): number => {
  const lines = body.split('\n');
  return lines.length > 1 ? Math.max(...lines.map((line) => line.trimEnd().length)) : width;
};

/**
 * Returns a text as a block scalar (`>-`, `|`) with the indentation and chomping of the previous one.
 * @returns undefined if a block scalar cannot represent it
 */
export const renderBlockScalar = (old: ScalarSource, text: string, type: Scalar.Type): string | undefined => {
  const sign = type === 'BLOCK_FOLDED' ? '>' : '|';
  const found = header.exec(old.raw);
  const [whole = '', style = sign, marks = '', note = ''] = (old.type.startsWith('BLOCK') && found) || [];
  const digits = marks.replace(/\D/g, '');
  if (!canHold(old.value, text, type, digits !== '')) return undefined;
  const mark = endMark(text);
  const oldMark = marks.replace(/\d/g, '');
  // `+` (keep) makes trailing blank lines part of the value. We preserve an existing `+` but never add one.
  if (mark === '+' && oldMark !== '+') return undefined;
  const newMarks = oldMark === mark ? marks : digits + mark;
  const isSame = style === sign && whole !== '';
  const body = whole === '' ? '' : withoutEnds(old.raw.slice(whole.length));
  const depth = body === '' ? old.indent : blanksBefore(body) - (digits === '' ? 0 : blanksBefore(old.value));
  const indent = ' '.repeat(depth);
  const lead = body === '' ? indent : (new RegExp(`^ {0,${depth}}`).exec(body)?.[0] ?? '');
  const former = isSame
    ? { raw: body.slice(lead.length), value: withoutEnds(old.value) }
    : { raw: '', value: '' };
  const width = type === 'BLOCK_FOLDED' ? widthOf(body, old.width) - depth : undefined;
  const core = withoutEnds(text);
  const lines = rewriteInStyle({ ...former, type }, core, { end: old.lineEnd, indent }, width);
  const ends = mark === '+' ? old.lineEnd.repeat(text.length - core.length - 1) : '';
  return sign + newMarks + note + (core === '' ? '' : old.lineEnd + (isSame ? lead : indent) + lines) + ends;
};
