/** Returns the median. */
export const median = (numbers: number[]): number => {
  const sorted = [...numbers].sort((a, b) => a - b);
  const half = Math.floor(sorted.length / 2);
  const [low = 0, high = 0] = sorted.length % 2 === 1 ? [sorted[half], sorted[half]] : sorted.slice(half - 1);
  return (low + high) / 2;
};

/** Formats the median and the extremes: `4.2 (3.9-5.0)`. */
export const shown = (numbers: number[], digits = 2): string =>
  numbers.length === 0
    ? '-'
    : numbers.length === 1
      ? (numbers[0] ?? 0).toFixed(digits)
      : `${median(numbers).toFixed(digits)} (${Math.min(...numbers).toFixed(digits)}-${Math.max(...numbers).toFixed(digits)})`;
