const megabyte = 2 ** 20;

/** What memory may grow by and still be called flat: caches that fill late, and the noise of a collection. */
const slack = 2 * megabyte;

const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Samples of memory over a run, in bytes, each taken after a collection. */
export const createSeries = () => {
  const samples: number[] = [];
  /** The first quarter is left out: there the code is compiled and the pools fill. */
  const quarters = () => {
    const size = Math.ceil(samples.length / 4);
    const early = mean(samples.slice(size, 2 * size));
    return { early: Number.isNaN(early) ? mean(samples) : early, late: mean(samples.slice(-size)) };
  };
  return {
    samples,
    add: (bytes: number): void => void samples.push(bytes),
    /** Whether the last quarter of the run holds no more than the second. */
    isFlat: (): boolean => quarters().late <= quarters().early + slack,
    /** Both, for a table. */
    text: (): string => {
      const [early, late] = Object.values(quarters()).map((bytes) => (bytes / megabyte).toFixed(1));
      return `${early} MB in the second quarter, ${late} MB in the last`;
    },
  };
};
