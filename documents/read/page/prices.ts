import { formatAmount, formatPrice, type Price } from '../../../schema/price.ts';
import { getChild, toArray, type Path } from '../document/path.ts';
import { interpolateText } from '../site/tokens.ts';

/** A price with its name and the path of its entry in the page. */
export type PagePrice = Price & { name: string; path: Path };

/** Returns the prices in the sections of a page, valid or not; without those that have no name or no amount. */
export const pricesIn = (sections: readonly unknown[]): PagePrice[] =>
  sections.flatMap((section, index) => {
    if (getChild(section, 'type') !== 'price-range') return [];
    return toArray(getChild(section, 'rates')).flatMap((rate, position): PagePrice[] => {
      const { name, from, to, format } = Object(rate) as Partial<Record<keyof PagePrice, unknown>>;
      if (typeof name !== 'string' || typeof from !== 'number') return [];
      const path = ['sections', index, 'rates', position];
      const highest = typeof to === 'number' ? to : undefined;
      return [{ name, path, from, to: highest, format: typeof format === 'string' ? format : undefined }];
    });
  });

/** Returns the tokens of prices and their values: `price.NAME`, and its amounts `price.NAME.from` and `price.NAME.to`. */
export const priceTokens = (prices: readonly PagePrice[]): [string, string][] =>
  prices.flatMap((price) => {
    const { name, from, to } = price;
    const amounts = { from: formatAmount(from), ...(to !== undefined && { to: formatAmount(to) }) };
    const ofAmounts = Object.entries(amounts).map(([end, text]): [string, string] => [
      `price.${name}.${end}`,
      text,
    ]);
    return [[`price.${name}`, formatPrice(price)], ...ofAmounts];
  });

/** Returns the sections of the value of a page, or a shared section alone. */
export const sectionsOfValue = (value: unknown): unknown[] => {
  const sections = getChild(value, 'sections');
  return Array.isArray(sections) ? sections : [value];
};

/**
 * Returns the values of all tokens of a page: those of the site and its own prices.
 * @param sections the sections of the page, with shared sections filled in
 */
export const tokensOfPage = (
  values: ReadonlyMap<string, string>,
  sections: readonly unknown[],
): ReadonlyMap<string, string> => {
  const prices = priceTokens(pricesIn(sections));
  if (prices.length === 0) return values;
  return new Map([
    ...values,
    ...prices.map(([name, text]) => [name, interpolateText(text, values)] as const),
  ]);
};
