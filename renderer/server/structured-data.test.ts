import { describe, expect, test } from 'vitest';
import { examplePage, exampleSite } from '../../tests/support/sites/example-site.ts';
import { interpolate } from '../../documents/read/site/interpolate.ts';
import type { Location } from '../../schema/locations.ts';
import type { Page } from '../../schema/page.ts';
import type { Site } from '../../schema/site.ts';
import { createPageData } from '../page-data.ts';
import { structuredData } from './structured-data.ts';

type Node = Record<string, unknown> & { '@type': string };
type Step = { name: string; item: string };

const home = { label: 'Home', href: '/' };
const contact = { label: 'Contact', href: '/contact' };
const image = { src: 'chair.jpg', alt: 'A chair' };

const chair = { width: 900, height: 600, base: '/media/chair', widths: [640], colour: '#aabbcc' };
const rates = [
  { name: 'check', label: 'Check-up', from: 80, to: 120, value: '$80-$120 per visit' },
  { name: 'crown', label: 'Crown', from: 900 },
  { name: 'unknown', label: 'Unknown' },
];
const columns = { label: 'Work', value: 'Price' };
const mark = { ...chair, base: '/media/mark.svg', widths: [] };

type MenuEntry = Site['header']['menu'][number];
const withMenu = (...menu: MenuEntry[]): Site => ({
  ...exampleSite,
  header: { ...exampleSite.header, menu },
});
/** Returns a menu entry that has a category with these links. */
const above = (label: string, href: string, ...links: { label: string; href: string }[]): MenuEntry => ({
  label,
  href,
  categories: [{ label: 'Services', image, links }],
});

/** Returns the breadcrumbs that a page displays, and its structured data. */
const describePage = (
  site: Site,
  page: Partial<Page> & { route: string },
  names = new Map<string, string>(),
) => {
  const data = createPageData(
    site,
    { ...examplePage(page.route).page, ...page },
    { describe: () => ({ 'chair.jpg': chair, 'mark.svg': mark }) },
    names,
  );
  const json = structuredData(site, data);
  const { '@graph': graph } = JSON.parse(json) as { '@graph': [Node, ...Node[]] };
  const stated = graph.find((node) => node['@type'] === 'BreadcrumbList')?.['itemListElement'] ?? [];
  return { json, graph, stated: stated as Step[], steps: data.trail.map(({ label }) => label) };
};

describe('the structured data contain the breadcrumbs of the page', () => {
  const start = { label: 'Start', href: '/#content' };
  test.each<[string, Site, string[]]>([
    ['with a menu entry for the home page', exampleSite, ['Home', 'Contact']],
    ['without one', withMenu({ label: 'Questions', href: '/#questions' }), ['Quiet Dental', 'A page']],
    ['with only a section of the home page', withMenu(start, contact), ['Quiet Dental', 'Contact']],
    ['below another entry', withMenu(above('More', '/more', contact)), ['Quiet Dental', 'More', 'Contact']],
    ['below a section', withMenu(above('Work', '/#work', contact)), ['Quiet Dental', 'Work', 'Contact']],
    ['below the home page itself', withMenu(above('Home', '/', contact)), ['Home', 'Contact']],
    ['below an entry with it', withMenu(above('More', '/more', home, contact)), ['Home', 'More', 'Contact']],
    [
      'below another site',
      withMenu(home, above('Shop', 'https://shop.example/all', contact)),
      ['Home', 'Shop', 'Contact'],
    ],
  ])('%s', (_, site, expected) => {
    const { steps, stated } = describePage(site, { route: '/contact' });
    expect(steps).toEqual(expected);
    expect(stated.map(({ name }) => name)).toEqual(expected);
    for (const { item } of stated) expect(item).toMatch(/^https:\/\/(quiet|shop)\.example\/[^:]*$/);
  });

  const practice = { label: 'Practice', href: '/law' };
  const families = { label: 'Families', href: '/law/family' };
  const names = new Map([
    ['/law', 'Law'],
    ['/law/family', 'Family law'],
  ]);
  test.each<[string, Site, string[]]>([
    ['/law/family', exampleSite, ['Home', 'Law', 'A page']],
    ['/law/family/adoption', exampleSite, ['Home', 'Law', 'Family law', 'A page']],
    ['/law/tax/audit', exampleSite, ['Home', 'Law', 'A page']],
    ['/lawn/family', exampleSite, ['Home', 'A page']],
    ['/law/family', withMenu(home, practice), ['Home', 'Practice', 'A page']],
    ['/law/family', withMenu(home, above('Practice', '/law', families)), ['Home', 'Practice', 'Families']],
    ['/law/family', withMenu(home, above('More', '/more', practice)), ['Home', 'More', 'Practice', 'A page']],
  ])('the pages above %s', (route, site, expected) => {
    const { steps, stated, graph } = describePage(site, { route }, names);
    expect(steps).toEqual(expected);
    expect(stated.map(({ name }) => name)).toEqual(expected);
    expect(graph.some((node) => node['@type'] === 'Service')).toBe(expected.includes('Families'));
  });

  test('none on the home page, wherever it is in the menu', () => {
    for (const site of [exampleSite, withMenu(contact), withMenu(above('More', '/more', home))])
      expect(describePage(site, { route: '/' }).stated).toEqual([]);
  });

  test('for any name of a page, without ending their script element', () => {
    const name = 'A & B "C" </script>';
    const { json, stated } = describePage(exampleSite, { route: '/more', name });
    expect(stated.at(-1)?.name).toBe(name);
    expect(json).not.toContain('</');
  });
});

describe('the structured data of what a page is about', () => {
  const typesOf = (graph: Node[]) => graph.map((node) => node['@type']);
  const sections: Page['sections'] = [{ type: 'price-range', heading: 'What it costs', columns, rates }];
  const business = { '@type': 'Organization', '@id': 'https://quiet.example/#business' };

  test('a page with prices is a service with an offer for each price', () => {
    const { graph } = describePage(exampleSite, { route: '/crowns', sections });
    expect(typesOf(graph)).toEqual(['BreadcrumbList', 'Service']);
    const price = { '@type': 'PriceSpecification', priceCurrency: 'USD', minPrice: 80, maxPrice: 120 };
    const crown = { name: 'Crown', description: '$900', priceSpecification: { minPrice: 900 } };
    expect(graph.at(-1)?.['provider']).toMatchObject(business);
    expect(graph.at(-1)?.['offers']).toMatchObject([
      { '@type': 'Offer', description: '$80-$120 per visit', priceSpecification: price },
      crown,
    ]);
  });

  test('the home page, and a page without prices, are no service', () => {
    expect(typesOf(describePage(exampleSite, { route: '/', sections }).graph)).toEqual(['LocalBusiness']);
    expect(typesOf(describePage(exampleSite, { route: '/contact', sections: [] }).graph)).toEqual([
      'BreadcrumbList',
    ]);
  });

  test('a page with a date is an article by the business', () => {
    const { graph } = describePage(exampleSite, { route: '/news/spring', date: '2026-03-01 08:00', image });
    expect(graph.at(-1)).toEqual({
      '@type': 'Article',
      headline: 'A page',
      datePublished: '2026-03-01',
      image: 'https://quiet.example/media/chair-640.webp',
      author: { ...business, name: 'Quiet Dental', url: 'https://quiet.example/' },
    });
  });
});

describe('the structured data contain the facts that the page shows', () => {
  const { facts, footer, locations } = exampleSite;
  const [first] = locations as [Location];
  const { phone: written, email } = first;
  const { street, city, region, postalCode } = first.address;
  const lines = [written, email, `${street}, ${city}, ${region} ${postalCode}`];
  const withLines = (...texts: string[]): Site => ({
    ...exampleSite,
    topBar: [],
    footer: { ...footer, contact: { ...footer.contact, lines: texts.map((text) => ({ text })) } },
  });
  const describeBusiness = (site: Site, sections: Page['sections'] = []) =>
    describePage(site, { route: '/', sections }).graph[0];

  test.each([
    ['(208) 834-2200', '+12088342200'],
    ['1-208-834-2200', '+12088342200'],
    ['+34 918 80 12 34', '+34918801234'],
  ])('the phone number %s as %s, which its links dial', (phone, expected) => {
    const { telephone } = describeBusiness({ ...withLines(phone), locations: [{ ...first, phone }] });
    expect(telephone).toBe(expected);
    expect(interpolate(`tel:${phone}`, new Map())).toBe(`tel:${expected}`);
  });

  const place = { streetAddress: street, addressLocality: city, postalCode };
  test.each([
    [lines, { telephone: '5550100', email, address: expect.objectContaining(place) }],
    [[written], { telephone: '5550100' }],
    [['Ask for the boss'], {}],
  ])('in the lines %j', (texts, expected) => {
    const { name, telephone, email: shown, address } = describeBusiness(withLines(...texts));
    expect({ name, telephone, email: shown, address }).toEqual({ name: 'Quiet Dental', ...expected });
  });

  test.each([
    ['8:00 AM-6:00 PM', { opens: '08:00', closes: '18:00' }],
    ['8:00 AM-6:00 PM, by appointment', { opens: '08:00', closes: '18:00' }],
    ['by appointment', undefined],
    ['8am to 6pm', undefined],
  ])('with the hours "%s"', (time, expected) => {
    const hours = { heading: 'Hours', rows: [{ days: 'Monday to Friday', time }] };
    const sections: Page['sections'] = [{ type: 'contact-details', heading: 'Here we are', ways: [], hours }];
    const { openingHoursSpecification: stated } = describeBusiness(exampleSite, sections);
    expect(stated).toEqual(expected && [expect.objectContaining(expected)]);
  });

  test.each([
    [
      'We serve',
      [
        { '@type': 'City', name: 'Mill End' },
        { '@type': 'City', name: 'Quay' },
      ],
    ],
    [undefined, ['Ashford']],
  ])('the towns after %j in the footer', (label, expected) => {
    const tagline = `Gentle in ${facts.area}.`;
    const towns = [{ name: 'Mill End', href: '/mill-end' }, { name: 'Quay' }];
    const site = { ...exampleSite, towns, footer: { ...footer, tagline, towns: label } };
    expect([describeBusiness(site)['areaServed']].flat()).toEqual(expected);
  });

  test('images, prices, and the optional facts that are shown', () => {
    const profile = 'https://social.example/quiet';
    const geo = { latitude: 51.5, longitude: -0.12 };
    const describeFacts = (founded: number, unit?: string) => {
      const sameAs = [profile, `${profile}-dental`];
      const site = { ...exampleSite, facts: { ...facts, founded, sameAs }, locations: [{ ...first, geo }] };
      const filling = { name: 'filling', label: 'Filling', from: 90, unit };
      return describeBusiness(site, [
        { type: 'hero', heading: 'Us', tagline: `See [us at work](${profile}).`, image },
        { type: 'price-range', heading: 'Prices', columns, rates: [...rates, filling] },
      ]);
    };
    expect(describeFacts(1990)).toMatchObject({
      logo: 'https://quiet.example/media/mark.svg',
      image: 'https://quiet.example/media/chair-640.webp',
      priceRange: '$80-$900',
      foundingDate: '1990',
      hasCredential: { name: 'No. 1' },
      sameAs: [profile],
      geo: { '@type': 'GeoCoordinates', ...geo },
    });
    expect(JSON.stringify(describeFacts(1991, 'per tooth'))).not.toMatch(/foundingDate|priceRange/);
  });

  test('other locations with what a page shows of them, breaks and holidays', () => {
    const days: Location['hours'][number]['days'] = ['monday', 'friday'];
    const west: Location = {
      name: 'West',
      phone: '918 80 12 34',
      email: 'west@quiet.example',
      address: { street: 'Calle Mayor 1', city: 'Alcalá', postalCode: '28801' },
      hours: [{ name: 'weekdays', days, open: ['09:00-13:30', '17:00-20:00'] }],
      exceptions: [{ from: '2026-12-24', to: '2026-12-26', text: 'Cerrado' }],
    };
    const spain = { language: 'es', country: 'ES', currency: 'EUR', callingCode: '34' };
    const site = { ...exampleSite, facts: { ...facts, ...spain }, locations: [first, west] };
    const hours = { heading: 'Horario', rows: [{ days: 'L y V', time: '9:00-13:30 y 17:00-20:00' }] };
    const ways = [{ label: 'Teléfono', value: west.phone }];
    const section = { type: 'contact-details' as const, heading: 'Oeste', ways, hours };
    const pageWith = (location: string) =>
      describePage(site, { route: '/contact', sections: [{ ...section, location }] }).graph;
    expect(pageWith('West')[1]).toEqual({
      '@type': 'LocalBusiness',
      '@id': 'https://quiet.example/#location-2',
      name: 'West',
      url: 'https://quiet.example/',
      telephone: '+34918801234',
      openingHoursSpecification: [
        expect.objectContaining({ dayOfWeek: ['Monday', 'Friday'], opens: '09:00', closes: '13:30' }),
        expect.objectContaining({ opens: '17:00', closes: '20:00' }),
      ],
      specialOpeningHoursSpecification: [
        expect.objectContaining({ opens: '00:00', closes: '00:00', validThrough: '2026-12-26' }),
      ],
    });
    expect(pageWith('East').map((node) => node['@id'])).not.toContain('https://quiet.example/#location-2');
  });

  test('no rating', () => {
    const { json } = describePage(exampleSite, { route: '/contact' });
    expect(json).not.toMatch(/"(aggregateRating|review|ratingValue)":/);
  });
});
