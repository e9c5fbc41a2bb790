/** Every item whose key an earlier item has, too, with the first of that key. @param keyOf undefined leaves an item out */
export function* repeated<Item>(
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
