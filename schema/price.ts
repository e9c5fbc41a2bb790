import type * as z from 'zod';
import type { sitePrice } from './sections/price-range.ts';

/** A price in dollars, for example per square foot: one amount (`from`), or a range (`from` to `to`). */
export type Price = Pick<z.infer<typeof sitePrice>, 'from' | 'to'>;

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** Formats an amount in dollars: `$3`, `$1.50`, `$25,000`. */
export const formatAmount = (amount: number): string => dollars.format(amount).replace(/\.00$/, '');

/** Formats a price in the same way in texts, tables and calculators: `$3-$5`, or `$350` if there is no range. */
export const formatPrice = ({ from, to = from }: Price): string =>
  [...new Set([from, to])].map(formatAmount).join('-');
