/** How many files travel at once. */
const atOnce = 16;

/**
 * Works on many keys, some at a time. After a failure no further ones are begun; what has begun ends.
 * @throws what the work throws
 */
export const eachOf = async (keys: Iterable<string>, work: (key: string) => Promise<void>): Promise<void> => {
  const rest = [...keys];
  const worker = async (): Promise<void> => {
    try {
      for (let key = rest.shift(); key !== undefined; key = rest.shift()) await work(key);
    } catch (error) {
      rest.length = 0;
      throw error;
    }
  };
  const ends = await Promise.allSettled(Array.from({ length: atOnce }, worker));
  for (const end of ends) if (end.status === 'rejected') throw end.reason;
};
