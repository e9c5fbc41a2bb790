import { formatPrice } from '../../../schema/locale.ts';
import { getChild, type Path } from '../../read/document/path.ts';
import { localeOfTokens, priceEntriesIn, pricesIn } from '../../read/page/prices.ts';
import { documentsWithReferences, indexPagesByDocument } from '../../read/site/site-model.ts';
import { sectionsOf, type SiteDocument } from '../../read/site-document.ts';
import type { EditableSite } from '../editable-site.ts';
import { toVisibleText } from './source-path.ts';

/** A testimonial or a price: its author, label or name, its text, its place, and the routes of the pages that show it. */
type ListedEntry = { label: string; text: string; file: string; path: Path; routes: string[] };

/** Returns all testimonials and prices of a site; first the prices that several pages name. */
export const findQuotesAndPrices = (model: EditableSite) => {
  const { site, pages, shared, tokens } = model;
  const locale = localeOfTokens(tokens.values);
  const pagesByDocument = indexPagesByDocument(model);
  const routesWith = (documents: readonly SiteDocument[]): string[] =>
    pages
      .filter((page) => documents.some((each) => each === site || pagesByDocument.get(each)?.has(page)))
      .map(({ route }) => route);
  const documents = [...pages.map(({ document }) => document), ...shared.values()];

  const quotes = documents.flatMap((document) =>
    sectionsOf(document).flatMap(([path, section]): ListedEntry[] => {
      const [quote, author] = [getChild(section, 'quote'), getChild(section, 'author')];
      if (typeof quote !== 'string') return [];
      const text = toVisibleText(quote, tokens.values);
      const place = { file: document.source.file, path: [...path, 'quote'] };
      return [{ label: String(author ?? ''), text, ...place, routes: routesWith([document]) }];
    }),
  );

  /** Returns the documents whose texts or price lists name a price of the site. */
  const documentsNaming = (name: string): SiteDocument[] =>
    documentsWithReferences(model)
      .filter(
        ({ document, value, references }) =>
          references.tokens.some(({ target }) => `${target}.`.startsWith(`price.${name}.`)) ||
          (document.kind === 'page' && priceEntriesIn(value).some((entry) => entry.name === name)),
      )
      .map(({ document }) => document);
  const prices = [site, ...documents].flatMap((document) =>
    pricesIn(document.value).map(({ name, label, path, unit, ...price }): ListedEntry => {
      const text = formatPrice(price, locale) + (unit === undefined ? '' : ` ${String(unit)}`);
      const routes = routesWith(document === site ? documentsNaming(name) : [document]);
      const shownLabel = toVisibleText(String(label ?? name), tokens.values);
      return { label: shownLabel, text, file: document.source.file, path: [...path, 'from'], routes };
    }),
  );
  return { quotes, prices };
};
