/** The way from the top of a document to a value: field names and list indexes. */
export type Path = readonly (string | number)[];

/** A mapping of a document. */
export type Fields = Record<string, unknown>;

/** Whether a value of a document is a mapping. */
export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The value inside another one, or undefined. */
export const childOf = (value: unknown, key: string | number): unknown => {
  if (Array.isArray(value)) return value[Number(key)];
  return isFields(value) && Object.hasOwn(value, key) ? value[key] : undefined;
};

/** The value at a path of a document, or undefined. */
export const valueAt = (document: unknown, path: Path): unknown =>
  path.reduce<unknown>((value, key) => childOf(value, key), document);

/** The entries of a list, none for anything else. */
export const entriesOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/**
 * A path as an editor would say it: `sections[0] hero.image.alt`.
 * @param types section types; an entry that has one is called by it
 */
export const pathText = (document: unknown, path: Path, types: ReadonlySet<string>): string => {
  let words = '';
  let value = document;
  for (const key of path) {
    const inList = Array.isArray(value);
    words += inList ? `[${key}]` : words === '' ? String(key) : `.${key}`;
    value = childOf(value, key);
    const type = inList ? childOf(value, 'type') : undefined;
    if (typeof type === 'string' && types.has(type)) words += ` ${type}`;
  }
  return words;
};
