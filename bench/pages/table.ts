import { median } from '../build/statistics.ts';

/** The middle and the ends of the middle half, which say how far it can be trusted. */
export const spread = (figures: number[]): string => {
  const sorted = figures.toSorted((one, other) => one - other);
  const at = (part: number) => Math.round(sorted[Math.round((sorted.length - 1) * part)] ?? NaN);
  return `${Math.round(median(figures))} (${at(0.25)}-${at(0.75)})`;
};

/** A table in Markdown. */
export const table = (head: string[], rows: string[][]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
