import { finding, resolveFinding, type Finding } from '../../problems/finding.ts';
import { nearest } from '../../problems/nearest.ts';
import type { Problem } from '../../problems/problem.ts';
import { getIn } from '../../read/document/path.ts';
import { localeOfTokens, priceEntriesIn, pricesIn, priceTokens, type NamedPrice } from '../../read/page/prices.ts';
import { documentsWithReferences } from '../../read/site/site-model.ts';
import { amountsIn, writtenPrice } from '../../read/suggestions/prices.ts';
import { findDuplicates } from '../find-duplicates.ts';
import type { SiteModel } from '../site-model.ts';
import { findByHand } from '../text/facts/by-hand.ts';
import { getOverrideTexts, getOwnTexts } from './own-texts.ts';

/** Finds the problems of the prices in a document. @param ofSite the prices of the site that have other names */
function* findPriceProblems(value: unknown, ofSite: ReadonlyMap<string, NamedPrice>): Generator<Finding> {
  const prices = pricesIn(value);
  for (const [{ path, name }] of findDuplicates([...ofSite.values(), ...prices], (price) => price.name))
    yield finding('token-twice', [...path, 'name'], { name: `price.${name}` });
  for (const { path, from, to = from } of prices)
    if (from > to) yield finding('limit-order', [...path, 'from'], { low: 'from', high: 'to', from, to });
  for (const { path, name, from, to } of priceEntriesIn(value)) {
    if (from !== undefined || (to === undefined && ofSite.has(name))) continue;
    const meant = nearest(name, ofSite.keys());
    const params = { written: name, choices: [...ofSite.keys()], meant };
    yield meant === undefined || ofSite.has(name)
      ? finding('missing-field', [...path, 'from'], { fields: ['from'], lines: ['from: 3'] })
      : finding('unknown-value', [...path, 'name'], params, { replacement: meant });
  }
}

/**
 * Reports prices with the name of another price of the page or the site, ranges that go down, and entries without an
 * amount whose name is no price of the site.
 */
export function* checkPrices(model: SiteModel): Generator<Problem> {
  for (const { document, value } of documentsWithReferences(model)) {
    // The prices of a shared section are checked with those of each page.
    if (document.kind === 'section') continue;
    for (const found of findPriceProblems(value, document === model.site ? new Map() : model.tokens.prices)) {
      const isOwn = getIn(document.value, found.path.slice(0, -1)) !== undefined;
      yield resolveFinding(document, { ...found, path: isOwn ? found.path : found.path.slice(0, 2) });
    }
  }
}

/** Reports prices of a page or of the site that are written out in other texts. */
export function* checkWrittenPrices(model: SiteModel): Generator<Problem> {
  const locale = localeOfTokens(model.tokens.values);
  const ofSite = priceTokens(model.site?.value, locale);
  for (const { document, value, references } of documentsWithReferences(model)) {
    const tokens = [...priceTokens(value, locale), ...ofSite];
    if (tokens.length === 0) continue;
    const pages = model.pages.filter((page) => page.document === document);
    const isNamed = (name: string) => references.tokens.some(({ target }) => target === name);
    const tokenOf = (written: string) => {
      const same = tokens.filter(([, value]) => amountsIn(value) === amountsIn(written));
      return (same.find(([name]) => isNamed(name)) ?? same[0])?.[0];
    };
    for (const text of [...getOwnTexts(document), ...pages.flatMap(getOverrideTexts)])
      for (const found of findByHand(text, writtenPrice, tokenOf)) yield resolveFinding(document, found);
  }
}
