/**
 * Puts a limit on a wait.
 * @param ms the limit in milliseconds
 * @returns what `promise` gives
 * @throws Error when `promise` has not settled within the limit, else what it rejects with
 */
export const withTimeout = <T>(ms: number, promise: Promise<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`no answer within ${ms} ms`)), ms);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
