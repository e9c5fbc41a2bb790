const megabyte = 2 ** 20;

/** What memory may grow by and still be called flat: caches that fill late, and the noise of a collection. */
const slack = 2 * megabyte;

/** How many values of a series are shown. */
const shown = 12;

const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
const inMegabytes = (bytes: number) => (bytes / megabyte).toFixed(1);

/** Samples of memory over a run, in bytes. */
export const createSeries = () => {
  const samples: number[] = [];
  /** The first quarter is left out: there the code is compiled and the pools fill. */
  const quarters = () => {
    const size = Math.ceil(samples.length / 4);
    const early = mean(samples.slice(size, 2 * size));
    return { early: Number.isNaN(early) ? mean(samples) : early, late: mean(samples.slice(-size)) };
  };
  return {
    add: (bytes: number): void => void samples.push(bytes),
    /** Whether the last quarter of the run holds no more than the second. */
    isFlat: (): boolean => quarters().late <= quarters().early + slack,
    /** The mean of both, for a table. */
    text: (): string => {
      const { early, late } = quarters();
      return `${inMegabytes(early)} MB in the second quarter, ${inMegabytes(late)} MB in the last`;
    },
    /** Values from the first to the last, in MB. */
    line: (): string => {
      const step = Math.max(1, (samples.length - 1) / (shown - 1));
      const places = Array.from({ length: Math.min(shown, samples.length) }, (_, at) =>
        Math.round(at * step),
      );
      return places.map((place) => inMegabytes(samples[place] ?? 0)).join(' ');
    },
  };
};
