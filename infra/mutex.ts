/** Returns a function that runs work one after the other, in the order of the calls; work that fails holds up none. */
export const createMutex = () => {
  let last: Promise<unknown> = Promise.resolve();
  return <Result>(work: () => Promise<Result>): Promise<Result> => {
    const next = last.then(work);
    last = next.catch(() => undefined);
    return next;
  };
};
