/** How long a response may take, its body included, in milliseconds. */
export const timeLimit = 30_000;

/** Time limit for image contents (up to 50 MB in each direction), in milliseconds. */
export const imageTimeLimit = 300_000;

/**
 * Runs async work with a time limit, after which its signal is aborted.
 * @param limit in milliseconds
 * @param late error thrown at the time limit
 */
export const runWithDeadline = async <Result>(
  limit: number,
  late: Error,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> => {
  const signal = AbortSignal.timeout(limit);
  const end = new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(late)));
  return Promise.race([work(signal), end]);
};
