/**
 * Yields every item that has the same key as an earlier item, with the first item of that key.
 * @param keyOf returns undefined for an item to be ignored
 */
export function* findDuplicates<Item>(
  items: Iterable<Item>,
  keyOf: (item: Item) => string | number | undefined,
): Generator<[item: Item, first: Item]> {
  const seen = new Map<string | number, Item>();
  for (const item of items) {
    const key = keyOf(item);
    const first = key === undefined ? undefined : seen.get(key);
    if (first !== undefined) yield [item, first];
    else if (key !== undefined) seen.set(key, item);
  }
}
