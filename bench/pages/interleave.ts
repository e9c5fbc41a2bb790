import type { Variant } from './variants.ts';

const within = async <T>(seconds: number, work: Promise<T>): Promise<T> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no end after ${seconds} s`)), seconds * 1000);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
};

/** Maximum number of attempts. A browser that is started a hundred times fails occasionally, often several times in a row. */
const attempts = 5;

/**
 * Repeats an operation that fails or hangs, and logs that.
 * @param what name of the operation in the message
 * @param seconds timeout of an attempt
 * @param reset called between two attempts
 * @throws Error of the last attempt
 */
export const retry = async <T>(
  what: string,
  seconds: number,
  attempt: () => Promise<T>,
  reset: () => void = () => undefined,
): Promise<T> => {
  for (let left = attempts - 1; ; left -= 1) {
    try {
      return await within(seconds, attempt());
    } catch (error) {
      if (left === 0) throw error;
      console.error(`${what}: ${error instanceof Error ? error.message : String(error)}; once more`);
      reset();
    }
  }
};

/** Returns a function that logs each run and the estimated remaining time to stderr. */
export const progress = (part: string, total: number): ((what: string) => void) => {
  const started = performance.now();
  let done = 0;
  return (what) => {
    const left = done === 0 ? '' : `, ${Math.round(((performance.now() - started) / done / 1000) * (total - done))} s left`;
    done += 1;
    console.error(`${part} ${done}/${total}${left}: ${what}`);
  };
};

/** Runs each variant the given number of times, interleaved, so that a busy machine affects all variants equally. */
export const inTurns = async <T>(
  runs: number,
  variants: Variant[],
  each: (variant: Variant) => Promise<T>,
): Promise<Map<string, T[]>> => {
  const found = new Map<string, T[]>(variants.map(({ name }) => [name, []]));
  for (let run = 0; run < runs; run += 1) {
    for (const variant of variants) found.get(variant.name)?.push(await each(variant));
  }
  return found;
};
