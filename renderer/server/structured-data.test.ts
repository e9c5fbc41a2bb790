import { describe, expect, test } from 'vitest';
import { exampleAssets } from '../../tests/support/sites/example-assets.ts';
import { examplePage, exampleSite } from '../../tests/support/sites/example-site.ts';
import { interpolate } from '../../documents/read/site/interpolate.ts';
import type { Page } from '../../schema/page.ts';
import type { Site } from '../../schema/site.ts';
import { createPageData } from '../page-data.ts';
import { createPageRenderer } from './render-page.tsx';

type Node = Record<string, unknown> & { '@type': string };
type Step = { name: string; item: string };
type Hours = { opens: string; closes: string };

const home = { label: 'Home', href: '/' };
const contact = { label: 'Contact', href: '/contact' };
const image = { src: 'chair.jpg', alt: 'A chair' };

const withMenu = (...menu: Site['header']['menu']): Site => ({
  ...exampleSite,
  header: { ...exampleSite.header, menu },
});

const escape = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#x27;');

const withoutTags = (html: string): string => html.replaceAll(/<[^>]*>/g, '');

/** Renders a page and returns its visible content and its structured data. */
const render = async (
  site: Site,
  page: Partial<Page> & { route: string },
  names = new Map<string, string>(),
) => {
  const data = examplePage(page.route);
  const completePage = { ...data.page, ...page };
  const renderPage = await createPageRenderer(site, exampleAssets);
  const html = renderPage({
    ...data,
    page: completePage,
    trail: createPageData(site, completePage, { describe: () => ({}) }, names).trail,
  });
  const [, json = '{}'] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
  const { '@graph': graph } = JSON.parse(json) as { '@graph': Node[] };
  const [, list = ''] = /<nav aria-label="You are here"[^>]*><ol>(.*?)<\/ol>/s.exec(html) ?? [];
  const body = html.slice(html.indexOf('<body'));
  return {
    graph,
    business: graph[0] as Node,
    stated: (graph.find((node) => node['@type'] === 'BreadcrumbList')?.['itemListElement'] ?? []) as Step[],
    steps: [...list.matchAll(/<li>(.*?)<\/li>/g)].map(([, step = '']) => withoutTags(step)),
    text: withoutTags(body.replaceAll('<', '\n<')),
  };
};

const formatTime = (time: string): string => {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
};

/** Returns the facts about the business in the structured data, except for the phone number, which is written differently. */
const statedFacts = ({ name, email, areaServed, address, ...rest }: Node): string[] => {
  const { streetAddress, addressLocality, postalCode } = (address ?? {}) as Record<string, string>;
  const hours = (rest['openingHoursSpecification'] ?? []) as Hours[];
  return [
    ...[name, email, areaServed, streetAddress, addressLocality, postalCode]
      .filter((fact) => fact !== undefined)
      .map(String),
    ...hours.map(({ opens, closes }) => `${formatTime(opens)}-${formatTime(closes)}`),
  ];
};

describe('the structured data contain the breadcrumbs of the page', () => {
  const services = { label: 'Services', image, links: [contact] };
  test.each<[string, Site, string[]]>([
    ['with a menu entry for the home page', exampleSite, ['Home', 'Contact']],
    ['without one', withMenu({ label: 'Questions', href: '/#questions' }), ['Quiet Dental', 'A page']],
    [
      'with only a section of the home page',
      withMenu({ label: 'Start', href: '/#content' }, contact),
      ['Quiet Dental', 'Contact'],
    ],
    [
      'without one, below another entry',
      withMenu({ label: 'More', href: '/more', categories: [services] }),
      ['Quiet Dental', 'More', 'Contact'],
    ],
    [
      'below a section of the home page',
      withMenu({ label: 'Work', href: '/#work', categories: [services] }),
      ['Quiet Dental', 'Work', 'Contact'],
    ],
    ['below the home page itself', withMenu({ ...home, categories: [services] }), ['Home', 'Contact']],
    [
      'with the home page below another entry',
      withMenu({ label: 'More', href: '/more', categories: [{ ...services, links: [home, contact] }] }),
      ['Home', 'More', 'Contact'],
    ],
    [
      'below another site',
      withMenu(home, { label: 'Shop', href: 'https://shop.example/all', categories: [services] }),
      ['Home', 'Shop', 'Contact'],
    ],
  ])('%s', async (_, site, expected) => {
    const { steps, stated } = await render(site, { route: '/contact' });
    expect(steps).toEqual(expected);
    expect(stated.map(({ name }) => name)).toEqual(expected);
    for (const { item } of stated) expect(item).toMatch(/^https:\/\/(quiet|shop)\.example\/[^:]*$/);
  });

  const names = new Map([
    ['/law', 'Law'],
    ['/law/family', 'Family law'],
  ]);
  test.each<[string, Site, string[]]>([
    ['/law/family', exampleSite, ['Home', 'Law', 'A page']],
    ['/law/family/adoption', exampleSite, ['Home', 'Law', 'Family law', 'A page']],
    ['/law/tax/audit', exampleSite, ['Home', 'Law', 'A page']],
    ['/lawn/family', exampleSite, ['Home', 'A page']],
    ['/law/family', withMenu(home, { label: 'Practice', href: '/law' }), ['Home', 'Practice', 'A page']],
    [
      '/law/family',
      withMenu(home, {
        label: 'Practice',
        href: '/law',
        categories: [{ ...services, links: [{ label: 'Families', href: '/law/family' }] }],
      }),
      ['Home', 'Practice', 'Families'],
    ],
    [
      '/law/family',
      withMenu(home, {
        label: 'More',
        href: '/more',
        categories: [{ ...services, links: [{ label: 'Practice', href: '/law' }] }],
      }),
      ['Home', 'More', 'Practice', 'A page'],
    ],
  ])('the pages above %s', async (route, site, expected) => {
    const { steps, stated, graph } = await render(site, { route }, names);
    expect(steps).toEqual(expected);
    expect(stated.map(({ name }) => name)).toEqual(expected);
    expect(graph.some((node) => node['@type'] === 'Service')).toBe(expected.includes('Families'));
  });

  test('none on the home page, wherever it is in the menu', async () => {
    const below = withMenu({
      label: 'More',
      href: '/more',
      categories: [{ label: 'A', image, links: [home] }],
    });
    for (const site of [exampleSite, withMenu(contact), below]) {
      const { steps, stated } = await render(site, { route: '/' });
      expect([steps, stated]).toEqual([[], []]);
    }
  });

  test('for any name of a page', async () => {
    for (const name of ['Review', 'aggregateRating', 'A & B "C"', '</script>']) {
      const { steps, stated } = await render(exampleSite, { route: '/more', name });
      expect(steps.at(-1)).toBe(escape(name));
      expect(stated.at(-1)?.name).toBe(name);
    }
  });
});

describe('the structured data contain the facts that the page shows', () => {
  const { facts, footer } = exampleSite;
  const lines = [facts.phone, facts.email, `${facts.street}, ${facts.city}, ${facts.state} ${facts.zip}`];
  const contactLines = (...texts: string[]): Site => ({
    ...exampleSite,
    topBar: [],
    footer: { ...footer, contact: { ...footer.contact, lines: texts.map((text) => ({ text })) } },
  });

  test.each([
    ['(208) 834-2200', '+12088342200'],
    ['1-208-834-2200', '+12088342200'],
    ['+34 918 80 12 34', '+34918801234'],
  ])('the phone number %s as %s, which its links dial', async (phone, expected) => {
    const site = { ...contactLines(phone), facts: { ...facts, phone } };
    const { business } = await render(site, { route: '/contact' });
    expect(business['telephone']).toBe(expected);
    expect(interpolate(`tel:${phone}`, new Map())).toBe(`tel:${expected}`);
  });

  test.each([
    [lines, [facts.email, facts.street, facts.city, facts.zip]],
    [[facts.phone], []],
    [['Ask for the boss'], []],
  ])('in the lines %j', async (texts, expected) => {
    const { business, text } = await render(contactLines(...texts), { route: '/contact' });
    const stated = statedFacts(business);
    expect(stated).toEqual(expect.arrayContaining(['Quiet Dental', ...expected]));
    expect(business['telephone']).toBe(texts.includes(facts.phone) ? '5550100' : undefined);
    for (const fact of stated) expect(text).toContain(escape(fact));
  });

  test.each([
    ['8:00 AM-6:00 PM', ['8:00 AM-6:00 PM']],
    ['8:00 AM-6:00 PM, by appointment', ['8:00 AM-6:00 PM']],
    ['by appointment', []],
    ['8am to 6pm', []],
  ])('with the hours "%s"', async (time, expected) => {
    const hours = { heading: 'Hours', rows: [{ days: 'Monday to Friday', time }] };
    const sections: Page['sections'] = [{ type: 'contact-details', heading: 'Here we are', ways: [], hours }];
    const { business } = await render(exampleSite, { route: '/contact', sections });
    const stated = statedFacts(business);
    expect(stated.filter((fact) => fact.includes('AM'))).toEqual(expected);
  });

  test.each([
    ['We serve', ['Ashford', 'Mill End', 'Quay']],
    [undefined, ['Ashford']],
  ])('the towns after %j in the footer', async (label, expected) => {
    const tagline = `Gentle in ${facts.area}.`;
    const towns = [{ name: 'Mill End', href: '/mill-end' }, { name: 'Quay' }];
    const site = { ...exampleSite, towns, footer: { ...footer, tagline, towns: label } };
    const { business, text } = await render(site, { route: '/contact' });
    expect([business['areaServed']].flat()).toEqual(expected);
    expect(text.includes('We serve')).toBe(label !== undefined);
  });

  test('no rating', async () => {
    const { graph } = await render(exampleSite, { route: '/contact' });
    expect(JSON.stringify(graph)).not.toMatch(/"(aggregateRating|review|ratingValue)":/);
  });
});
