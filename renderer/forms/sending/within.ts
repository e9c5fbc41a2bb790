/**
 * Waits for a promise, but not for ever.
 * @param milliseconds after which it is given up
 * @returns its value; undefined when it fails or is given up
 */
export const within = <T>(milliseconds: number, promise: Promise<T>): Promise<T | undefined> =>
  new Promise((resolve) => {
    const timer = setTimeout(() => resolve(undefined), milliseconds);
    const end = (value?: T) => {
      clearTimeout(timer);
      resolve(value);
    };
    promise.then(end, () => end());
  });
