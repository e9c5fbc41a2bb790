import { clockOf } from '../../schema/hours.ts';
import type { Site } from '../../schema/site.ts';
import type { PageData } from '../context.tsx';

const days = {
  weekdays: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
  saturday: ['Saturday'],
  sunday: ['Sunday'],
};

const openingHours = (hours: Site['facts']['hours']) =>
  (['weekdays', 'saturday', 'sunday'] as const).flatMap((part) => {
    const [opens, closes] = hours[part].split('-');
    if (!opens || !closes) return [];
    return {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: days[part],
      opens: clockOf(opens),
      closes: clockOf(closes),
    };
  });

/** Whether a page shows the hours of every day; elsewhere they are not stated either. */
const showsHours = ({ page }: PageData): boolean =>
  page.sections.some((section) => section.type === 'contact-details' && section.hours !== undefined);

/** What every page shows of the business: its bar at the top and its footer. */
const shownEverywhere = ({ topBar, footer }: Site): string =>
  [...topBar, ...footer.contact.lines, { text: footer.tagline }, { text: footer.copyright }]
    .map(({ text }) => text)
    .join('\n');

/** The given entries whose text every page shows; undefined when there is none. */
const shownOf = <Entries extends Record<string, string>>(
  site: Site,
  entries: Entries,
): Partial<Entries> | undefined => {
  const shown = shownEverywhere(site);
  const found = Object.entries(entries).filter(([, text]) => shown.includes(text));
  return found.length > 0 ? (Object.fromEntries(found) as Partial<Entries>) : undefined;
};

const business = (site: Site, data: PageData) => {
  const { facts } = site;
  const place = { streetAddress: facts.street, addressLocality: facts.city, postalCode: facts.zip };
  const address = shownOf(site, place);
  return {
    '@type': facts.businessType ?? 'LocalBusiness',
    '@id': `${facts.url}/#business`,
    name: facts.name,
    url: `${facts.url}/`,
    ...shownOf(site, { telephone: facts.phone, email: facts.email, areaServed: facts.area }),
    ...(address && {
      address: { '@type': 'PostalAddress', ...address, addressRegion: facts.state, addressCountry: 'US' },
    }),
    ...(showsHours(data) && { openingHoursSpecification: openingHours(facts.hours) }),
  };
};

const breadcrumbs = ({ facts }: Site, { trail }: PageData) => ({
  '@type': 'BreadcrumbList',
  itemListElement: trail.map(({ label, href }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    item: `${facts.url}${href}`,
  })),
});

/** A page that the menu lists under one of its categories offers a service. */
const service = (site: Site, { trail, page }: PageData) => ({
  '@type': 'Service',
  name: trail.at(-1)?.label,
  description: page.description,
  url: `${site.facts.url}${page.route}`,
  provider: { '@id': `${site.facts.url}/#business` },
  ...shownOf(site, { areaServed: site.facts.area }),
});

/**
 * What search engines are told of a page, from the same facts that visitors read (schema.org; Google Search Central,
 * "Local business", "Breadcrumb"). A fact that no page shows is not said; the build refuses a page that does not show what
 * is said here. No ratings and no reviews: they would be our own words about ourselves.
 */
export const structuredData = (site: Site, data: PageData): string => {
  const isService = data.trail.length > 2;
  const graph = [
    business(site, data),
    ...(data.trail.length > 1 ? [breadcrumbs(site, data)] : []),
    ...(isService ? [service(site, data)] : []),
  ];
  // A closing tag inside a text must not end the script element.
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': graph }).replaceAll('<', '\\u003c');
};
