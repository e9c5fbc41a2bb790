/**
 * Works through a list with so many workers at once.
 * @param items the list; read as it is needed
 * @param workers how many at once
 * @param work what is done with one item
 */
export const pool = async <T>(items: Iterable<T>, workers: number, work: (item: T) => Promise<void>) => {
  const rest = items[Symbol.iterator]();
  const worker = async () => {
    for (let next = rest.next(); !next.done; next = rest.next()) await work(next.value);
  };
  await Promise.all(Array.from({ length: workers }, worker));
};
