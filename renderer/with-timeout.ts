/**
 * Limits how long to wait for a promise.
 * @param ms the limit in milliseconds
 * @returns a promise with the result of `promise`; it rejects if `promise` rejects or has not settled within the limit
 */
export const withTimeout = <T>(ms: number, promise: Promise<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`No response within ${ms} ms.`)), ms);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
