/** Number of concurrent uploads. */
const atOnce = 16;

/**
 * Processes items concurrently, up to a limit. After a failure no new ones are started; running ones finish.
 * @throws what `work` throws
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
