import type { Site } from '../../schema/site.ts';
import type { PageData } from '../context.tsx';
import { fallbackUrl } from '../media.ts';
import { formatPrice, localeOf } from '../../schema/locale.ts';
import { openingImageOf } from '../../schema/opening-image.ts';

/** Returns the prices in the lists of a page as offers of schema.org. */
export const offersOf = ({ facts }: Site, { sections }: PageData['page']) => {
  const locale = localeOf(facts);
  return sections
    .flatMap((section) => (section.type === 'price-range' ? section.rates : []))
    .flatMap(({ label, from, to, value }) => {
      if (from === undefined) return [];
      const price = {
        minPrice: from,
        ...(to !== undefined && { maxPrice: to }),
        priceCurrency: locale.currency,
      };
      return {
        '@type': 'Offer',
        name: label,
        description: value ?? formatPrice({ from, to }, locale),
        priceSpecification: { '@type': 'PriceSpecification', ...price },
      };
    });
};

/** Returns the article that a page with a date is, by the business; none for other pages. */
export const articlesOf = ({ facts }: Site, { page, media }: PageData) => {
  const { date, title, image = openingImageOf(page.sections) } = page;
  const file = image && media[image.src];
  if (date === undefined) return [];
  return [
    {
      '@type': 'Article',
      headline: title,
      datePublished: date.slice(0, 10),
      ...(file && { image: new URL(fallbackUrl(file), facts.url).href }),
      author: { '@id': `${facts.url}/#business` },
    },
  ];
};
