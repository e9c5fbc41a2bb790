/**
 * Does something that is aborted at a time limit.
 * @param limit in milliseconds
 * @param late is thrown then
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
