/** Number of concurrent uploads. */
const atOnce = 16;

/**
 * Processes items concurrently, up to a limit. After a failure no new ones are started; running ones finish.
 * @param beforeBatch called before each batch; if it fails, no further item is processed
 * @throws what `work` or `beforeBatch` throws
 */
export const forEachConcurrent = async <Item>(
  items: Iterable<Item>,
  work: (item: Item) => Promise<void>,
  beforeBatch: () => Promise<void> = async () => undefined,
): Promise<void> => {
  const rest = [...items];
  while (rest.length > 0) {
    await beforeBatch();
    const ends = await Promise.allSettled(rest.splice(0, atOnce).map((item) => work(item)));
    for (const end of ends) if (end.status === 'rejected') throw end.reason;
  }
};
