/** How many files travel at once. */
const atOnce = 16;

/**
 * Works on many keys or files, some at a time. After a failure no further ones are begun; what has begun ends.
 * @throws what the work throws
 */
export const eachOf = async <Item>(
  items: Iterable<Item>,
  work: (item: Item) => Promise<void>,
): Promise<void> => {
  const rest = [...items];
  const worker = async (): Promise<void> => {
    try {
      for (let item = rest.shift(); item !== undefined; item = rest.shift()) await work(item);
    } catch (error) {
      rest.length = 0;
      throw error;
    }
  };
  const ends = await Promise.allSettled(Array.from({ length: atOnce }, worker));
  for (const end of ends) if (end.status === 'rejected') throw end.reason;
};
