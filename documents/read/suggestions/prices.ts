const amount = String.raw`\d+(?:,\d{3})*(?:\.\d+)?(?:k\b)?(?![\d.,]*\d|\s?(?:m|million|billion)\b)`;
const separator = String.raw`(?:[-\u2010-\u2015]|to|through)`;
/** Matches one amount in dollars or a range: `$350`, `$3-$5`, `$3 to 5`, `$25k`. */
export const writtenPrice = new RegExp(
  String.raw`\$\s?${amount}(?:\s*${separator}\s*\$?\s?${amount})?`,
  'gi',
);

/** Returns the amounts in a price, for comparisons: `3,5` for `$3.00 to 5`. */
export const amountsIn = (price: string): string =>
  Array.from(
    price.matchAll(/(\d[\d,]*(?:\.\d+)?)(k)?/gi),
    ([, digits = '', thousands]) => Number(digits.replaceAll(',', '')) * (thousands ? 1000 : 1),
  ).join();
