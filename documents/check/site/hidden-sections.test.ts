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
