import type { Scalar } from 'yaml';
import { requiresEscapes } from './rewrite-in-style.ts';
import { rewriteInStyle } from './rewrite-in-style.ts';
import type { WrittenText } from './scalar-candidates.ts';

const header = /^([|>])([-+\d]*)([ \t]*(?:#[^\n]*?)?)(\r?\n|$)/;

/** How line ends at the end of a text are told: none, one, or as many as there are. */
const endMark = (text: string): string => {
  if (text.endsWith('\n\n')) return '+';
  return text.endsWith('\n') ? '' : '-';
};

const withoutEnds = (text: string): string => text.replace(/[\r\n]+$/, '');
const hasBlankAtLineEnd = (text: string): boolean => /[ \t](?:\n|$)/.test(text);

/** Nothing when lines below a field cannot hold the text, or hardly. */
const canHold = (old: string, text: string, type: Scalar.Type, isIndentGiven: boolean): boolean => {
  if (requiresEscapes(text) || (text !== '' && withoutEnds(text) === '')) return false;
  if (hasBlankAtLineEnd(text) && !hasBlankAtLineEnd(old)) return false;
  return isIndentGiven || !(type === 'BLOCK_LITERAL' ? /^\n*[ \t]/ : /^[ \t]/m).test(text);
};

/** How many blanks stand before the first word; with a digit in the header, some of them may be of the text. */
const blanksBefore = (lines: string): number => /(?:^|\n)( *)[^\s]/.exec(lines)?.[1]?.length ?? 0;

/** How long lines may be: as long as those of the text, when it has several, else as those of the document. */
const widthOf = (body: string, width: number): number => {
  const lines = body.split('\n');
  return lines.length > 1 ? Math.max(...lines.map((line) => line.trimEnd().length)) : width;
};

/**
 * A text on lines below its field (`>-`, `|`), indented and ended as the former one was.
 * @returns nothing when they cannot hold it
 */
export const blockText = (old: WrittenText, text: string, type: Scalar.Type): string | undefined => {
  const sign = type === 'BLOCK_FOLDED' ? '>' : '|';
  const found = header.exec(old.raw);
  const [whole = '', style = sign, marks = '', note = ''] = (old.type.startsWith('BLOCK') && found) || [];
  const digits = marks.replace(/\D/g, '');
  if (!canHold(old.value, text, type, digits !== '')) return undefined;
  const mark = endMark(text);
  const oldMark = marks.replace(/\d/g, '');
  // With `+` the blank lines behind a text are of it, wherever it moves: no text gets it that has not had it.
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
