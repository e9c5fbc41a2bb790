import { finding, resolveFinding, type Finding } from '../../problems/finding.ts';
import type { Problem } from '../../problems/problem.ts';
import { priceTokens, pricesIn } from '../../read/page/prices.ts';
import { documentsWithReferences, ownPath } from '../../read/site/site-model.ts';
import { findDuplicates } from '../find-duplicates.ts';
import type { SiteModel } from '../site-model.ts';
import { findByHand } from '../text/facts/by-hand.ts';
import { getOverrideTexts, getOwnTexts } from './own-texts.ts';

/** Reports prices of a page with the same name, and ranges that go down. */
export function* checkPrices({ pages }: SiteModel): Generator<Problem> {
  for (const page of pages) {
    const prices = pricesIn(page.resolved);
    const report = (found: Finding) =>
      resolveFinding(page.document, { ...found, path: ownPath(page, found.path) });
    for (const [{ path, name }] of findDuplicates(prices, (price) => price.name))
      yield report(finding('token-twice', [...path, 'name'], { name: `price.${name}` }));
    for (const { path, from, to = from } of prices)
      if (from > to)
        yield report(finding('limit-order', [...path, 'from'], { low: 'from', high: 'to', from, to }));
  }
}

const amount = String.raw`\d+(?:,\d{3})*(?:\.\d+)?(?:k\b)?(?![\d.,]*\d|\s?(?:m|million|billion)\b)`;
const separator = String.raw`(?:[-\u2010-\u2015]|to|through)`;
/** Matches one amount in dollars or a range: `$350`, `$3-$5`, `$3 to 5`, `$25k`. */
const writtenPrice = new RegExp(String.raw`\$\s?${amount}(?:\s*${separator}\s*\$?\s?${amount})?`, 'gi');

/** Returns the amounts in a price, for comparisons: `3,5` for `$3.00 to 5`. */
const amountsIn = (price: string): string =>
  Array.from(
    price.matchAll(/(\d[\d,]*(?:\.\d+)?)(k)?/gi),
    ([, digits = '', thousands]) => Number(digits.replaceAll(',', '')) * (thousands ? 1000 : 1),
  ).join();

/** Reports prices of a page that are written out in its other texts. */
export function* checkWrittenPrices(model: SiteModel): Generator<Problem> {
  for (const { document, value } of documentsWithReferences(model)) {
    const tokens = priceTokens(value);
    if (tokens.length === 0) continue;
    const pages = model.pages.filter((page) => page.document === document);
    const tokenOf = (written: string) => tokens.find(([, value]) => amountsIn(value) === amountsIn(written))?.[0];
    for (const text of [...getOwnTexts(document), ...pages.flatMap(getOverrideTexts)])
      for (const found of findByHand(text, writtenPrice, tokenOf)) yield resolveFinding(document, found);
  }
}
