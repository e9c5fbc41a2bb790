import { formatAmount, formatPrice, localeOf, type Locale, type Price } from '../../../schema/locale.ts';
import { getChild, isMapping, toArray, type Path } from '../document/path.ts';
import { getDefinition, schemas } from '../document/schemas.ts';

/** An entry of a list of prices, valid or not. Without an amount, it refers to a price of the site. */
type PriceEntry = { name: string; path: Path } & Record<'label' | 'from' | 'to' | 'unit', unknown>;

/** A price with its name and the path of its entry. */
export type NamedPrice = PriceEntry & Price;

const entriesOf = (list: unknown, path: Path): PriceEntry[] =>
  toArray(list).flatMap((entry, position) => {
    const { name, label, from, to, unit } = Object(entry) as Record<string, unknown>;
    return typeof name === 'string' ? [{ name, path: [...path, position], label, from, to, unit }] : [];
  });

const listIn = (section: unknown): string | undefined =>
  getDefinition(schemas.page, String(getChild(section, 'type')))?.prices;

/**
 * Returns the entries of the price lists of a document.
 * @param document a page with its shared sections filled in, a section alone, or `_site.yaml`
 */
export const priceEntriesIn = (document: unknown): PriceEntry[] => {
  if (getChild(document, 'facts') !== undefined) return entriesOf(getChild(document, 'prices'), ['prices']);
  const sections = getChild(document, 'sections');
  return toArray(sections ?? [document]).flatMap((section, index) => {
    const list = listIn(section);
    const path = sections === undefined ? [] : ['sections', index];
    return list === undefined ? [] : entriesOf(getChild(section, list), [...path, list]);
  });
};

/** Returns the prices of a document, valid or not, without the entries that have no amount. */
export const pricesIn = (document: unknown): NamedPrice[] =>
  priceEntriesIn(document).flatMap(({ from, to, ...entry }) =>
    typeof from === 'number' ? [{ ...entry, from, to: typeof to === 'number' ? to : undefined }] : [],
  );

/** Returns the tokens of prices and their values: `price.NAME`, and of a range `price.NAME.from` and `price.NAME.to`. */
export const priceTokens = (document: unknown, locale: Locale): [string, string][] =>
  pricesIn(document).flatMap(({ name, from, to }): [string, string][] => {
    const token = `price.${name}`;
    if (to === undefined) return [[token, formatAmount(from, locale)]];
    return [
      [token, formatPrice({ from, to }, locale)],
      [`${token}.from`, formatAmount(from, locale)],
      [`${token}.to`, formatAmount(to, locale)],
    ];
  });

/** Returns the locale of a site by the values of its tokens. */
export const localeOfTokens = (values: ReadonlyMap<string, string>): Locale => {
  const names = ['language', 'country', 'currency', 'callingCode'];
  const [language, country, currency, callingCode] = names.map((name) => values.get(name));
  return localeOf({ language, country, currency, callingCode });
};

/** Returns the values of all tokens of a page: those of the site and its own prices. */
export const tokensOfPage = (
  values: ReadonlyMap<string, string>,
  page: unknown,
): ReadonlyMap<string, string> => new Map([...values, ...priceTokens(page, localeOfTokens(values))]);

/** Returns a section in which entries without an amount have that of the site's price with their name. */
export const fillInPrices = (
  section: unknown,
  prices: ReadonlyMap<string, NamedPrice>,
  locale: Locale,
): unknown => {
  const list = listIn(section);
  if (list === undefined || !isMapping(section)) return section;
  const entries = toArray(section[list]).map((entry) => {
    const price = prices.get(String(getChild(entry, 'name')));
    if (!price || !isMapping(entry) || entry['from'] !== undefined) return entry;
    const { from, to } = price;
    const unit = entry['unit'] ?? price.unit;
    const text = unit === undefined ? undefined : `${formatPrice(price, locale)} ${String(unit)}`;
    return { ...entry, from, to, unit, value: entry['value'] ?? text };
  });
  return { ...section, [list]: entries };
};
