import type { Mark } from './rich-marks.ts';
import type { Span } from './tokens.ts';

/** One change of a text: what stands from `from` to `to` becomes `insert`. */
export type Change = Span & { insert: string };

const holds = (outer: Span, inner: Span): boolean => outer.from <= inner.from && inner.to <= outer.to;

/** The mark of a kind around a selection, the innermost one. */
export const markAround = (
  marks: readonly Mark[],
  selection: Span,
  kind: 'bold' | 'link',
): Mark | undefined =>
  marks.findLast((mark) => (mark.href === undefined) === (kind === 'bold') && holds(mark, selection));

/** The changes that leave the words of a mark and take its signs away. */
export const withoutMark = ({ from, to, inside }: Mark): Change[] => [
  { from, to: inside.from, insert: '' },
  { from: inside.to, to, insert: '' },
];

/** The word at a place, or what is selected, without blanks around it. */
export const wordsAt = (text: string, { from, to }: Span): Span => {
  const before = from === to ? (/[^\s*[\]()]*$/.exec(text.slice(0, from))?.[0].length ?? 0) : 0;
  const after = from === to ? (/^[^\s*[\]()]*/.exec(text.slice(to))?.[0].length ?? 0) : 0;
  const words = text.slice(from - before, to + after);
  const start = from - before + (words.length - words.trimStart().length);
  return { from: start, to: Math.max(start, start + words.trim().length) };
};

/** Makes words bold, or bold words plain. No change where there are no words. */
export const toggleBold = (text: string, marks: readonly Mark[], selection: Span): Change[] => {
  const mark = markAround(marks, selection, 'bold');
  if (mark) return withoutMark(mark);
  const { from, to } = wordsAt(text, selection);
  // Paragraphs are bold one by one.
  if (from === to || /\n\s*\n/.test(text.slice(from, to))) return [];
  return [
    { from, to: from, insert: '**' },
    { from: to, to, insert: '**' },
  ];
};

/** The marks whose hidden signs would be torn apart by deleting what stands before or behind a cursor. */
export const tornBy = (marks: readonly Mark[], cursor: number, side: 'before' | 'behind'): Mark | undefined =>
  marks.findLast(({ from, to, inside }) => {
    const edges = side === 'before' ? [inside.from, to] : [from, inside.to];
    return edges.includes(cursor);
  });
