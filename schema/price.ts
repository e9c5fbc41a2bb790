import { fillIn } from './forms/message-for.ts';

/** The amounts of a price in dollars, for example those of one square foot, and how they are written. */
export type Price = {
  from: number;
  /** The largest amount of a range. */
  to?: number | undefined;
  /** The text of the price with `{from}` and `{to}`. Default: `$3-$5`, or `$350` if there is no range. */
  format?: string | undefined;
};

/** Formats an amount in dollars: `$3`, `$1.50`, `$25,000`. */
export const formatAmount = (amount: number): string =>
  new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency: 'USD',
    minimumFractionDigits: Number.isInteger(amount) ? 0 : 2,
  }).format(amount);

/** Formats a price in the same way in texts, tables and calculators. */
export const formatPrice = ({ from, to, format }: Price): string => {
  const template = format ?? (to === undefined ? '{from}' : '{from}-{to}');
  return fillIn(template, { from: formatAmount(from), ...(to !== undefined && { to: formatAmount(to) }) });
};
