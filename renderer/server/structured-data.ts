import { toClockTime } from '../../schema/hours.ts';
import type { Site } from '../../schema/site.ts';
import type { PageData } from '../context.tsx';

const days = {
  weekdays: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
  saturday: ['Saturday'],
  sunday: ['Sunday'],
};

/** The times that a page shows beside the days of the week. */
const shownTimes = ({ page }: PageData): string[] =>
  page.sections.flatMap((section) =>
    section.type === 'contact-details' ? (section.hours?.rows ?? []).map(({ time }) => time) : [],
  );

/** The opening hours whose text is one of the shown times. */
const openingHours = (hours: Site['facts']['hours'], shown: string[]) =>
  (['weekdays', 'saturday', 'sunday'] as const).flatMap((part) => {
    const [opens, closes] = hours[part].split('-');
    if (!opens || !closes || !shown.some((time) => time.includes(hours[part]))) return [];
    return {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: days[part],
      opens: toClockTime(opens),
      closes: toClockTime(closes),
    };
  });

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
  const hours = openingHours(facts.hours, shownTimes(data));
  return {
    '@type': facts.businessType ?? 'LocalBusiness',
    '@id': `${facts.url}/#business`,
    name: facts.name,
    url: `${facts.url}/`,
    ...shownOf(site, { telephone: facts.phone, email: facts.email, areaServed: facts.area }),
    ...(address && {
      address: { '@type': 'PostalAddress', ...address, addressRegion: facts.state, addressCountry: 'US' },
    }),
    ...(hours.length > 0 && { openingHoursSpecification: hours }),
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
 * The structured data of a page: the facts and breadcrumbs that the page shows, for search engines (schema.org; Google
 * Search Central, "Local business", "Breadcrumb"). A fact that the page does not show is left out, because search engines
 * treat it as deceptive ("Structured data general guidelines"). Contains no ratings and no reviews, which would be ours.
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
