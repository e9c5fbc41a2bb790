/** The path from the root of a document to a value: field names and list indexes. */
export type Path = readonly (string | number)[];

/** A mapping of a document. */
export type Mapping = Record<string, unknown>;

/** Whether a value of a document is a mapping. */
export const isMapping = (value: unknown): value is Mapping =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns the child value of a key or index, or undefined. */
export const getChild = (value: unknown, key: string | number): unknown => {
  if (Array.isArray(value)) return value[Number(key)];
  return isMapping(value) && Object.hasOwn(value, key) ? value[key] : undefined;
};

/** Returns the value at a path of a document, or undefined. */
export const getIn = (document: unknown, path: Path): unknown =>
  path.reduce<unknown>((value, key) => getChild(value, key), document);

/** Returns the value if it is an array, otherwise an empty array. */
export const toArray = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

const ordinals = 'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth'.split(
  ' ',
);
const suffixes = new Intl.PluralRules('en', { type: 'ordinal' });
const suffixOf: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd' };

/** Formats an ordinal number: `second`, `21st`. */
export const ordinal = (number: number): string =>
  ordinals[number - 1] ?? `${number}${suffixOf[suffixes.select(number)] ?? 'th'}`;

/** Whether two values of documents are deeply equal. The order of fields is ignored. */
export const isDeepEqual = (one: unknown, other: unknown): boolean => {
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((item, index) => isDeepEqual(item, other[index]));
  if (!isMapping(one) || !isMapping(other) || one === other) return Object.is(one, other);
  const names = Object.keys(one);
  return (
    names.length === Object.keys(other).length &&
    names.every((name) => Object.hasOwn(other, name) && isDeepEqual(one[name], other[name]))
  );
};
