import { formatPrice } from '../../../schema/price.ts';
import { finding, resolveFinding, type Finding } from '../../problems/finding.ts';
import type { Problem } from '../../problems/problem.ts';
import type { ParamsOf } from '../../problems/codes.ts';
import type { Path } from '../../read/document/path.ts';
import type { TextValue } from '../../read/document/texts.ts';
import { pricesIn, type PagePrice } from '../../read/page/prices.ts';
import { ownPath } from '../../read/site/site-model.ts';
import { findDuplicates } from '../find-duplicates.ts';
import type { SiteModel } from '../site-model.ts';
import { getOverrideTexts, getOwnTexts } from './own-texts.ts';

/** Reports prices of a page with the same name, and ranges that do not go up. */
export function* checkPrices({ pages }: SiteModel): Generator<Problem> {
  for (const page of pages) {
    const prices = pricesIn(page.resolved.sections);
    const report = (path: Path, params: ParamsOf<'wrong-price'>) =>
      resolveFinding(page.document, finding('wrong-price', ownPath(page, path), params));
    for (const [{ path, name }] of findDuplicates(prices, (price) => price.name))
      yield report([...path, 'name'], { cause: 'name', name });
    for (const { path, from, to = Infinity } of prices)
      if (from >= to) yield report([...path, 'to'], { cause: 'order', from, to });
  }
}

const amount = String.raw`(\d+(?:,\d{3})*(?:\.\d+)?)(k\b)?(?![\d.,]*\d|\s?(?:m|million|billion)\b)`;
const separator = String.raw`(?:[-\u2010-\u2015]|to|through)`;
/** Matches one amount in dollars or a range: `$350`, `$3-$5`, `$3 to 5`, `$25k`. */
const writtenPrice = new RegExp(String.raw`\$\s?${amount}(?:\s*${separator}\s*\$?\s?${amount})?`, 'gi');

const toNumber = (digits = '', thousands?: string): number =>
  Number(digits.replaceAll(',', '')) * (thousands ? 1000 : 1);

/** Finds the prices of a page that are written out in a text; one amount of a range is only a warning. */
function* findWritten({ path, text }: TextValue, prices: readonly PagePrice[]): Generator<Finding> {
  for (const match of text.matchAll(writtenPrice)) {
    const [shown, digits, thousands, highest] = match;
    const from = toNumber(digits, thousands);
    const to = highest === undefined ? undefined : toNumber(highest, match[4]);
    const equal = prices.find((price) => price.from === from && price.to === to);
    const part = to === undefined && prices.find((price) => price.from === from || price.to === from);
    const price = equal ?? (part || undefined);
    if (!price) continue;
    const whole = equal && formatPrice(equal);
    // A price with other words, such as "From $350", is not the same as its amount.
    const isSame = whole !== undefined && /^[^a-z]*(to[^a-z]*)?$/i.test(whole);
    const isOpen = isSame && whole.endsWith('+') && text.startsWith('+', match.index + shown.length);
    const written = isOpen ? `${shown}+` : shown;
    const isPart = to === undefined && !isSame;
    const token = `price.${price.name}${isPart ? (price.from === from ? '.from' : '.to') : ''}`;
    const occurrence = text.slice(0, match.index).split(written).length - 1;
    const replacement = isSame || isPart ? `{${token}}` : undefined;
    const severity = equal ? 'error' : 'warning';
    const options = { excerpt: { text: written, occurrence, offset: 0 }, replacement, severity } as const;
    yield finding('price-by-hand', path, { written, token }, options);
  }
}

/** Reports prices of a page that are written out in its other texts. */
export function* checkWrittenPrices(model: SiteModel): Generator<Problem> {
  const sharedSections = Array.from(model.shared.values(), (document) => ({
    document,
    prices: pricesIn([document.value]),
    texts: () => getOwnTexts(document),
  }));
  const pages = model.pages.map((page) => ({
    document: page.document,
    prices: pricesIn(page.resolved.sections),
    texts: () => [...getOwnTexts(page.document), ...getOverrideTexts(page)],
  }));
  for (const { document, prices, texts } of [...sharedSections, ...pages]) {
    if (prices.length === 0) continue;
    for (const text of texts())
      for (const found of findWritten(text, prices)) yield resolveFinding(document, found);
  }
}
