import { expect, test } from 'vitest';
import { formatPrice } from './price.ts';

test.each([
  [{ from: 3, to: 5 }, '$3-$5'],
  [{ from: 1.5, to: 2.5 }, '$1.50-$2.50'],
  [{ from: 25_000, to: 100_000 }, '$25,000-$100,000'],
  [{ from: 350 }, '$350'],
])('formats %o', (price, text) => {
  expect(formatPrice(price)).toBe(text);
});
