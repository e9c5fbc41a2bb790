import { formatHours, localeOf, toDialedNumber, type Locale } from '../../schema/locale.ts';
import type { Location } from '../../schema/locations.ts';
import type { Section } from '../../schema/section.ts';
import type { Site } from '../../schema/site.ts';
import type { PageData } from '../context.tsx';
import { articlesOf, offersOf } from './content-data.ts';

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

/**
 * Returns the entries whose text is displayed: on every page, in top bar or footer, or in other texts.
 * @returns undefined if there are none
 */
const selectShown = <Entries extends Record<string, string | undefined>>(
  { topBar, footer }: Site,
  entries: Entries,
  others = '',
): Partial<Entries> | undefined => {
  const lines = [...topBar, ...footer.contact.lines].map(({ text }) => text);
  const shown = [...lines, footer.tagline, footer.copyright, others].join('\n');
  const found = Object.entries(entries).filter(([, text]) => text !== undefined && shown.includes(text));
  return found.length > 0 ? (Object.fromEntries(found) as Partial<Entries>) : undefined;
};

/**
 * Returns a location as a business: the first one is the business itself, others are left out of pages that display
 * nothing of them.
 */
const business = (site: Site, { page }: PageData, location: Location, index: number) => {
  const { facts, footer, towns } = site;
  const { street, city, region, postalCode } = location.address;
  const isFirst = index === 0;
  const locale = localeOf(facts);
  const sections = page.sections.filter((section) => {
    const name = 'location' in section ? section.location : undefined;
    return name === undefined ? isFirst : name === location.name;
  });
  const texts = isFirst ? '' : JSON.stringify(sections);
  const contact = { telephone: location.phone, email: location.email };
  const shown = selectShown(site, { ...contact, areaServed: isFirst ? facts.area : undefined }, texts);
  const place = { streetAddress: street, addressLocality: city, postalCode };
  const address = selectShown(site, place, texts);
  const hours = openingHours(location, sections, locale);
  if (!isFirst && !shown && !address && Object.keys(hours).length === 0) return [];
  return {
    '@type': facts.businessType ?? 'LocalBusiness',
    '@id': `${facts.url}/#${isFirst ? 'business' : `location-${index + 1}`}`,
    name: isFirst ? facts.name : location.name,
    url: `${facts.url}/`,
    ...shown,
    ...(shown?.telephone && { telephone: toDialedNumber(shown.telephone, locale) }),
    ...(isFirst &&
      footer.towns &&
      towns && { areaServed: [shown?.areaServed ?? [], towns.map(({ name }) => name)].flat() }),
    ...(address && {
      address: {
        '@type': 'PostalAddress',
        ...address,
        addressRegion: region,
        addressCountry: locale.country,
      },
    }),
    ...hours,
  };
};

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
const isService = (site: Site, { trail, page }: PageData): boolean =>
  (page.route !== '/' && offersOf(site, page).length > 0) ||
  (trail.length > 2 &&
    site.header.menu.some(({ categories = [] }) =>
      categories.some(({ links }) => links.some(({ href }) => href === page.route)),
    ));

/** The service that a page describes. */
const service = (site: Site, { trail, page }: PageData) => ({
  '@type': 'Service',
  name: trail.at(-1)?.label,
  description: page.description,
  url: `${site.facts.url}${page.route}`,
  provider: { '@id': `${site.facts.url}/#business` },
  ...selectShown(site, { areaServed: site.facts.area }),
  ...(offersOf(site, page).length > 0 && { offers: offersOf(site, page) }),
});

/**
 * Returns the structured data of a page for search engines (schema.org; Google Search Central, "Local business",
 * "Breadcrumb"): the facts and breadcrumbs that the page displays. Other facts are omitted, because search engines treat
 * structured data that are not visible as deceptive ("Structured data general guidelines"). Ratings and reviews are
 * omitted, because they would be self-serving.
 */
export const structuredData = (site: Site, data: PageData): string => {
  const graph = [
    ...site.locations.flatMap((location, index) => business(site, data, location, index)),
    ...(data.trail.length > 1 ? [breadcrumbs(site, data)] : []),
    ...(isService(site, data) ? [service(site, data)] : []),
    ...articlesOf(site, data),
  ];
  // A closing tag inside a text must not end the script element.
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': graph }).replaceAll('<', '\\u003c');
};
