import { expect, test } from 'vitest';
import { useScratchSite } from '../../../tests/support/sites/use-scratch-site.ts';

const site = useScratchSite();

const prose = (text: string): string =>
  `  - type: prose\n    heading: On the side\n    text: |\n      ${text.replaceAll('\n', '\n      ')}\n`;
const contact = '  - type: contact-details';

/** Inserts a section with a text as second one of the contact page. */
const insert = (text: string): void => site.edit('contact.yaml', contact, prose(text) + contact);
const at = (code: string): string => `${code} contact.yaml sections.1.text`;

test.each<[text: string, mark: string]>([
  ['Free for patients of {{name}}.', '{{name}}'],
  ['Free for patients of {name.', '{name'],
  ['Free for {patients.', '{'],
  ['See [the page] (/contact).', '] ('],
  ['**One.** And **two.', '**'],
  ['Come <b>early</b>.', '<b>'],
  ...['- ', '•\t', '•   ', '·\t', '·         ', 'o   ', 'o\t', '§ \u00a0', '\u25cf\u00a0 ', '\uf0b7 '].map(
    (bullet) => [`We bring it:\n${bullet}a chair`, bullet.replaceAll(/\s+/g, ' ')] satisfies [string, string],
  ),
])('stray characters are one problem: %s', async (text, mark) => {
  insert(text);
  expect(await site.findings()).toMatchObject([{ at: at('stray-mark'), params: { mark } }]);
});

test('bold words and links in a field of plain words are one problem', async () => {
  site.edit('contact.yaml', 'heading: Write to us', "heading: '**Write** to us'");
  expect(await site.findings()).toMatchObject([{ at: 'stray-mark contact.yaml sections.2.heading' }]);
});

const claims = "  visit: 40 minutes\n  years: '13'\n  clients: 4,000\n  warranty: 5-year";

/** What is true of others, and numbers that are no telephone numbers. */
test.each([
  'The lobby has shone since 2012, and the mission since 1776. The maker was founded in 1958 in Italy.',
  'Our hygienist has 18 years of experience. Asbestos is out of use since 1980.',
  'In 2024, 40 clients asked for it; 9 of 10 clients choose white.',
  'The crown comes with a 25-year warranty from its maker.',
  'Complaints go to info@dbc.ca.gov.',
  'Order 2125550199, ISO 10545-13:2016, $25,000-$100,000, 1950-1975, 12.5 × 24 mm.',
  '{name}’s chairs are new, and the water is bright.',
  'Note: the price is the same.\nWe say it: here.\nText: is a word.\nlabel: another one.',
  'Gaps < 2 mm and > 3 mm; 5 * 3 = 15; a (b) [c]; it is - so they say - done.',
  'Open till\no clock, and § 5 says so\n– or so; · it is.',
  'Learn more about [gum care and its cost](/contact), 24/7.',
])('natural text is no problem: %s', async (text) => {
  site.edit('_site.yaml', '  visit: 40 minutes', claims);
  insert(text);
  expect(await site.problems()).toEqual([]);
});

test.each([
  ['Since 2012, we have cared for teeth.', 'Since 2012, we', 'since', '2011'],
  ['We opened the practice in 2012.', 'We opened the practice in 2012', 'since', '2011'],
  ['With 20+ years of experience, we see it.', 'With 20+ years of experience', 'years', '13'],
  ['We have served over 5,000 patients and 5,000+ clients.', '5,000+ clients', 'clients', '4,000'],
  ['Our 10-year warranty holds.', 'Our 10-year warranty', 'warranty', '5-year'],
])('a statement about the business is compared with the facts: %s', async (text, written, token, fact) => {
  site.edit('_site.yaml', '  visit: 40 minutes', claims);
  insert(text);
  expect(await site.findings()).toMatchObject([
    { at: at('claim-contradicted'), params: { text: written, token, fact } },
  ]);
});

const samples = 'nombre@ejemplo.com tu.nombre@correo.com name@example.com you@yourdomain.com nom@exemple.fr';
const real = 'info@old-practice.com nomad@old-practice.com desk@exemplary.com you-and-me@old-practice.com';
test.each([
  ...`${samples} vorname@beispiel.de ana@mail.example.org`.split(' ').map((address) => [address, 0] as const),
  ...real.split(' ').map((address) => [address, 1] as const),
])('the e-mail address %s in a text has %i problems', async (address, count) => {
  insert(`Write it as ${address} here.`);
  expect(await site.findings()).toMatchObject(
    Array.from({ length: count }, () => ({ at: at('claim-contradicted') })),
  );
});

test('texts next to a form field may contain any e-mail address', async () => {
  site.edit('_site.yaml', 'Please check the e-mail address.', 'Write it as ana@correo.mx.');
  expect((await site.problems()).filter((line) => line.includes('contradicts'))).toEqual([]);
});

test('a site in Spanish may contain the word for all, and needs a note of the mail in its language', async () => {
  insert('Todo el pan. TODO.');
  expect(await site.findings()).toMatchObject([{ at: at('placeholder') }]);
  site.edit('_site.yaml', '\n  timeZone:', '\n  language: es\n  timeZone:');
  expect(await site.findings()).toMatchObject([{ at: 'missing-field _site.yaml mail' }]);
});
