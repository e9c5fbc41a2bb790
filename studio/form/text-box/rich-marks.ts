import { interpolateText } from '../../../documents/read/site/interpolate.ts';
import { inlinePattern } from '../../../schema/rich-text.ts';
import { isTransparentLink } from '../../../schema/link-target.ts';
import type { Tokens } from '../../../documents/read/site/tokens.ts';
import type { Span } from './tokens.ts';

/** A bold text or link: the range including its delimiters, and the range inside them. */
export type Mark = Span & { inside: Span; href?: string };

const findMarksInParagraph = (paragraph: string, values: Tokens['values'], start: number): Mark[] =>
  [...paragraph.matchAll(inlinePattern)].flatMap((match) => {
    const { bold, label, href } = match.groups ?? {};
    if (href !== undefined && !isTransparentLink(interpolateText(href, values))) return [];
    const content = bold ?? label ?? '';
    const from = start + match.index;
    const first = from + (bold === undefined ? 1 : 2);
    const inside = { from: first, to: first + content.length };
    const mark = { from, to: from + match[0].length, inside, ...(href !== undefined && { href }) };
    return [mark, ...findMarksInParagraph(content, values, first)];
  });

/** Finds the bold texts and links of a text, nested ones included, with the pattern of the renderer. */
export const findMarks = (text: string, values: Tokens['values']): Mark[] =>
  [...text.matchAll(/(?:.|\n(?!\s*\n))+/g)].flatMap(({ 0: paragraph, index }) =>
    findMarksInParagraph(paragraph, values, index),
  );

/** Finds the innermost mark of a kind that contains the selection. */
export const markAround = (marks: readonly Mark[], { from, to }: Span, isLink: boolean): Mark | undefined =>
  marks.findLast((mark) => (mark.href !== undefined) === isLink && mark.from <= from && to <= mark.to);

/** Returns the changes that remove the delimiters of a mark. */
export const withoutMark = ({ from, to, inside }: Mark) => [
  { from, to: inside.from, insert: '' },
  { from: inside.to, to, insert: '' },
];

/** Returns the range of the word at the cursor, or of the selection without surrounding white space. */
export const wordsAt = (text: string, { from, to }: Span): Span => {
  const before = from === to ? (/[^\s*[\]()]*$/.exec(text.slice(0, from))?.[0].length ?? 0) : 0;
  const after = from === to ? (/^[^\s*[\]()]*/.exec(text.slice(to))?.[0].length ?? 0) : 0;
  const words = text.slice(from - before, to + after);
  const start = from - before + (words.length - words.trimStart().length);
  return { from: start, to: Math.max(start, start + words.trim().length) };
};

/** Toggles bold for the selection or word; no changes if it is empty. */
export const toggleBold = (text: string, marks: readonly Mark[], selection: Span) => {
  const mark = markAround(marks, selection, false);
  if (mark) return withoutMark(mark);
  const { from, to } = wordsAt(text, selection);
  // A bold text cannot span paragraphs.
  if (from === to || /\n\s*\n/.test(text.slice(from, to))) return [];
  return [from, to].map((place) => ({ from: place, to: place, insert: '**' }));
};

/** Finds the mark whose hidden delimiter is next to the cursor, so that deleting would break it. */
export const markAtCursor = (marks: readonly Mark[], cursor: number, side: 'before' | 'after') =>
  marks.findLast(({ from, to, inside }) =>
    (side === 'before' ? [inside.from, to] : [from, inside.to]).includes(cursor),
  );
