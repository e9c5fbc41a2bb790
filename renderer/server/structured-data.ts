import { formatHours, localeOf, toDialedNumber, type Locale } from '../../schema/locale.ts';
import type { Location } from '../../schema/locations.ts';
import { openingImageOf } from '../../schema/opening-image.ts';
import type { Section } from '../../schema/section.ts';
import type { Site } from '../../schema/site.ts';
import type { PageData } from '../context.tsx';
import { articlesOf, imageUrl, offersOf, priceRangeOf, referToBusiness } from './content-data.ts';

const hoursType = 'OpeningHoursSpecification';

const spansOf = (open: string[]) =>
  open.map((span) => {
    const [opens, closes] = span.split('-');
    return { opens, closes };
  });

/** Returns the opening hours that sections display in a field `hours`, and their exceptions. */
const openingHours = ({ hours, exceptions = [] }: Location, sections: Section[], locale: Locale) => {
  const shown = JSON.stringify(sections.map((section) => 'hours' in section && section.hours));
  const regular = hours.flatMap((group) => {
    if (!group.open || !shown.includes(formatHours(group, locale))) return [];
    const dayOfWeek = group.days.map((day) => day.charAt(0).toUpperCase() + day.slice(1));
    return spansOf(group.open).map((span) => ({ '@type': hoursType, dayOfWeek, ...span }));
  });
  // Search engines read a day that opens and closes at midnight as closed.
  const special = exceptions.flatMap(({ open = ['00:00-00:00'], from, to }) =>
    spansOf(open).map((span) => ({ '@type': hoursType, ...span, validFrom: from, validThrough: to })),
  );
  return {
    ...(regular.length > 0 && { openingHoursSpecification: regular }),
    ...(regular.length > 0 && special.length > 0 && { specialOpeningHoursSpecification: special }),
  };
};

/** Returns the entries whose text is displayed: on every page, in top bar or footer, or in other texts. */
const selectShown = <Entries extends Record<string, string | undefined>>(
  { topBar, footer }: Site,
  entries: Entries,
  others = '',
): Partial<Entries> => {
  const lines = [...topBar, ...footer.contact.lines].map(({ text }) => text);
  const shown = [...lines, footer.tagline, footer.copyright, others].join('\n');
  const found = Object.entries(entries).filter(([, text]) => text !== undefined && shown.includes(text));
  return Object.fromEntries(found) as Partial<Entries>;
};

/** Returns the facts of the business itself, besides its locations, that a page shows. */
const companyFacts = (site: Site, data: PageData) => {
  const { facts, topBar, header, footer, towns = [] } = site;
  const { sections } = data.page;
  const entries = { area: facts.area, founded: facts.founded?.toString(), license: facts.license };
  const { area, founded, license } = selectShown(site, entries, JSON.stringify(sections));
  const showsTowns =
    footer.towns ?? sections.some((section) => section.type === 'contact-details' && section.towns);
  const cities = showsTowns ? towns.map(({ name }) => ({ '@type': 'City', name })) : [];
  const areaServed = cities.length > 0 ? cities : [area ?? []].flat();
  const links = JSON.stringify([topBar, header, footer, sections]);
  const sameAs = facts.sameAs?.filter((url) => links.includes(`"${url}"`) || links.includes(`](${url})`));
  return {
    logo: imageUrl(site, data, header.mark),
    image: imageUrl(site, data, openingImageOf(sections)?.src),
    priceRange: priceRangeOf(site, data.page),
    foundingDate: founded,
    ...(license && {
      hasCredential: { '@type': 'EducationalOccupationalCredential', name: license },
    }),
    ...(sameAs?.length && { sameAs }),
    ...(areaServed.length > 0 && { areaServed }),
  };
};

/**
 * Returns a location as a business: the first one is the business itself, others are left out of pages that display
 * nothing of them.
 */
const business = (site: Site, data: PageData, location: Location, index: number) => {
  const { facts } = site;
  const { street, city, region, postalCode } = location.address;
  const isFirst = index === 0;
  const locale = localeOf(facts);
  const sections = data.page.sections.filter((section) => {
    const name = 'location' in section ? section.location : undefined;
    return name === undefined ? isFirst : name === location.name;
  });
  const texts = JSON.stringify(sections);
  const contact = selectShown(site, { telephone: location.phone, email: location.email }, texts);
  const place = { streetAddress: street, addressLocality: city, postalCode };
  const address = selectShown(site, place, texts);
  const shown = {
    ...contact,
    ...(contact.telephone && { telephone: toDialedNumber(contact.telephone, locale) }),
    ...(Object.keys(address).length > 0 && {
      address: {
        '@type': 'PostalAddress',
        ...address,
        addressRegion: region,
        addressCountry: locale.country,
      },
    }),
    ...(address.streetAddress && location.geo && { geo: { '@type': 'GeoCoordinates', ...location.geo } }),
    ...openingHours(location, sections, locale),
  };
  if (!isFirst && Object.keys(shown).length === 0) return [];
  return {
    '@type': facts.businessType ?? 'LocalBusiness',
    '@id': isFirst ? referToBusiness(site)['@id'] : `${facts.url}/#location-${index + 1}`,
    name: isFirst ? facts.name : location.name,
    url: `${facts.url}/`,
    ...(isFirst && companyFacts(site, data)),
    ...shown,
  };
};

/** Whether a page describes the business in full; other pages only refer to it. */
const isAboutBusiness = ({ page: { route, sections } }: PageData): boolean =>
  route === '/' || sections.some(({ type }) => type === 'contact-details');

const breadcrumbs = ({ facts }: Site, { trail }: PageData) => ({
  '@type': 'BreadcrumbList',
  itemListElement: trail.map(({ label, href }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    item: /^[/#]/.test(href) ? `${facts.url}${href}` : href,
  })),
});

/** Whether a page describes a service: it is in a category of a menu, or it has prices and is not the home page. */
const isService = (site: Site, { trail, page }: PageData, offers: readonly object[]): boolean =>
  (page.route !== '/' && offers.length > 0) ||
  (trail.length > 2 &&
    site.header.menu.some(({ categories = [] }) =>
      categories.some(({ links }) => links.some(({ href }) => href === page.route)),
    ));

/** The service that a page describes. */
const service = (site: Site, { trail, page }: PageData, offers: readonly object[]) => ({
  '@type': 'Service',
  name: trail.at(-1)?.label,
  description: page.description,
  url: `${site.facts.url}${page.route}`,
  provider: referToBusiness(site),
  ...selectShown(site, { areaServed: site.facts.area }),
  ...(offers.length > 0 && { offers }),
});

/**
 * Returns the structured data of a page for search engines (schema.org; Google Search Central, "Local business",
 * "Breadcrumb"): the facts and breadcrumbs that the page displays. Other facts are omitted, because search engines treat
 * structured data that are not visible as deceptive ("Structured data general guidelines"). Ratings and reviews are
 * omitted, because they would be self-serving.
 */
export const structuredData = (site: Site, data: PageData): string => {
  const offers = offersOf(site, data.page);
  const graph = [
    ...(isAboutBusiness(data)
      ? site.locations.flatMap((location, index) => business(site, data, location, index))
      : []),
    ...(data.trail.length > 1 ? [breadcrumbs(site, data)] : []),
    ...(isService(site, data, offers) ? [service(site, data, offers)] : []),
    ...articlesOf(site, data),
  ];
  // A closing tag inside a text must not end the script element.
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': graph }).replaceAll('<', '\\u003c');
};
