import { expect, test } from 'vitest';
import { useScratchSite } from '../../../tests/support/sites/use-scratch-site.ts';
import { readTexts } from '../../../tests/support/sites/bare-studio.ts';
import { SiteChecker } from '../check-site.ts';

const site = useScratchSite();

/** Adds a section to the page on how to reach the business; a line for each field. */
const addSection = (...fields: string[]): void => {
  const [first = '', ...rest] = fields;
  const details = '  - type: contact-details';
  const section = [`  - ${first}`, ...rest.map((field) => `    ${field}`)].join('\n');
  site.edit('contact.yaml', details, `${section}\n${details}`);
};

const typesOnContact = async () => {
  const { pages } = await site.read();
  return pages.find(({ route }) => route === '/contact')?.sections.map(({ type }) => type);
};

test('a hidden section is not on the page', async () => {
  const before = await typesOnContact();
  const image = 'image: { src: tooth.svg, alt: A tooth }';
  addSection('type: prose', 'hidden: true', 'heading: Parking', 'text: Behind [us](/parking).', image);
  expect(await typesOnContact()).toEqual(before);
});

test('those who write it see it in its place', async () => {
  addSection('type: prose', 'hidden: true', 'heading: Parking', 'text: Behind the house.');
  const { pages } = await new SiteChecker({ showsHidden: true }).read(readTexts(site.pagesDir));
  const { sections = [] } = pages.find(({ route }) => route === '/contact') ?? {};
  expect(sections.map(({ type }) => type)).toEqual(['hero', 'prose', 'contact-details', 'form']);
  expect(sections.map(({ hidden }) => hidden)).toEqual([undefined, true, undefined, undefined]);
});

test('it may be a second try of another section, and have texts that are still to be written', async () => {
  addSection('type: hero', 'hidden: true', 'heading: Talk to the front desk', 'tagline: ✎ Come in.');
  addSection('type: prose', 'hidden: true', 'anchor: hours', 'heading: Where and when', 'text: ✎ Soon.');
  expect(await site.problems()).toEqual([]);
});

test('its own fields are checked', async () => {
  addSection('type: prose', 'hidden: true', 'text: See [us](/contcat).');
  expect(await site.findings()).toMatchObject([
    { at: 'missing-field contact.yaml sections.1.heading' },
    { at: 'broken-link contact.yaml sections.1.text' },
  ]);
});

test('content that is only in a hidden section is ignored', async () => {
  site.edit('contact.yaml', '  - type: hero', '  - type: hero\n    hidden: true');
  expect(await site.findings()).toMatchObject([{ at: expect.stringContaining('main-heading contact.yaml') }]);
});

test('a hidden section may lead to another one', async () => {
  addSection('type: prose', 'hidden: true', 'anchor: parking', 'heading: Parking', 'text: Behind the house.');
  addSection('type: prose', 'hidden: true', 'heading: By car', 'text: See [parking](#parking).');
  expect(await site.problems()).toEqual([]);
});

test('a page that only a hidden section links to is one that nothing links to', async () => {
  site.write(
    'parking.yaml',
    `title: Parking at the practice in San Diego
description: Where to leave your car, and how long the walk from there to our door takes on foot.
sections:
  - { type: hero, heading: Parking, tagline: Behind the house., actions: [{ label: Visit, href: /contact }] }
`,
  );
  addSection('type: prose', 'hidden: true', 'heading: By car', 'text: See [parking](/parking).');
  expect(await site.findings()).toMatchObject([{ at: 'unlinked-page parking.yaml' }]);
});

test('a shared section is hidden on one page, or on all of them', async () => {
  const sectionsOfHome = async () => (await site.read()).pages.find(({ route }) => route === '/')?.sections;
  const count = (await sectionsOfHome())?.length ?? 0;
  site.edit('home.yaml', 'name: book,', 'name: book, hidden: true,');
  expect(await sectionsOfHome()).toHaveLength(count - 1);
  site.restore();
  site.write('_shared/book.yaml', `${site.text('_shared/book.yaml')}hidden: true\n`);
  expect(await sectionsOfHome()).toHaveLength(count - 1);
});

test.each([
  ['publishAt: 2101-01-01', { word: 'before', moment: '2101-01-01' }],
  ["unpublishAt: '2001-01-01 17:00'", { word: 'since', moment: '2001-01-01 17:00' }],
])('a link to a section that is not on the page now is a warning: %s', async (line, params) => {
  site.edit('contact.yaml', 'anchor: hours', `anchor: hours\n    ${line}`);
  const inFooter = { at: 'absent-page _site.yaml footer.columns.0.links.1.href' };
  expect(await site.findings()).toMatchObject([
    inFooter,
    { at: 'absent-page home.yaml sections.3.items.1.answer', params: { route: '/contact#hours', ...params } },
  ]);
  site.edit('home.yaml', '  - type: faq', `  - type: faq\n    ${line}`);
  expect(await site.findings()).toMatchObject([inFooter]);
});

test('unfinished texts of a section are a warning before its date, of its shared section and form too', async () => {
  addSection('type: prose', 'publishAt: 2101-01-01', 'heading: Parking', 'text: ✎ Soon.');
  site.edit('home.yaml', 'name: book,', 'name: book, publishAt: 2101-01-01,');
  site.edit('_shared/book.yaml', 'heading: ', 'heading: ✎ ');
  const severities = async () =>
    (await site.read()).problems.filter(({ code }) => code === 'unfinished').map(({ severity }) => severity);
  expect(await severities()).toEqual(['warning', 'warning']);
  site.edit('contact.yaml', 'publishAt: 2101-01-01', 'publishAt: 2001-01-01');
  expect(await severities()).toEqual(['warning', 'error']);
});

test('dates of a section are checked, and the one with the main heading has none', async () => {
  site.edit('contact.yaml', '  - type: hero', '  - type: hero\n    publishAt: 2101-01-01');
  addSection('type: prose', 'unpublishAt: 2101-02-30', 'heading: Parking', 'text: Behind the house.');
  site.write(
    '_site.yaml',
    `notice: { heading: Closed, text: Today., publishAt: 2101-01-02, unpublishAt: 2101-01-01 }\n${site.text('_site.yaml')}`,
  );
  expect(await site.findings()).toMatchObject([
    { at: 'publish-dates _site.yaml notice.unpublishAt', params: { cause: 'order' } },
    { at: 'publish-dates contact.yaml sections.0.publishAt', params: { cause: 'always' } },
    { at: 'publish-dates contact.yaml sections.1.unpublishAt', params: { cause: 'calendar' } },
  ]);
});
