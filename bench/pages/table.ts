import { median } from '../build/statistics.ts';

/** Formats the interquartile range, which shows how reliable a median is. */
const middleHalf = (figures: number[], digits: number): string => {
  const sorted = figures.toSorted((a, b) => a - b);
  const at = (part: number) => (sorted[Math.round((sorted.length - 1) * part)] ?? NaN).toFixed(digits);
  return `(${at(0.25)}-${at(0.75)})`;
};

/** Formats the median and the interquartile range: `1730 (1725-1741)`. */
export const spread = (figures: number[]): string => `${Math.round(median(figures))} ${middleHalf(figures, 0)}`;

/** Formats the ratio of two medians and the interquartile range of the ratios per run: `1.02 (0.99-1.04)`. */
export const ratio = (figures: number[], base: number[]): string => {
  const turns = figures.map((figure, turn) => figure / (base[turn] ?? NaN));
  return `${(median(figures) / median(base)).toFixed(2)} ${middleHalf(turns, 2)}`;
};

/** Formats a Markdown table. */
export const table = (head: string[], rows: string[][]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
