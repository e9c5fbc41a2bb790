import { formatAmount, formatPrice, type Price } from '../../../schema/price.ts';
import { getChild, toArray, type Path } from '../document/path.ts';
import { interpolateText } from '../site/tokens.ts';

/** A price with its name and the path of its entry in the page. */
export type PagePrice = Price & { name: string; path: Path };

const numberOf = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isFinite(value) ? value : undefined;

/** Returns the prices in the sections of a page, valid or not; without those that have no name or no amount. */
export const pricesIn = (sections: readonly unknown[]): PagePrice[] =>
  sections.flatMap((value, index) =>
    getChild(value, 'type') === 'price-range'
      ? toArray(getChild(value, 'rates')).flatMap((entry, rate) => {
          const [name, format] = [getChild(entry, 'name'), getChild(entry, 'format')];
          const from = numberOf(getChild(entry, 'from'));
          if (typeof name !== 'string' || from === undefined) return [];
          const text = typeof format === 'string' ? format : undefined;
          const path = ['sections', index, 'rates', rate];
          return [{ name, path, from, to: numberOf(getChild(entry, 'to')), format: text }];
        })
      : [],
  );

/** Returns the tokens of prices and their values: `price.NAME`, and its amounts `price.NAME.from` and `price.NAME.to`. */
export const priceTokens = (prices: readonly PagePrice[]): [string, string][] =>
  prices.flatMap((price): [string, string][] => {
    const { name, from, to } = price;
    const lowest: [string, string][] = [
      [`price.${name}`, formatPrice(price)],
      [`price.${name}.from`, formatAmount(from)],
    ];
    return to === undefined ? lowest : [...lowest, [`price.${name}.to`, formatAmount(to)]];
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
