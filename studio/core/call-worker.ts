import { wrap, type Remote } from 'comlink';

/**
 * Makes one call to a worker and terminates it.
 * @throws Error if the call fails or the worker cannot be loaded
 */
export const callWorker = async <Calls, Result>(
  worker: Worker,
  call: (calls: Remote<Calls>) => Promise<Result>,
): Promise<Result> => {
  const failed = new Promise<never>((_, reject) => {
    worker.addEventListener('error', ({ message }) => reject(new Error(message)));
  });
  try {
    return await Promise.race([call(wrap<Calls>(worker)), failed]);
  } finally {
    worker.terminate();
  }
};
