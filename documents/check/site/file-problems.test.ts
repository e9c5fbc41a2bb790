import { expect, test } from 'vitest';
import { useScratchSite } from '../../../tests/support/sites/use-scratch-site.ts';

const site = useScratchSite();

const page = (name: string, more = '') => `title: ${name} in San Diego, gently treated
description: What we do for ${name}, how long a visit takes, and how the care goes on at home.
${more}sections:
  - type: hero
    heading: ${name}
    tagline: Gently treated.
    actions: [{ label: Book a visit, href: /contact }]
`;

test.each([
  ['_site.yaml', (text: string) => text.replace('name: B', 'name:B'), 'yaml-colon _site.yaml'],
  ['contact.yaml', () => '# to be written\n', 'file-empty contact.yaml'],
  ['contact.yaml', () => 'title: A\nname:Contact\n', 'yaml-colon contact.yaml'],
])('%s without values is one problem, and links to it are not doubted: %#', async (file, change, at) => {
  site.write(file, change(site.text(file)));
  expect(await site.findings()).toMatchObject([{ at }]);
});

const long = `${'a'.repeat(201)}.yaml`;

test.each<[file: string, code: string, params: object]>([
  ['Gum_Care.yaml', 'file-name', { name: 'gum-care.yaml' }],
  ['gum care.yaml', 'file-name', { name: 'gum-care.yaml' }],
  ['Care/gums.yaml', 'file-name', { name: 'care/gums.yaml' }],
  ['gums-.yaml', 'file-name', { name: 'gums.yaml' }],
  [long, 'file-name', {}],
  ...['api', 'assets', 'data', 'media'].map((name): [string, string, object] => [
    `${name}.yaml`,
    'file-name',
    {},
  ]),
  ['index.yaml', 'route-twice', {}],
])('the file name %s is one problem', async (file, code, params) => {
  site.write(file, page('Gums', 'noindex: true\n'));
  expect(await site.findings()).toMatchObject([{ at: `${code} ${file}`, params }]);
});

test('a file name may have 200 characters', async () => {
  site.write(`care/${'b'.repeat(200)}.yml`, page('Care', 'noindex: true\n'));
  expect(await site.findings()).toEqual([]);
});

test('overlong lines and texts are reported and not checked further', async () => {
  site.edit('_forms/contact.yaml', 'submit: Send', `submit: "${'-'.repeat(20_000)}"`);
  site.edit(
    'home.yaml',
    'heading: A dentist who takes the time',
    `heading: |\n${'      & a ]\n'.repeat(4000)}`,
  );
  expect(await site.findings()).toMatchObject([
    {
      at: 'file-size _forms/contact.yaml texts.submit',
      params: { size: 20_012, most: 10_000, part: 'line' },
    },
    { at: 'file-size home.yaml sections.0.heading', params: { size: 24_000, most: 20_000, part: 'text' } },
  ]);
});

test('all problems are reported at once, in the order of files and lines', async () => {
  site.edit('_forms/contact.yaml', 'submit: Send\n', 'submit: "Send\n');
  site.edit('home.yaml', 'tagline: Check', 'taglin: Check');
  site.edit('home.yaml', 'icon: wallet', 'icon: walet');
  site.edit('home.yaml', '(/contact#hours)', '(/hours)');
  site.edit('_shared/book.yaml', '{visit}', '{visits}');
  expect(await site.findings()).toMatchObject(
    [
      'yaml-quotes _forms/contact.yaml',
      'unknown-token _shared/book.yaml text',
      'unknown-field home.yaml sections.0.taglin',
      'unknown-value home.yaml sections.1.items.1.icon',
      'broken-link home.yaml sections.3.items.1.answer',
    ].map((at) => ({ at })),
  );
});

test('columns count characters, also after characters of two UTF-16 units', async () => {
  site.edit('home.yaml', 'tagline: Check-ups', 'tagline: 🦷🦷 {nme} Check-ups');
  expect(await site.problems()).toEqual([expect.stringContaining('home.yaml:7:17 ')]);
});

test('lines may end as on Windows', async () => {
  site.write('_forms/contact.yaml', site.text('_forms/contact.yaml').replaceAll('\n', '\r\n'));
  expect(await site.problems()).toEqual([]);
  site.edit('_forms/contact.yaml', 'submit: Send\r', 'submit:Send\r');
  expect(await site.problems()).toEqual([expect.stringContaining('_forms/contact.yaml:31:3 ')]);
});
