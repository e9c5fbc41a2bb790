import type { Site } from '../../schema/site.ts';
import type { PageData } from '../context.tsx';

const days = {
  weekdays: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
  saturday: ['Saturday'],
  sunday: ['Sunday'],
};

/** `6:00 PM` as `18:00`. */
const clock = (time: string): string => {
  const [, hour = '', minute = '', half] = /^(\d+):(\d+) (AM|PM)$/.exec(time) ?? [];
  return `${String((Number(hour) % 12) + (half === 'PM' ? 12 : 0)).padStart(2, '0')}:${minute}`;
};

const openingHours = (hours: Site['facts']['hours']) =>
  (['weekdays', 'saturday', 'sunday'] as const).flatMap((part) => {
    const [opens, closes] = hours[part].split('-');
    if (!opens || !closes) return [];
    return {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: days[part],
      opens: clock(opens),
      closes: clock(closes),
    };
  });

/** Whether a page shows the hours of every day; elsewhere they are not stated either. */
const showsHours = ({ page }: PageData): boolean =>
  page.sections.some((section) => section.type === 'contact-details' && section.hours !== undefined);

const business = ({ facts }: Site, data: PageData) => ({
  '@type': facts.businessType ?? 'LocalBusiness',
  '@id': `${facts.url}/#business`,
  name: facts.name,
  url: `${facts.url}/`,
  telephone: facts.phone,
  email: facts.email,
  address: {
    '@type': 'PostalAddress',
    streetAddress: facts.street,
    addressLocality: facts.city,
    addressRegion: facts.state,
    postalCode: facts.zip,
    addressCountry: 'US',
  },
  areaServed: facts.area,
  ...(showsHours(data) && { openingHoursSpecification: openingHours(facts.hours) }),
});

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
const service = ({ facts }: Site, { trail, page }: PageData) => ({
  '@type': 'Service',
  name: trail.at(-1)?.label,
  description: page.description,
  url: `${facts.url}${page.route}`,
  provider: { '@id': `${facts.url}/#business` },
  areaServed: facts.area,
});

/**
 * What search engines are told of a page, from the same facts that visitors read (schema.org; Google Search Central,
 * "Local business", "Breadcrumb"). The build refuses a page that does not show what is said here. No ratings and no
 * reviews: they would be our own words about ourselves.
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
