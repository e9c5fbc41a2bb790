/** How many files travel at once. */
const atOnce = 16;

/**
 * Works on many keys or files, some at a time. After a failure no further ones are begun; what has begun ends.
 * @throws what the work throws
 */
export const forEachConcurrent = async <Item>(
  items: Iterable<Item>,
  work: (item: Item) => Promise<void>,
): Promise<void> => {
  const rest = [...items];
  while (rest.length > 0) {
    const ends = await Promise.allSettled(rest.splice(0, atOnce).map(work));
    for (const end of ends) if (end.status === 'rejected') throw end.reason;
  }
};
