import { formatPrice } from '../../../schema/price.ts';
import { getChild, type Path } from '../../read/document/path.ts';
import { formNamesIn } from '../../read/page/form-names.ts';
import { priceEntriesIn, pricesIn } from '../../read/page/prices.ts';
import { interpolateText } from '../../read/site/interpolate.ts';
import type { ModelPage } from '../../read/site/site-model.ts';
import { sectionsOf, type SiteDocument } from '../../read/site-document.ts';
import type { EditableSite } from '../editable-site.ts';

/** A testimonial or a price: its author or name, its text, its place, and the routes of the pages that show it. */
type ListedEntry = { label: string; text: string; file: string; path: Path; routes: string[] };

/** Returns all testimonials and prices of a site; first the prices that several pages name. */
export const findQuotesAndPrices = ({ site, pages, shared, formDocuments, tokens }: EditableSite) => {
  const routesOf = (shows: (page: ModelPage) => boolean) => pages.filter(shows).map(({ route }) => route);
  const sharedBy = ({ resolved }: ModelPage) => [...resolved.sharedSections.values()];
  const documents = [...pages.map(({ document }) => document), ...shared.values()];
  const pagesWith = (document: SiteDocument) =>
    routesOf((page) => page.document === document || sharedBy(page).includes(document));

  const quotes = documents.flatMap((document) =>
    sectionsOf(document).flatMap(([path, section]): ListedEntry[] => {
      const [quote, author] = [getChild(section, 'quote'), getChild(section, 'author')];
      if (typeof quote !== 'string') return [];
      const text = interpolateText(quote, tokens.values);
      const place = { file: document.source.file, path: [...path, 'quote'] };
      return [{ label: String(author ?? ''), text, ...place, routes: pagesWith(document) }];
    }),
  );

  const namesPrice = (name: string) => (page: ModelPage) => {
    const { sections, references } = page.resolved;
    const forms = formNamesIn(sections).flatMap((form) => formDocuments.get(form) ?? []);
    const others = [site, ...sharedBy(page), ...forms].flatMap((document) => document.references.tokens);
    const isNamed = [...references.tokens, ...others].some(({ target }) =>
      `${target}.`.startsWith(`price.${name}.`),
    );
    return isNamed || priceEntriesIn(page.resolved).some((entry) => entry.name === name);
  };
  const prices = [site, ...documents].flatMap((document) =>
    pricesIn(document.value).map(({ name, path, unit, ...price }): ListedEntry => {
      const text = formatPrice(price) + (unit === undefined ? '' : ` per ${String(unit)}`);
      const routes = document === site ? routesOf(namesPrice(name)) : pagesWith(document);
      return { label: name, text, file: document.source.file, path: [...path, 'from'], routes };
    }),
  );
  return { quotes, prices };
};
