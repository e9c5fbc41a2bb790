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

const ordinals = 'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth'.split(
  ' ',
);
const suffixes = new Intl.PluralRules('en', { type: 'ordinal' });
const suffixOf: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd' };

/** A number as a place in a row: `second`, `21st`. */
export const ordinal = (number: number): string =>
  ordinals[number - 1] ?? `${number}${suffixOf[suffixes.select(number)] ?? 'th'}`;

const longestHeading = 40;

/** What tells a section from the others of its type: its heading, or the name of the shared piece. */
const headingOf = (section: unknown): string => {
  const heading =
    childOf(section, 'heading') ?? (childOf(section, 'type') === 'shared' && childOf(section, 'name'));
  if (typeof heading !== 'string' || heading.trim() === '') return '';
  const words = heading.trim().replace(/\s+/g, ' ');
  return ` '${words.length > longestHeading ? `${words.slice(0, longestHeading - 1).trimEnd()}…` : words}'`;
};

/** A section as an editor would call it: `the second section, benefits 'Why us'`. */
const sectionText = (section: unknown, index: number, types: ReadonlySet<string>): string => {
  const type = childOf(section, 'type');
  const known = typeof type === 'string' && types.has(type) ? `, ${type}` : '';
  return `the ${ordinal(index + 1)} section${known}${known && headingOf(section)}`;
};

/**
 * A path as an editor would say it, counted from 1: `the second section, benefits 'Why us', items 3, title`.
 * @param types section types; a section that has one is called by it
 */
export const pathText = (document: unknown, path: Path, types: ReadonlySet<string>): string => {
  const [first, index] = path;
  const isInSection = first === 'sections' && typeof index === 'number';
  let words = isInSection ? sectionText(valueAt(document, [first, index]), index, types) : '';
  let before: string | number | undefined = isInSection ? index : undefined;
  for (const key of path.slice(isInSection ? 2 : 0)) {
    if (typeof key === 'number') words += ` ${key + 1}`;
    else words += words === '' ? key : typeof before === 'number' ? `, ${key}` : `.${key}`;
    before = key;
  }
  return words;
};
