import { formatAmount, formatPrice, type Price } from '../../../schema/price.ts';
import { getChild, toArray, type Path } from '../document/path.ts';
import { getDefinition, schemas } from '../document/schemas.ts';

/** A price with its name and the path of its entry in the page. */
type PagePrice = Price & { name: string; path: Path };

/**
 * Returns the prices of a page, valid or not; without those that have no name or no amount.
 * @param page a page with its shared sections filled in, or a section alone
 */
export const pricesIn = (page: unknown): PagePrice[] =>
  toArray(getChild(page, 'sections') ?? [page]).flatMap((section, index) => {
    const list = getDefinition(schemas.page, String(getChild(section, 'type')))?.prices;
    if (list === undefined) return [];
    return toArray(getChild(section, list)).flatMap((rate, position): PagePrice[] => {
      const { name, from, to } = Object(rate) as Partial<Record<keyof PagePrice, unknown>>;
      if (typeof name !== 'string' || typeof from !== 'number') return [];
      const path = ['sections', index, list, position];
      return [{ name, path, from, to: typeof to === 'number' ? to : undefined }];
    });
  });

/** Returns the tokens of prices and their values: `price.NAME`, and of a range `price.NAME.from` and `price.NAME.to`. */
export const priceTokens = (page: unknown): [string, string][] =>
  pricesIn(page).flatMap(({ name, from, to }): [string, string][] => {
    const token = `price.${name}`;
    if (to === undefined) return [[token, formatAmount(from)]];
    return [
      [token, formatPrice({ from, to })],
      [`${token}.from`, formatAmount(from)],
      [`${token}.to`, formatAmount(to)],
    ];
  });

/** Returns the values of all tokens of a page: those of the site and its own prices. */
export const tokensOfPage = (
  values: ReadonlyMap<string, string>,
  page: unknown,
): ReadonlyMap<string, string> => new Map([...values, ...priceTokens(page)]);
