const megabyte = 2 ** 20;

/** Growth in bytes that still counts as flat: caches that fill late, and noise of the garbage collector. */
const slack = 2 * megabyte;

const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
const inMegabytes = (bytes: number) => (bytes / megabyte).toFixed(1);

/** Creates a series of memory samples in bytes. */
export const createSeries = () => {
  const samples: number[] = [];
  /** Returns the means of the second and last quarter. In the first one, code is compiled and pools are filled. */
  const quarters = () => {
    const size = Math.ceil(samples.length / 4);
    const early = mean(samples.slice(size, 2 * size));
    return { early: Number.isNaN(early) ? mean(samples) : early, late: mean(samples.slice(-size)) };
  };
  return {
    add: (bytes: number): void => void samples.push(bytes),
    /** Whether the last quarter uses no more memory than the second. */
    isFlat: (): boolean => quarters().late <= quarters().early + slack,
    /** Formats both means for a table. */
    text: (): string => {
      const { early, late } = quarters();
      return `${inMegabytes(early)} MB in the second quarter, ${inMegabytes(late)} MB in the last`;
    },
  };
};
