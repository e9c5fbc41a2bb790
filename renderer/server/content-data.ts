import type { Site } from '../../schema/site.ts';
import type { PageData } from '../context.tsx';
import { fallbackUrl } from '../media.ts';
import { formatPrice, localeOf } from '../../schema/locale.ts';
import { openingImageOf } from '../../schema/opening-image.ts';

/**
 * Returns a reference to the business, which the home page and pages with contact details describe. It has a name,
 * because search engines read each page alone, and the type of an organization, because a local business without an
 * address is an error for them (Google Search Central, "Local business").
 */
export const referToBusiness = ({ facts: { url, name } }: Site) => ({
  '@type': 'Organization',
  '@id': `${url}/#business`,
  name,
  url: `${url}/`,
});

/** Returns the URL of an image that the page shows. */
export const imageUrl = ({ facts }: Site, { media }: PageData, src = ''): string | undefined => {
  const file = media[src];
  return file && new URL(fallbackUrl(file), facts.url).href;
};

const ratesIn = ({ sections }: PageData['page']) =>
  sections
    .flatMap((section) => (section.type === 'price-range' ? section.rates : []))
    .flatMap(({ from, ...rate }) => (from === undefined ? [] : [{ ...rate, from }]));

/** Returns the range of the prices in the lists of a page; undefined if their units differ. */
export const priceRangeOf = ({ facts }: Site, page: PageData['page']): string | undefined => {
  const rates = ratesIn(page);
  if (new Set(rates.map(({ unit }) => unit)).size !== 1) return undefined;
  const amounts = rates.flatMap(({ from, to = from }) => [from, to]);
  return formatPrice({ from: Math.min(...amounts), to: Math.max(...amounts) }, localeOf(facts));
};

/** Returns the prices in the lists of a page as offers of schema.org. */
export const offersOf = ({ facts }: Site, page: PageData['page']) => {
  const locale = localeOf(facts);
  return ratesIn(page).map(({ label, from, to, value }) => ({
    '@type': 'Offer',
    name: label,
    description: value ?? formatPrice({ from, to }, locale),
    priceSpecification: {
      '@type': 'PriceSpecification',
      minPrice: from,
      maxPrice: to,
      priceCurrency: locale.currency,
    },
  }));
};

/** Returns the article that a page with a date is, by the business; none for other pages. */
export const articlesOf = (site: Site, data: PageData) => {
  const { date, title, image = openingImageOf(data.page.sections) } = data.page;
  if (date === undefined) return [];
  return [
    {
      '@type': 'Article',
      headline: title,
      datePublished: date.slice(0, 10),
      image: imageUrl(site, data, image?.src),
      author: referToBusiness(site),
    },
  ];
};
