/**
 * Does a piece of work for each of many items.
 * @param most how many are worked on at the same time
 * @returns the results in the order of the items
 */
export const inTurns = async <Item, Result>(
  items: readonly Item[],
  most: number,
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> => {
  const results: Result[] = [];
  const rest = items.entries();
  const worker = async (): Promise<void> => {
    for (const [index, item] of rest) results[index] = await work(item);
  };
  await Promise.all(Array.from({ length: most }, worker));
  return results;
};
