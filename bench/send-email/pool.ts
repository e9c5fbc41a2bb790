/**
 * Processes items with limited concurrency.
 * @param items the items, iterated lazily
 * @param workers maximum number of concurrent calls
 * @param work processes an item
 */
export const pool = async <T>(items: Iterable<T>, workers: number, work: (item: T) => Promise<void>) => {
  const rest = items[Symbol.iterator]();
  const worker = async () => {
    for (let next = rest.next(); !next.done; next = rest.next()) await work(next.value);
  };
  await Promise.all(Array.from({ length: workers }, worker));
};
