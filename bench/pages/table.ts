import { median } from '../build/statistics.ts';

/** The ends of the middle half, which say how far a median can be trusted. */
const middleHalf = (figures: number[], digits: number): string => {
  const sorted = figures.toSorted((one, other) => one - other);
  const at = (part: number) => (sorted[Math.round((sorted.length - 1) * part)] ?? NaN).toFixed(digits);
  return `(${at(0.25)}-${at(0.75)})`;
};

/** The median and the middle half: `1730 (1725-1741)`. */
export const spread = (figures: number[]): string => `${Math.round(median(figures))} ${middleHalf(figures, 0)}`;

/** The ratio of two medians, and the middle half of the ratios of each turn: `1.02 (0.99-1.04)`. */
export const ratio = (figures: number[], base: number[]): string => {
  const turns = figures.map((figure, turn) => figure / (base[turn] ?? NaN));
  return `${(median(figures) / median(base)).toFixed(2)} ${middleHalf(turns, 2)}`;
};

/** A table in Markdown. */
export const table = (head: string[], rows: string[][]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
