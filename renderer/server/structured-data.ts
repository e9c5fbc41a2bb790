import { toClockTime } from '../../schema/hours.ts';
import { toDialedNumber } from '../../schema/phone-number.ts';
import type { Site } from '../../schema/site.ts';
import type { PageData } from '../context.tsx';

const days = {
  weekdays: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
  saturday: ['Saturday'],
  sunday: ['Sunday'],
};

/** Returns the opening hours that a page displays: those in a field `hours` of its sections. */
const openingHours = ({ hours }: Site['facts'], { page }: PageData) => {
  const shown = JSON.stringify(page.sections.map((section) => 'hours' in section && section.hours));
  return (['weekdays', 'saturday', 'sunday'] as const).flatMap((part) => {
    const [opens, closes] = hours[part].split('-');
    if (!opens || !closes || !shown.includes(hours[part])) return [];
    return {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: days[part],
      opens: toClockTime(opens),
      closes: toClockTime(closes),
    };
  });
};

/** Returns the entries whose text is displayed on every page, in top bar or footer; undefined if there are none. */
const selectShown = <Entries extends Record<string, string>>(
  { topBar, footer }: Site,
  entries: Entries,
): Partial<Entries> | undefined => {
  const lines = [...topBar, ...footer.contact.lines].map(({ text }) => text);
  const shown = [...lines, footer.tagline, footer.copyright].join('\n');
  const found = Object.entries(entries).filter(([, text]) => shown.includes(text));
  return found.length > 0 ? (Object.fromEntries(found) as Partial<Entries>) : undefined;
};

const business = (site: Site, data: PageData) => {
  const { facts, footer, towns } = site;
  const shown = selectShown(site, { telephone: facts.phone, email: facts.email, areaServed: facts.area });
  const place = { streetAddress: facts.street, addressLocality: facts.city, postalCode: facts.zip };
  const address = selectShown(site, place);
  const hours = openingHours(facts, data);
  return {
    '@type': facts.businessType ?? 'LocalBusiness',
    '@id': `${facts.url}/#business`,
    name: facts.name,
    url: `${facts.url}/`,
    ...shown,
    ...(shown?.telephone && { telephone: toDialedNumber(shown.telephone) }),
    ...(footer.towns &&
      towns && { areaServed: [shown?.areaServed ?? [], towns.map(({ name }) => name)].flat() }),
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

/** Whether a page is below an entry of a menu, in one of its categories; such pages are considered services. */
const isService = ({ header }: Site, { trail, page: { route } }: PageData): boolean =>
  trail.length > 2 &&
  header.menu.some(({ categories = [] }) =>
    categories.some(({ links }) => links.some(({ href }) => href === route)),
  );

/** The service that a page describes. */
const service = (site: Site, { trail, page }: PageData) => ({
  '@type': 'Service',
  name: trail.at(-1)?.label,
  description: page.description,
  url: `${site.facts.url}${page.route}`,
  provider: { '@id': `${site.facts.url}/#business` },
  ...selectShown(site, { areaServed: site.facts.area }),
});

/**
 * Returns the structured data of a page for search engines (schema.org; Google Search Central, "Local business",
 * "Breadcrumb"): the facts and breadcrumbs that the page displays. Other facts are omitted, because search engines treat
 * structured data that are not visible as deceptive ("Structured data general guidelines"). Ratings and reviews are
 * omitted, because they would be self-serving.
 */
export const structuredData = (site: Site, data: PageData): string => {
  const graph = [
    business(site, data),
    ...(data.trail.length > 1 ? [breadcrumbs(site, data)] : []),
    ...(isService(site, data) ? [service(site, data)] : []),
  ];
  // A closing tag inside a text must not end the script element.
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': graph }).replaceAll('<', '\\u003c');
};
